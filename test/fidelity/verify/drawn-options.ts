import fc from "fast-check";
import type { BankOptions, Problem } from "../../../src/index.ts";

const word = fc.stringMatching(/^[a-z][a-z_-]{2,9}$/);
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days, 15)).toISOString());
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

/** Bodies of errors in several shapes. */
const ERROR_BODIES: Readonly<Record<string, (problem: Problem) => unknown>> = {
  nested: ({ message, code }) => ({ error: { message, code } }),
  flat: ({ status, message }) => ({ status, title: "Refused", detail: message }),
  listed: ({ issues, message }) => ({
    message,
    errors: issues.map(({ field, message: text }) => ({ field, text })),
  }),
  text: ({ message }) => message,
};

const ids = (least: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 9999 }).map(String), { minLength: least, maxLength: 3 });

const template = fc.uniqueArray(fc.record({ name: word, required: fc.boolean() }), {
  selector: ({ name }) => name,
  maxLength: 3,
});

const minutes = fc.integer({ min: 1, max: 500_000 });
const timeOfDay = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, "0")}:30`);

/** A value for each option of `assumptions`, most of them left out in any one draw. */
const assumptions = fc.record(
  {
    errorBody: rarely(fc.constantFrom(...Object.values(ERROR_BODIES))),
    unknownFields: fc.constantFrom("warn", "reject", "ignore"),
    listOrder: fc.constantFrom("newest-first", "oldest-first"),
    statusCodes: fc.constantFrom("by-cause", "documented"),
    nextLink: fc.constantFrom("with-query", "cursor-only"),
    minusOne: fc.constantFrom("value", "not-given"),
    postVersion: fc.constantFrom("refuse", "answer"),
    abaChecksum: fc.boolean(),
    reservedAccounts: fc.constantFrom("on-create", "on-schedule"),
    ach: fc.record(
      {
        processOn: fc.constantFrom("created", "effective-date"),
        processAfterMinutes: minutes,
        sameDayProcessAfterMinutes: minutes,
        settleAt: timeOfDay,
        sameDaySettleAt: timeOfDay,
        settleAfterBankingDays: fc.integer({ min: 0, max: 5 }),
      },
      { requiredKeys: [] },
    ),
    reviewStatus: word.filter((name) => !STATUSES.includes(name)),
    correctedStatus: fc.boolean(),
    paymentIds: fc.constantFrom("strings", "numbers"),
    wireRoutingField: fc.constantFrom("wire_routing_number", "wire_routing_Number"),
    receiverFields: fc.constantFrom("null", "left-out"),
    cards: fc.record({ clearingAfterBankingDays: fc.option(fc.integer({ min: 0, max: 9 })) }),
    expiredCardStatus: fc.constantFrom("Approved", "Canceled", "Expired"),
    perTransactionMinZero: fc.constantFrom("refuse", "accept"),
    transactionsMaxZero: fc.constantFrom("no-use", "unlimited"),
    settlementCurrency: fc.constantFrom("USD", "840"),
    approvedResponse: word,
    productRequirements: fc.constantFrom("reject", "review"),
    review: fc.option(
      fc.record({
        outcome: fc.constantFrom("approved", "conditionally_approved", "rejected", "blocked"),
        afterBankingDays: fc.integer({ min: 1, max: 9 }),
      }),
    ),
    files: fc.record(
      {
        maxBytes: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.constant(10_485_760)),
        octetStream: fc.constantFrom("refuse", "by-name"),
      },
      { requiredKeys: [] },
    ),
    passportCountries: fc.uniqueArray(fc.constantFrom("CU", "IR", "KP", "SY", "US", "DE", "BR", "RU", "ZW"), {
      maxLength: 5,
    }),
    singleFieldUpdates: fc.boolean(),
    deletedLoginNames: fc.constantFrom("free", "taken"),
    foreignStates: fc.constantFrom("us-only", "free"),
    wiresSigner: fc.constantFrom("required", "optional"),
  },
  { requiredKeys: [] },
);

const STATUSES = ["pending", "canceled", "processing", "succeeded", "failed", "corrected"];

const progressMode = fc.oneof(
  fc.constantFrom("clock", "immediate", "manual"),
  fc.record({ reads: fc.integer({ min: 1, max: 9 }) }),
);

/** Options of a bank, every one of them in some draws. */
export const drawnOptions: fc.Arbitrary<BankOptions> = fc.record(
  {
    baseUrl: rarely(fc.constant("https://drawn.example")),
    strict: fc.boolean(),
    seed: fc.integer(),
    clock: fc.record({ start: day, paused: fc.boolean() }),
    apiKeys: fc.constantFrom({}, { client: ["client_key_of_a_test"] }),
    accounts: fc.constantFrom(["1234567890"], ["1234567890", "55"]),
    realCards: ids(0).map((those) => those.map((id) => ({ id, alias: `Card ${id}` }))),
    suppliers: ids(0).map((those) => those.map((id) => ({ id, name: `Supplier ${id}` }))),
    cardNetworkTemplate: template,
    maxCardAmount: fc.integer({ min: 1, max: 9_999_999_999 }),
    latency: fc.constantFrom(0, { min: 0, max: 1 }),
    rateLimit: fc.constant({ quota: 1_000_000, window: 60 }),
    progress: fc.record(
      { achTransfers: progressMode, companies: progressMode, virtualCards: progressMode },
      { requiredKeys: [] },
    ),
    logSize: fc.integer({ min: 0, max: 50 }),
    logBytes: fc.integer({ min: 0, max: 100_000 }),
    record: fc.boolean(),
    history: fc.boolean(),
    control: fc.boolean(),
    headers: fc.boolean(),
    reserved: fc.constant({ receiverAccounts: { "9000000000008203": { return: "R03" } } }),
    profile: fc.constantFrom("documents", "observed"),
    assumptions,
  },
  { requiredKeys: [] },
);
