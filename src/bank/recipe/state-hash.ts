import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";

/** The clock of a bank at one moment; `at` is bank time in milliseconds. */
export interface ClockNow {
  readonly at: number;
  readonly paused: boolean;
  readonly speed: number;
}

/**
 * A hash of a state at a bank time, whatever machine it is on: to notice that two states differ, and no protection against
 * anyone who wants them to look the same. `crypto.subtle` is missing on pages without https.
 */
export function stateHash({ random, timers, progress, tables }: Snapshot, clock: ClockNow): string {
  const { at, paused, speed } = clock;
  const state = { at, paused, speed, random, timers, progress, tables };
  return hashOf(JSON.stringify(state, (_, value: unknown) => (isJsonObject(value) ? sorted(value) : value)));
}

/** Two rounds of FNV-1a with different primes, in base 36. */
export function hashOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return ((one >>> 0) * 2 ** 20 + ((other >>> 0) % 2 ** 20)).toString(36);
}

/** A member may be called `__proto__`, so the copy is made of entries. */
function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
