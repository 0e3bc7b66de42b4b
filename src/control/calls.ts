import type { Bank } from "../bank.ts";

/**
 * How the arguments of a verb stand in the body: a name is the field that holds one of them, "..."
 * is one object of all other fields, and "...?" likewise, but left out when there are none.
 */
export type Arguments = readonly string[];

/** What the verbs of a group take; a group that a bank has not must be left out, one that it has must be whole. */
type Group<Verbs, Reads = never> = Readonly<Record<Exclude<keyof Verbs, Reads>, Arguments>>;

type Simulations = {
  readonly [Area in keyof Bank["simulate"] as `simulate/${Area}/:id`]: Group<Bank["simulate"][Area]>;
};

interface Calls extends Simulations {
  readonly "": Group<Pick<Bank, "reset" | "restore" | "scenario">>;
  readonly clock: Group<Bank["clock"], "now" | "nextEvent" | "upcoming" | "paused" | "speed">;
}

/**
 * Every verb that can be called over HTTP, by its path: the JS name, with the id where there is one
 * in front of the verb. The control routes and the remote client are both made of it.
 */
export const CALLS = {
  "": { reset: ["...?"], restore: ["..."], scenario: ["name"] },
  clock: { advance: ["..."], advanceTo: ["instant"], pause: [], resume: [], setSpeed: ["speed"] },
  "simulate/ach/:id": { process: [], settle: [], return: ["code"], hold: [], release: [], reject: [] },
  "simulate/cards/:id": {
    authorize: ["..."],
    clear: ["reference", "..."],
    reverse: ["reference", "..."],
    refund: ["..."],
  },
  "simulate/companies/:id": { transition: ["status", "...?"] },
} satisfies Calls;

/** The JS names on the way to the verbs of a group, such as ["simulate", "ach"]. */
export function ownersOf(group: string): readonly string[] {
  return group.split("/").filter((name) => name !== "" && name !== ":id");
}
