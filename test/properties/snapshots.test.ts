// Statements: S21.

import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call } from "../support/call.ts";
import { addressId, minimalCompany } from "../support/onboarding.ts";

const DAY = 86_400_000;
const dayIn = (bank: Bank, days: number) =>
  new Date(bank.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

const mode = fc.constantFrom<"clock" | "immediate" | "manual" | { reads: number }>(
  "clock",
  "immediate",
  "manual",
  { reads: 1 },
  { reads: 3 },
);
const minutes = fc.constantFrom<number | { min: number; max: number }>(0, 60, { min: 0, max: 3_000 });

/** Any options that decide which statuses, timers and values rows may have. */
const anyOptions: fc.Arbitrary<BankOptions> = fc.record({
  progress: fc.record({ achTransfers: mode, companies: mode, virtualCards: mode }, { requiredKeys: [] }),
  clock: fc.constantFrom({ paused: true }, { paused: false }, { speed: 1_000 }),
  reserved: fc.constantFrom<NonNullable<BankOptions["reserved"]>>(
    {},
    {
      receiverAccounts: {
        returned: { return: "R03" },
        held: { status: "review" },
        sent: { status: "processing" },
        done: { status: "succeeded" },
        canceled: { status: "canceled" },
      },
      companyNames: { SUSPENDED: { status: "suspended" }, BLOCKED: { status: "blocked" } },
      authorizationAmounts: { 66: { decline: "do not honor" } },
    },
  ),
  assumptions: fc.record({
    reviewStatus: fc.constant("review"),
    correctedStatus: fc.boolean(),
    reservedAccounts: fc.constantFrom("on-create" as const, "on-schedule" as const),
    expiredCardStatus: fc.constantFrom("Approved", "Canceled", "Expired"),
    ach: fc.record({
      processOn: fc.constantFrom("created" as const, "effective-date" as const),
      processAfterMinutes: minutes,
      sameDayProcessAfterMinutes: minutes,
    }),
    cards: fc.record({ clearingAfterBankingDays: fc.constantFrom(null, 0, 3) }),
    review: fc.constantFrom(null, { afterBankingDays: 0 }, { outcome: "blocked" as const }),
  }),
});

type Step = (bank: Bank, pick: number) => Promise<unknown>;

const idOf = ({ db }: Bank, collection: "achTransfers" | "virtualCards" | "companies", pick: number) =>
  1001 + (pick % Math.max(db[collection].count(), 1));
const transferTo = (account: string, service = "standard"): Step => {
  const data = { ...minimalTransfer, receiver_account_number: account, service };
  return (bank) => call(bank, "POST", "/v1/ach", data);
};
const openIn = (bank: Bank, card: number) => bank.openAuthorizations(card).at(-1)?.reference ?? "none";

const STEPS: Readonly<Record<string, Step>> = {
  transfer: transferTo("12345678"),
  sameDay: transferTo("12345678", "same-day"),
  returned: transferTo("returned"),
  held: transferTo("held"),
  sent: transferTo("sent"),
  done: transferTo("done"),
  canceled: transferTo("canceled"),
  process: (bank, pick) => bank.simulate.achTransfers.process(idOf(bank, "achTransfers", pick)),
  hold: (bank, pick) => bank.simulate.achTransfers.hold(idOf(bank, "achTransfers", pick)),
  release: (bank, pick) => bank.simulate.achTransfers.release(idOf(bank, "achTransfers", pick)),
  reject: (bank, pick) => bank.simulate.achTransfers.reject(idOf(bank, "achTransfers", pick)),
  correct: (bank, pick) =>
    bank.simulate.achTransfers.correct(idOf(bank, "achTransfers", pick), { code: "C02", value: "021000021" }),
  readTransfer: (bank, pick) => call(bank, "GET", `/v1/ach/${idOf(bank, "achTransfers", pick)}`),
  card: (bank, pick) =>
    call(bank, "POST", "/v1/virtualcards", {
      total_card_amount: 500,
      valid_ending_on: dayIn(bank, 1 + (pick % 3) * 400),
    }),
  extendCard: (bank, pick) =>
    call(bank, "PATCH", `/v1/virtualcards/${idOf(bank, "virtualCards", pick)}`, {
      valid_ending_on: dayIn(bank, pick % 9),
    }),
  cancelCard: (bank, pick) => call(bank, "DELETE", `/v1/virtualcards/${idOf(bank, "virtualCards", pick)}`),
  readCard: (bank, pick) => call(bank, "GET", `/v1/virtualcards/${idOf(bank, "virtualCards", pick)}`),
  authorize: (bank, pick) =>
    bank.simulate.virtualCards.authorize(idOf(bank, "virtualCards", pick), { amount: 60 + (pick % 9) }),
  clearPart: async (bank, pick) => {
    const card = idOf(bank, "virtualCards", pick);
    return bank.simulate.virtualCards.clear(card, openIn(bank, card), { amount: 20, final: pick % 2 > 0 });
  },
  reverse: async (bank, pick) => {
    const card = idOf(bank, "virtualCards", pick);
    return bank.simulate.virtualCards.reverse(card, openIn(bank, card), { amount: 1 + (pick % 30) });
  },
  reverseUnmatched: (bank, pick) =>
    bank.simulate.virtualCards.reverse(idOf(bank, "virtualCards", pick), { amount: 7 }),
  returnClearing: (bank, pick) =>
    bank.simulate.virtualCards.refund(idOf(bank, "virtualCards", pick), { clearing: 0, amount: 3 }),
  company: async (bank, pick) => {
    const name = ["Engines", "SUSPENDED", "BLOCKED", "TEST APPROVED"][pick % 4];
    return call(bank, "POST", "/v1/companies", { ...minimalCompany(await addressId(bank)), name });
  },
  reopen: (bank, pick) => bank.simulate.companies.transition(idOf(bank, "companies", pick), "pending"),
  readCompany: (bank, pick) => call(bank, "GET", `/v1/companies/${idOf(bank, "companies", pick)}`),
  setProgress: (bank, pick) => {
    const next = (["clock", "immediate", "manual", { reads: 2 }] as const)[pick % 4];
    return bank.progress.set({ achTransfers: next, virtualCards: next, companies: next });
  },
  advance: (bank, pick) => bank.clock.advance({ hours: 1 + (pick % 80) }),
  wait: async (_, pick) => void vi.setSystemTime(Date.now() + (pick % 80) * 3_600_000),
  waitASecond: async () => void vi.setSystemTime(Date.now() + 1_000),
};

const anySteps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.nat(999)), {
  maxLength: 30,
  size: "max",
});

test("a bank with any options restores each snapshot of its own, unchanged, whether its clock runs or not", async () => {
  onTestFinished(() => void vi.useRealTimers());
  let done = 0;
  await fc.assert(
    fc.asyncProperty(anyOptions, anySteps, async (options, steps) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-02T15:00:00Z") });
      const bank = createBank(options);
      const other = createBank(options);
      for (const [name, pick] of steps) {
        // What the state of a row refuses changes nothing.
        await STEPS[name]?.(bank, pick).then(
          () => (done += 1),
          (error: Error) => expect(error.name).toMatch(/^(RangeError|InvalidTransitionError|NotFoundError)$/),
        );
        const snapshot = bank.snapshot();
        await other.restore(snapshot);
        expect(other.snapshot()).toEqual(snapshot);
      }
    }),
    { numRuns: 60, seed: 20_260_302 },
  );
  expect(done).toBeGreaterThan(500);
});
