import { expect } from "vitest";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { settingText } from "../../src/fidelity/options/settings.ts";
import { explain } from "../../src/fidelity/report/explain.ts";
import type { BankOptions } from "../../src/index.ts";
import { cardCases } from "../conformance/cards.ts";
import type { ConformanceCase } from "../conformance/case.ts";
import { onboardingCases } from "../conformance/onboarding.ts";
import { paymentCases } from "../conformance/payments.ts";
import { playedTo } from "./played.ts";
import { recordingOf } from "./recording.ts";
import { SCRIPTS } from "./scripts.ts";

type Assumptions = NonNullable<BankOptions["assumptions"]>;

const assume = (assumptions: Assumptions): BankOptions => ({ assumptions });

/** Without the one that sends more than 10 MiB, which each replay would send again. */
const smallOnboardingCases = onboardingCases.filter(({ name }) => !name.includes("above the limit"));

/** Options that the conformance suite can see, how each is named, and the cases among which some show it. */
export const CHANGED: [string, readonly ConformanceCase[], BankOptions][] = [
  ['assumptions.listOrder: "oldest-first"', paymentCases, assume({ listOrder: "oldest-first" })],
  ['assumptions.statusCodes: "documented"', paymentCases, assume({ statusCodes: "documented" })],
  ['assumptions.statusCodes: "documented"', smallOnboardingCases, assume({ statusCodes: "documented" })],
  ['assumptions.nextLink: "cursor-only"', paymentCases, assume({ nextLink: "cursor-only" })],
  ['assumptions.paymentIds: "numbers"', paymentCases, assume({ paymentIds: "numbers" })],
  [
    'assumptions.wireRoutingField: "wire_routing_Number"',
    paymentCases,
    assume({ wireRoutingField: "wire_routing_Number" }),
  ],
  ["assumptions.ach.settleAfterBankingDays: 3", paymentCases, assume({ ach: { settleAfterBankingDays: 3 } })],
  ["assumptions.ach.processAfterMinutes: 61", paymentCases, assume({ ach: { processAfterMinutes: 120 } })],
  ["assumptions.review: null", smallOnboardingCases, assume({ review: null })],
  [
    'assumptions.review.outcome: "rejected"',
    smallOnboardingCases,
    assume({ review: { outcome: "rejected" } }),
  ],
  ["maxCardAmount: 5000", cardCases, { maxCardAmount: 5000 }],
  ['suppliers: [{ id: "7", name: "Other" }]', cardCases, { suppliers: [{ id: "7", name: "Other" }] }],
  [
    "assumptions.errorBody: (problem) => ({ code: problem.status, detail: problem.message })",
    paymentCases,
    assume({ errorBody: ({ message, status }) => ({ code: status, detail: message }) }),
  ],
  [
    'assumptions.perTransactionMinZero: "accept"',
    [SCRIPTS.cardWithMinimum0],
    assume({ perTransactionMinZero: "accept" }),
  ],
  [
    'assumptions.transactionsMaxZero: "unlimited"',
    [SCRIPTS.cardWithoutUses],
    assume({ transactionsMaxZero: "unlimited" }),
  ],
  ['assumptions.settlementCurrency: "840"', [SCRIPTS.usedCard], assume({ settlementCurrency: "840" })],
  ['assumptions.approvedResponse: "00 OK"', [SCRIPTS.usedCard], assume({ approvedResponse: "00 OK" })],
  ["assumptions.singleFieldUpdates: true", [SCRIPTS.singleField], assume({ singleFieldUpdates: true })],
  ['assumptions.deletedLoginNames: "taken"', [SCRIPTS.deletedLogin], assume({ deletedLoginNames: "taken" })],
  [
    'assumptions.files.octetStream: "by-name"',
    [SCRIPTS.octetStream],
    assume({ files: { octetStream: "by-name" } }),
  ],
  ['assumptions.foreignStates: "free"', [SCRIPTS.foreignState], assume({ foreignStates: "free" })],
  ['assumptions.wiresSigner: "optional"', [SCRIPTS.wires], assume({ wiresSigner: "optional" })],
];

const recordings = new Map<ConformanceCase, Promise<Exchange[]>>();

/** What each case does in a service with these options, but for those that it answers as a bank of default options does. */
export async function* shownBy(
  cases: readonly ConformanceCase[],
  options: BankOptions,
): AsyncGenerator<Exchange[]> {
  for (const one of cases) {
    const recording = recordings.get(one) ?? recordingOf(one);
    recordings.set(one, recording);
    const exchanges = await playedTo(await recording, options);
    if (JSON.stringify(exchanges) !== JSON.stringify(await recording)) yield exchanges;
  }
}

/**
 * The options that explain what a recording of a service with another option shows, of which one must be that which `text` names:
 * an option that the recording cannot tell from others is named with them.
 */
export async function namesFor(text: string, exchanges: readonly Exchange[]): Promise<readonly string[]> {
  const { explaining, left, differences } = await explain(exchanges, {});
  expect(left).toEqual([]);
  if (differences.length === 0) return [];
  const [first, ...others] = explaining;
  expect(others).toEqual([]);
  const names = first === undefined ? [] : [first, ...first.alternatives].map(settingText);
  expect(names.map((name) => name.split(":")[0])).toContain(text.split(":")[0]);
  expect(differences.every(({ option }) => option === names[0])).toBe(true);
  return names;
}
