import type { Bank } from "../bank/bank.ts";

/**
 * How the arguments of a function stand in the body: a name is the field that holds one of them, "..."
 * is one object of all other fields, and "...?" likewise, but left out when there are none.
 */
export type Arguments = readonly string[];

/** What the functions of a group take; a group that a bank has not must be left out, one that it has must be whole. */
type Group<Functions, Reads = never> = Readonly<Record<Exclude<keyof Functions, Reads>, Arguments>>;

interface Calls {
  readonly "": Group<Pick<Bank, "reset" | "restore" | "loadScenario">>;
  readonly clock: Group<Bank["clock"], "now" | "nextEvent" | "upcoming" | "paused" | "speed">;
}

/**
 * The functions of the bank that can be called over HTTP, by their JS names. Those of
 * `bank.simulate` are declared by the resources. The control routes and `connect` are both made of them.
 */
export const CALLS = {
  "": { reset: ["...?"], restore: ["..."], loadScenario: ["name"] },
  clock: { advance: ["..."], advanceTo: ["instant"], pause: [], resume: [], setSpeed: ["speed"] },
} satisfies Calls;
