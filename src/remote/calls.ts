import type { CoreBank } from "../bank/bank.ts";

/**
 * How a body holds the argument of a function, where it takes one: a name is its field, "..." is an object of all fields,
 * and "...?" is the same but omitted when there are none.
 */
export type Arguments = readonly [] | readonly [string];

/**
 * The arguments of the functions of each group; the type requires every function of the groups that a bank has, and
 * no other group.
 */
type Group<Functions, Reads = never> = Readonly<Record<Exclude<keyof Functions, Reads>, Arguments>>;

interface Calls {
  readonly "": Group<Pick<CoreBank, "reset" | "restore" | "loadScenario" | "explain">>;
  readonly faults: Group<CoreBank["faults"], "list" | "add">;
  readonly history: Group<CoreBank["history"], "entries" | "branches">;
  readonly clock: Group<CoreBank["clock"], "now" | "nextEvent" | "upcoming" | "paused" | "speed">;
}

/**
 * The functions of the bank that can be called over HTTP, by their JS names. Those of `bank.simulate` are declared by
 * the resources. Both the control routes and `connect` are made from this list.
 */
export const CALLS = {
  "": { reset: ["...?"], restore: ["..."], loadScenario: ["name"], explain: ["..."] },
  faults: { remove: ["id"], clear: [] },
  history: { start: ["...?"], stop: [], goTo: ["entry"], switchTo: ["branch"] },
  clock: { advance: ["..."], advanceTo: ["instant"], pause: [], resume: [], setSpeed: ["speed"] },
} satisfies Calls;
