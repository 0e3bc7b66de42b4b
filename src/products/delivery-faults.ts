import * as z from "zod/mini";

/** What may go wrong with the first attempt of a delivery. */
export const DELIVERY_FAULTS = [
  "late",
  "twice",
  "out-of-order",
  "lost",
  "wrong-signature",
  "old-signature",
  "truncated-body",
  "burst",
] as const;

/** What may go wrong with the first attempt of a delivery. */
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

const whole = { error: "must be a whole number of at least 1." };
const count = z.int(whole).check(z.minimum(1, whole));
const rate = { error: "must be a number from 0 to 1." };

/** The schema of a rule, in a bank whose events have these types. */
export const ruleOf = (types: readonly string[]) =>
  z.strictObject({
    on: z.optional(z.enum(types, { error: `must be one of ${types.join(", ")}.` })),
    nth: z.optional(count),
    every: z.optional(count),
    rate: z.optional(z.number(rate).check(z.minimum(0, rate), z.maximum(1, rate))),
    then: z.enum(DELIVERY_FAULTS, { error: `must be one of ${DELIVERY_FAULTS.join(", ")}.` }),
  });

/** Which deliveries go wrong, and how. */
export interface DeliveryFaultRule {
  /** The type of their events; by default every one. */
  readonly on?: string | undefined;
  /** The n-th event of these alone, from 1. */
  readonly nth?: number | undefined;
  /** Every n-th event of these. */
  readonly every?: number | undefined;
  /** The part of these events for which it happens, from 0 to 1. */
  readonly rate?: number | undefined;
  /** What goes wrong. */
  readonly then: DeliveryFault;
}

/** What goes wrong with the deliveries of an event; `numberOf` returns its number, from 1, among those of a type, or of all. */
export function faultOf(
  { rules, seed }: { readonly rules: readonly DeliveryFaultRule[]; readonly seed: number },
  event: { readonly id: string; readonly event_type: string },
  numberOf: (type: string | undefined) => number,
): DeliveryFault | null {
  for (const [at, { on, nth, every, rate, then }] of rules.entries()) {
    if (on !== undefined && on !== event.event_type) continue;
    const number = nth === undefined && every === undefined ? 0 : numberOf(on);
    if (nth !== undefined && number !== nth) continue;
    if (every !== undefined && number % every !== 0) continue;
    if (rate !== undefined && portionOf(`${seed} ${at} ${event.id}`) >= rate) continue;
    return then;
  }
  return null;
}

/** A number from 0 to 1 (exclusive) that a text always has: FNV-1a, mixed again, since the last digits differ least. */
function portionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
