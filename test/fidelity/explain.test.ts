import { expect, test } from "vitest";
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

/** Options that the conformance suite can see, the cases that do, and how each is named. */
const changed: [string, readonly ConformanceCase[], BankOptions][] = [
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

// An option that the recording cannot tell from others is named with them.
test.each(changed)(
  "of a service with another option, exactly that is named (X167): %s",
  async (text, cases, options) => {
    const found: string[] = [];
    for (const one of cases) {
      const exchanges = await playedTo(await recordingOf(one), options);
      const { explaining, left, differences } = await explain(exchanges, {});
      expect(left).toEqual([]);
      if (differences.length === 0) continue;
      const [first, ...others] = explaining;
      expect(others).toEqual([]);
      const names = first === undefined ? [] : [first, ...first.alternatives].map(settingText);
      found.push(...names);
      expect(names.map((name) => name.split(":")[0])).toContain(text.split(":")[0]);
      expect(differences.every(({ option }) => option === names[0])).toBe(true);
    }
    expect(found).toContain(text);
  },
);

// A bank that refuses a row has fewer answers that differ, but also fewer that can be compared.
test("of a service with several options all are named, and none that only hides differences (X167)", async () => {
  const exchanges = await playedTo(await recordingOf(SCRIPTS.transfers), { profile: "observed" });
  const { explaining, left } = await explain(exchanges, {});
  expect(left).toEqual([]);
  expect(explaining.map(settingText).sort()).toEqual([
    'assumptions.nextLink: "cursor-only"',
    'assumptions.paymentIds: "numbers"',
    'assumptions.receiverFields: "left-out"',
    'assumptions.statusCodes: "documented"',
    'assumptions.wireRoutingField: "wire_routing_Number"',
  ]);
});

test("what no option explains is left as it is, with the statement about it (X167)", async () => {
  const [version] = paymentCases;
  if (!version) throw new Error("There is no case.");
  const [exchange] = await recordingOf(version);
  if (!exchange) throw new Error("Nothing was recorded.");
  const exchanges = [{ ...exchange, answer: { status: 200, body: { api_version: "2" } } }];
  const { differences, left, explaining } = await explain(exchanges, {});
  expect(explaining).toEqual([]);
  expect(left).toMatchObject([{ field: "api_version", statement: "S18", real: "2", bank: "1" }]);
  expect(differences).toEqual(left);
});
