import type { ResourceDescription, Snapshot } from "../../core.ts";
import { Problem } from "../../engine/http/problems.ts";
import { type ConnectOptions, createTransport, type Transport } from "../../remote/transport.ts";
import { Advice, chosen } from "./advice.ts";
import { shown } from "./result.ts";

/** A bank that calls may be about, and how it is reached. The same object stands for the same bank. */
export interface ServedBank extends Omit<ConnectOptions, "resources"> {
  /** How a call names it, such as "page-1". */
  readonly name: string;
  /** What tells it from others, such as the address of its page. */
  readonly about: string;
}

/** The banks that there are now. */
export interface Banks {
  /** Whether there may be several, so that calls name theirs. */
  readonly several: boolean;
  list(): readonly ServedBank[];
  /** What to do where there is none. */
  readonly whenNone: string;
}

/** Descriptions of the collections of a bank by their names. */
export type Descriptions = Readonly<Record<string, ResourceDescription>>;

/** A bank that a call is about. */
export interface OpenBank extends Pick<ServedBank, "name" | "about"> {
  /** Its control, and its requests. */
  readonly transport: Transport;
  /** States that were kept, by the names that they were given. */
  readonly checkpoints: Map<string, Snapshot>;
  /** Whether its process has what the tools need there, which that of another version, or of a world, does not. */
  readonly hasTools: boolean;
}

const opened = new WeakMap<ServedBank, Promise<OpenBank>>();

/** The bank of a call. Throws an Advice that names those there are, where the name is none of them or missing. */
export async function openBank(banks: Banks, name: string | undefined): Promise<OpenBank> {
  const list = banks.list();
  const [first, ...others] = list;
  if (!first) throw new Advice(banks.whenNone);
  if (name === undefined && others.length > 0)
    throw new Advice(`There are several banks: give "bank", one of ${list.map(describe).join(", ")}.`);
  const found = name === undefined ? first : chosen("bank", name, list, (each) => each.name);
  const known = opened.get(found);
  if (known !== undefined) return known;
  const open = opening(found);
  opened.set(found, open);
  // A bank that does not answer now may do so later.
  open.catch(() => void opened.delete(found));
  return open;
}

/** The name of a bank with what tells it from others. */
export function describe({ name, about }: Pick<ServedBank, "name" | "about">): string {
  return `${name} (${shown(about)})`;
}

async function opening(served: ServedBank): Promise<OpenBank> {
  const { name, about, ...address } = served;
  const transport = createTransport(address);
  const hasTools = await transport.call("mcp/record", {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.status === 404) return false;
      throw error;
    },
  );
  return { name, about, transport, checkpoints: new Map(), hasTools };
}

/** What is known of a bank's collections. */
export async function descriptionsOf({ transport }: OpenBank): Promise<Descriptions> {
  return (await transport.read("resources")) as Descriptions;
}

/** What is known of a collection. Throws an Advice with the nearest one for a name that is none. */
export async function described(bank: OpenBank, collection: string): Promise<ResourceDescription> {
  return chosen(
    "collection",
    collection,
    Object.values(await descriptionsOf(bank)),
    (each) => each.collection,
  );
}
