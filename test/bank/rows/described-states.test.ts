// Statements: X248.

import { expect, test } from "vitest";
import type { BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";

type Collection = "achTransfers" | "companies" | "virtualCards";
type Assumptions = NonNullable<BankOptions["assumptions"]>;

const statusesOf = (collection: Collection, assumptions: Assumptions = {}) =>
  mondayBank({ assumptions }).resources[collection].statuses.map(({ name, tone }) => `${name}: ${tone}`);

/** The ways that time makes, as "from → to: name, when". */
const stepsOf = (collection: Collection, assumptions: Assumptions = {}) =>
  (mondayBank({ assumptions }).resources[collection].lifecycle?.edges ?? [])
    .filter(({ by }) => by === "step")
    .map(({ from, to, name, when }) => `${from} → ${to}: ${name}, ${when}`);

test("each status of a transfer and of a company has a tone", () => {
  const transfers = [
    "pending: wait",
    "processing: move",
    "hold: held",
    "succeeded: good",
    "failed: bad",
    "canceled: off",
  ];
  expect(statusesOf("achTransfers")).toEqual(transfers);
  expect(statusesOf("achTransfers", { correctedStatus: true })).toEqual(
    transfers.toSpliced(4, 0, "corrected: good"),
  );
  expect(statusesOf("companies")).toEqual([
    "pending: wait",
    "blocked: held",
    "conditionally_approved: good",
    "approved: good",
    "suspended: held",
    "rejected: bad",
    "terminated: bad",
  ]);
});

const settle = ["failed", "succeeded"].map(
  (status) => `processing → ${status}: settle, after 1 banking day, at 13:30`,
);

test.each<[assumptions: Assumptions["ach"], when: string]>([
  [{}, "after 60 minutes"],
  [{ processAfterMinutes: 1 }, "after 1 minute"],
  [{ processAfterMinutes: 0 }, "after 0 minutes"],
  [{ processAfterMinutes: { min: 5, max: 40 } }, "after 5 to 40 minutes"],
  [{ processAfterMinutes: { min: 0, max: 1 } }, "after 0 to 1 minute"],
  [{ processAfterMinutes: { min: 7, max: 7 } }, "after 7 minutes"],
  [{ processOn: "effective-date" }, "after 60 minutes, on the effective date or later"],
])("with %j a transfer is picked up %s, and then settled (P12, X86, X248, X327)", (ach, when) => {
  expect(stepsOf("achTransfers", { ach })).toEqual([`pending → processing: process, ${when}`, ...settle]);
});

test("the review of a company and the expiry of a card are steps, where the bank has them (O8, X97, X248)", () => {
  expect(stepsOf("companies")).toEqual([
    "pending → approved: review, after 2 banking days, at 22:00",
    "pending → blocked: review, after 2 banking days, at 22:00",
  ]);
  expect(stepsOf("companies", { review: null })).toEqual([]);
  expect(stepsOf("virtualCards")).toEqual([]);
  expect(stepsOf("virtualCards", { expiredCardStatus: "Expired" })).toEqual([
    "Approved → Expired: expire, after its last day",
  ]);
});
