// The options of createBank, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { type BankOptions, createBank, type Instant, type Problem, type Scenario } from "sandbank";
import { expectTypeOf } from "vitest";

expectTypeOf<Parameters<typeof createBank>>().toEqualTypeOf<[options?: BankOptions | undefined]>();
createBank({
  baseUrl: "https://api.example.com",
  seed: 7,
  clock: { start: new Date(), speed: 60, paused: true },
  apiKeys: { client: ["client"], admin: ["admin"] },
  signatures: { check: true, secret: "secret", maxAgeSeconds: 300 },
  realCards: [{ id: 1, alias: "travel" }],
  suppliers: [{ id: "1", name: "Paper" }],
  cardNetworkTemplate: [{ name: "cost_center" }],
  latency: { min: 10, max: 20 },
  scenario: async (bank) => void (await bank.fetch("/v1/ach")),
  assumptions: { unknownFields: "reject", review: null, ach: { settleAt: "12:00" } },
});
createBank({ record: true });
createBank({ record: { maxBytes: 100_000 } });
// @ts-expect-error it is limited in bytes
createBank({ record: { maxCalls: 100 } });
createBank({
  assumptions: {
    correctedStatus: true,
    ach: { processOn: "effective-date", processAfterMinutes: { min: 30, max: 90 } },
  },
});
createBank({
  profile: "observed",
  assumptions: {
    statusCodes: "documented",
    nextLink: "cursor-only",
    minusOne: "not-given",
    postVersion: "answer",
    paymentIds: "numbers",
    wireRoutingField: "wire_routing_Number",
    receiverFields: "left-out",
    ach: { settleAfterBankingDays: 3 },
  },
});
createBank({ baseUrl: "https://api.example.com", assumptions: { unknownPaths: "passthrough" } });
// @ts-expect-error unknown paths are answered or passed through
createBank({ assumptions: { unknownPaths: "ignore" } });
// @ts-expect-error there are two profiles
createBank({ profile: "real" });
// @ts-expect-error it is "documented" or "by-cause"
createBank({ assumptions: { statusCodes: 400 } });
// @ts-expect-error the field has two names
createBank({ assumptions: { wireRoutingField: "wireRoutingNumber" } });
createBank({
  reserved: {
    receiverAccounts: { "9000000000008203": { return: "R03" }, "9000000000008290": { status: "hold" } },
    companyNames: { "TEST SUSPENDED": { status: "suspended" } },
    authorizationAmounts: { 6666: { decline: "do not honor" } },
  },
});
// @ts-expect-error there is no such status of companies
createBank({ reserved: { companyNames: { "TEST CLOSED": { status: "closed" } } } });
// @ts-expect-error a reserved amount has its reason
createBank({ reserved: { authorizationAmounts: { 6666: {} } } });
// @ts-expect-error there are no such reserved values
createBank({ reserved: { cardNames: {} } });
// @ts-expect-error a range of minutes has both ends
createBank({ assumptions: { ach: { processAfterMinutes: { min: 30 } } } });
// @ts-expect-error a transfer is picked up after its creation or on its effective date
createBank({ assumptions: { ach: { processOn: "effective" } } });
createBank({
  faults: [
    "flaky",
    { on: "createAchTransfer", nth: 1, then: "lost-reply" },
    {
      on: ({ operation, body }) => operation !== null && body !== null,
      rate: 0.5,
      status: 503,
      retryAfter: 2,
    },
    { after: new Date(), until: "2026-03-02", world: "one", latency: { median: 300, sigma: 0.4, max: 3000 } },
  ],
  rateLimit: { quota: 100, window: 60, per: "operation", clock: "wall" },
  latency: { median: 10, sigma: 1, max: 100 },
});
createBank({ progress: { achTransfers: "immediate", companies: { reads: 3 }, virtualCards: "manual" } });
createBank({ progress: { achTransfers: "clock", companies: undefined } });
createBank({ history: true });
createBank({ history: { maxBytes: 1_000_000 } });
// @ts-expect-error the budget is in bytes
createBank({ history: { maxEntries: 5 } });
createBank({ latency: 10, clock: { start: "2026-03-02T15:00:00Z" } });
createBank({ clock: { start: 0 } });

// @ts-expect-error counterparties have no timed steps
createBank({ progress: { counterparties: "manual" } });
// @ts-expect-error there is no such word
createBank({ progress: { achTransfers: "soon" } });
// @ts-expect-error reads are counted
createBank({ progress: { achTransfers: "reads" } });
// @ts-expect-error there is no such option
createBank({ baseURL: "https://api.example.com" });
// @ts-expect-error there is no such option of the clock
createBank({ clock: { begin: 0 } });
// @ts-expect-error there is no such assumption
createBank({ assumptions: { settleAt: "12:00" } });
// @ts-expect-error a seed is a number
createBank({ seed: "7" });
// @ts-expect-error an instant is a string, a number or a Date
createBank({ clock: { start: true } });
// @ts-expect-error a range has both ends
createBank({ latency: { min: 10 } });
// @ts-expect-error a distribution has a maximum
createBank({ latency: { median: 10, sigma: 1 } });
// @ts-expect-error there is no such preset
createBank({ faults: ["flakey"] });
// @ts-expect-error there is no such outcome
createBank({ faults: [{ then: "explode" }] });
// @ts-expect-error a limit has a window
createBank({ rateLimit: { quota: 100 } });
// @ts-expect-error a supplier has a name
createBank({ suppliers: [{ id: "1" }] });
// @ts-expect-error unknown fields are ignored, rejected or warned about
createBank({ assumptions: { unknownFields: "throw" } });
createBank({
  assumptions: {
    perTransactionMinZero: "accept",
    transactionsMaxZero: "unlimited",
    settlementCurrency: "840",
    approvedResponse: "00",
    singleFieldUpdates: true,
    deletedLoginNames: "taken",
    files: { octetStream: "by-name" },
    foreignStates: "free",
    wiresSigner: "optional",
  },
});
// @ts-expect-error a dollar is USD or 840
createBank({ assumptions: { settlementCurrency: "EUR" } });
// @ts-expect-error a signer is required or optional
createBank({ assumptions: { wiresSigner: false } });
// @ts-expect-error the status of an expired card is text
createBank({ assumptions: { expiredCardStatus: false } });
// @ts-expect-error an option that is not wanted is left out
createBank({ seed: null });

expectTypeOf<Instant>().toEqualTypeOf<string | number | Date>();
expectTypeOf<NonNullable<BankOptions["scenarios"]>>().toEqualTypeOf<Readonly<Record<string, Scenario>>>();
expectTypeOf<NonNullable<BankOptions["assumptions"]>>()
  .toHaveProperty("errorBody")
  .toEqualTypeOf<((problem: Problem) => unknown) | undefined>();

const scenario: Scenario = Object.assign(() => {}, { startsBefore: { days: 365 }, shared: true });
// @ts-expect-error it is true or false
({ ...scenario, shared: "yes" }) satisfies Pick<Scenario, "shared">;
expectTypeOf(createBank({ scenario }).options.seed).toEqualTypeOf<number>();
expectTypeOf(createBank().options.scenario).toEqualTypeOf<Scenario | undefined>();
