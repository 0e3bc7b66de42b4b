/** An answer, with its body parsed. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The service of docs/how-to/compared.md, made with one of the libraries. */
export interface Peer {
  readonly name: string;
  /** Its file, whose lines are counted. */
  readonly file: string;
  send(method: string, path: string, body?: object): Promise<Answer>;
  /** The statuses of two requests at once, of which only one should change the row. */
  readonly atOnce: readonly [number, number];
  /** Lets a day pass. */
  pass(): Promise<void> | void;
  stop(): Promise<void> | void;
}

export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}

export function jsonOf(method: string, body: object | undefined): RequestInit {
  const headers = { "content-type": "application/json" };
  return body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
}
