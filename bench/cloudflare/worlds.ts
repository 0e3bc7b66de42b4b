import { HEADERS } from "../support/bank.ts";

/** Worlds of banks at an address. */
export interface Worlds {
  readonly name: string;
  readonly url: string;
  /** The headers of calls to the control. */
  readonly control: Readonly<Record<string, string>>;
  /** Makes a world, where worlds are made before their first request. */
  make(world: string): Promise<void>;
  /** Ends it, and starts it again on what it has stored. */
  restart(): Promise<void>;
  /** How many bytes a world has stored. */
  stored(world: string): Promise<number>;
  stop(): Promise<void>;
}

/** Sends a request to a world. Rejects for a refusal, so that no bench of successes measures refusals. */
export async function ask(
  { url, control }: Pick<Worlds, "url" | "control">,
  world: string,
  path: string,
  init: RequestInit = {},
): Promise<string> {
  const isControl = path.startsWith("/_sandbank");
  const headers = { ...HEADERS, "x-sandbank-world": world, ...(isControl && control) };
  const response = await fetch(url + path, { ...init, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} of ${world} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}
