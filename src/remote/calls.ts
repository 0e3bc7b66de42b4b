import type { Bank } from "../bank/create-bank.ts";

/**
 * How the arguments of a action stand in the body: a name is the field that holds one of them, "..."
 * is one object of all other fields, and "...?" likewise, but left out when there are none.
 */
export type Arguments = readonly string[];

/** What the actions of a group take; a group that a bank has not must be left out, one that it has must be whole. */
type Group<Actions, Reads = never> = Readonly<Record<Exclude<keyof Actions, Reads>, Arguments>>;

type Simulations = {
  readonly [Area in keyof Bank["simulate"] as `simulate/${Area}/:id`]: Group<Bank["simulate"][Area]>;
};

interface Calls extends Simulations {
  readonly "": Group<Pick<Bank, "reset" | "restore" | "loadScenario">>;
  readonly clock: Group<Bank["clock"], "now" | "nextEvent" | "upcoming" | "paused" | "speed">;
}

/**
 * Every action that can be called over HTTP, by its path: the JS name, with the id where there is one
 * in front of the action. The control routes and the remote client are both made of it.
 */
export const CALLS = {
  "": { reset: ["...?"], restore: ["..."], loadScenario: ["name"] },
  clock: { advance: ["..."], advanceTo: ["instant"], pause: [], resume: [], setSpeed: ["speed"] },
  "simulate/achTransfers/:id": {
    process: [],
    settle: [],
    return: ["code"],
    hold: [],
    release: [],
    reject: [],
  },
  "simulate/virtualCards/:id": {
    authorize: ["..."],
    clear: ["reference", "..."],
    reverse: ["reference", "..."],
    refund: ["..."],
  },
  "simulate/companies/:id": { transition: ["status", "...?"] },
} satisfies Calls;

/** The JS names on the way to the actions of a group, such as ["simulate", "ach"]. */
export function ownersOf(group: string): readonly string[] {
  return group.split("/").filter((name) => name !== "" && name !== ":id");
}
