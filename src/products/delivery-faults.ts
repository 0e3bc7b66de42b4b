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

const count = z.int().check(z.minimum(1));

const Rule = z.strictObject({
  on: z.optional(z.string()),
  nth: z.optional(count),
  every: z.optional(count),
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  then: z.enum(DELIVERY_FAULTS),
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

/** Checks rules. Throws a TypeError that names the part that is wrong. */
export function checkFaultRules(rules: readonly DeliveryFaultRule[], types: readonly string[]): void {
  rules.forEach((rule, at) => {
    const { error } = Rule.safeParse(rule);
    const [issue] = error?.issues ?? [];
    const name = `Option 'faults.${[at, ...(issue?.path ?? [])].join(".")}'`;
    if (issue) throw new TypeError(`${name} of eventResourcesWith is not as it must be: ${issue.message}.`);
    if (rule.on !== undefined && !types.includes(rule.on))
      throw new TypeError(
        `Option 'faults.${at}.on' of eventResourcesWith must be one of ${types.join(", ")}, got "${rule.on}".`,
      );
  });
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

/** A number from 0 to 1 (exclusive) that a text always has: FNV-1a, mixed once more, since the last digits differ least. */
function portionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
