import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";

/** Options that no recipe has: keys and what requests are signed with are secrets, and the last one says nothing about the bank. */
const LEFT_OUT: ReadonlySet<string> = new Set(["apiKeys", "signatures", "record"]);

/** The options of a bank as plain JSON without those that hold functions, and where these functions stand. */
export interface PlainOptions {
  readonly options: JsonObject;
  /** Such as "scenarios.mine" or "faults.0.on". */
  readonly functions: readonly string[];
}

/** Makes plain options of those that were given. */
export function plainOptions(given: object): PlainOptions {
  const named = Object.entries(given).filter(([name]) => !LEFT_OUT.has(name));
  const functions = named.flatMap(([name, value]) => functionsIn(value, name));
  const plain = named.filter(([, value]) => functionsIn(value, "").length === 0);
  return { options: JSON.parse(JSON.stringify(Object.fromEntries(plain))), functions };
}

function functionsIn(value: unknown, path: string): readonly string[] {
  if (typeof value === "function") return [path];
  if (!isJsonObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => functionsIn(each, `${path}.${name}`));
}

/** The names of resources of a team's own among the places of functions in the options. */
export function ownNames(functions: readonly string[]): readonly string[] {
  return functions.flatMap((path) => ownName(path) ?? []);
}

/** The name of a resource of a team's own by its place in the options: "resources.payouts". */
export function ownName(path: string): string | undefined {
  return /^resources\.(\w+)$/.exec(path)?.[1];
}
