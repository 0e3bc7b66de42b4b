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

const count = z
  .int({ error: "a whole number of at least 1" })
  .check(z.minimum(1, { error: "a whole number of at least 1" }));
const rate = { error: "a number from 0 to 1" };

const Rule = z.strictObject({
  on: z.optional(z.string({ error: "a type of events" })),
  nth: z.optional(count),
  every: z.optional(count),
  rate: z.optional(z.number(rate).check(z.minimum(0, rate), z.maximum(1, rate))),
  then: z.enum(DELIVERY_FAULTS, { error: `one of ${DELIVERY_FAULTS.join(", ")}` }),
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
  const mustBe = (path: readonly PropertyKey[], expected: string, got: unknown): never => {
    const name = `Option 'faults.${path.join(".")}' of eventResourcesWith`;
    throw new TypeError(`${name} must be ${expected}, got ${JSON.stringify(got)}.`);
  };
  for (const [at, rule] of rules.entries()) {
    const [issue] = Rule.safeParse(rule).error?.issues ?? [];
    const [part] = issue?.path ?? [];
    const expected = part === undefined ? `a rule of ${Object.keys(Rule.shape).join(", ")}` : issue?.message;
    if (issue)
      mustBe(
        [at, ...issue.path],
        expected ?? "",
        part === undefined ? rule : rule[part as keyof typeof rule],
      );
    if (rule.on !== undefined && !types.includes(rule.on))
      mustBe([at, "on"], `one of ${types.join(", ")}`, rule.on);
  }
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
