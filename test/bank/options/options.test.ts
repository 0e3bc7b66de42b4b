// Statements: X14, X307.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../../src/index.ts";

const never = () => undefined;

test.each<[string, unknown]>([
  ["baseURL", { baseURL: "https://bank.test" }],
  ["baseUrl", { baseUrl: "bank.test" }],
  ["baseUrl", { baseUrl: "/v1" }],
  ["baseUrl", { baseUrl: "ftp://bank.test" }],
  ["baseUrl", { baseUrl: "xhttps://bank.test" }],
  ["baseUrl", { baseUrl: "https://bank.test?x=1" }],
  ["baseUrl", { baseUrl: "https://bank.test#x" }],
  ["baseUrl", { baseUrl: new URL("https://bank.test") }],
  ["baseUrl", { baseUrl: "" }],
  ["baseUrl", { baseUrl: null }],
  ["strict", { strict: "yes" }],
  ["headers", { headers: 1 }],
  ["strict", { strict: 1 }],
  ["seed", { seed: "1" }],
  ["seed", { seed: 1.5 }],
  ["seed", { seed: Number.NaN }],
  ["seed", { seed: Number.POSITIVE_INFINITY }],
  ["clock", { clock: "2026-03-02" }],
  ["clock", { clock: new Date("2026-03-02T15:00:00Z") }],
  ["clock.start", { clock: { start: "yesterday" } }],
  ["clock.start", { clock: { start: "2026-02-30T00:00:00Z" } }],
  ["clock.start", { clock: { start: "2026-03-02T15:00:00" } }],
  ["clock.start", { clock: { start: "03/02/2026" } }],
  ["clock.start", { clock: { start: new Date("never") } }],
  ["clock.start", { clock: { start: Number.NaN } }],
  ["clock.start", { clock: { start: null } }],
  ["clock.speed", { clock: { speed: 0 } }],
  ["clock.speed", { clock: { speed: -1 } }],
  ["clock.speed", { clock: { speed: Number.POSITIVE_INFINITY } }],
  ["clock.speed", { clock: { speed: "2" } }],
  ["clock.paused", { clock: { paused: 1 } }],
  ["clock.stopped", { clock: { stopped: true } }],
  ["signatures", { signatures: "secret" }],
  ["signatures.secret", { signatures: { check: true } }],
  ["signatures.maxAgeSeconds", { signatures: { maxAgeSeconds: 0.5 } }],
  ["apiKeys", { apiKeys: ["a"] }],
  ["apiKeys.client", { apiKeys: { client: "a" } }],
  ["apiKeys.client", { apiKeys: { client: ["a", "a"] } }],
  ["apiKeys.client.0", { apiKeys: { client: [""] } }],
  ["apiKeys.admin.1", { apiKeys: { admin: ["a", 7] } }],
  ["apiKeys", { apiKeys: { client: ["same"], admin: ["same"] } }],
  ["apiKeys", { apiKeys: { client: ["admin_test_key"] } }],
  ["accounts", { accounts: "4000000011" }],
  ["accounts.0", { accounts: [4000000011] }],
  ["realCards", { realCards: {} }],
  ["realCards.0.alias", { realCards: [{ id: "1001" }] }],
  [
    "realCards",
    {
      realCards: [
        { id: "1001", alias: "A" },
        { id: 1001, alias: "B" },
      ],
    },
  ],
  ["suppliers.0.id", { suppliers: [{ id: "x", name: "A" }] }],
  ["cardNetworkTemplate.0.name", { cardNetworkTemplate: [{ required: true }] }],
  ["maxCardAmount", { maxCardAmount: 0 }],
  ["maxCardAmount", { maxCardAmount: "100" }],
  ["scenario", { scenario: {} }],
  ["latency", { latency: -1 }],
  ["latency", { latency: "100" }],
  ["latency", { latency: { min: 2, max: 1 } }],
  ["latency", { latency: { min: 1 } }],
  ["progress", { progress: "manual" }],
  ["progress.persons", { progress: { persons: "manual" } }],
  ["progress.achTransfers", { progress: { achTransfers: "soon" } }],
  ["progress.achTransfers", { progress: { achTransfers: { reads: "3" } } }],
  ["progress.achTransfers.reads", { progress: { achTransfers: { reads: 0 } } }],
  ["progress.companies", { progress: { companies: { reads: 1.5 } } }],
  ["progress.companies.times", { progress: { companies: { reads: 1, times: 2 } } }],
  ["logSize", { logSize: -1 }],
  ["logSize", { logSize: 1.5 }],
  ["control", { control: "off" }],
  ["assumptions", { assumptions: [] }],
  ["assumptions.listorder", { assumptions: { listorder: "newest-first" } }],
  ["assumptions.listOrder", { assumptions: { listOrder: "newest" } }],
  ["assumptions.unknownPaths", { assumptions: { unknownPaths: "ignore" } }],
  ["assumptions.errorBody", { assumptions: { errorBody: {} } }],
  ["assumptions.unknownFields", { assumptions: { unknownFields: "drop" } }],
  ["assumptions.abaChecksum", { assumptions: { abaChecksum: "no" } }],
  ["assumptions.reservedAccounts", { assumptions: { reservedAccounts: "never" } }],
  ["assumptions.ach.processAfterMinutes", { assumptions: { ach: { processAfterMinutes: -1 } } }],
  ["assumptions.ach.processAfterMinutes", { assumptions: { ach: { processAfterMinutes: "60" } } }],
  ["assumptions.ach.processAfterHours", { assumptions: { ach: { processAfterHours: 1 } } }],
  ["assumptions.ach.settleAt", { assumptions: { ach: { settleAt: "25:00" } } }],
  ["assumptions.ach.settleAt", { assumptions: { ach: { settleAt: "9:00" } } }],
  ["assumptions.ach.sameDaySettleAt", { assumptions: { ach: { sameDaySettleAt: 22 } } }],
  ["assumptions.ach.settleAfterBankingDays", { assumptions: { ach: { settleAfterBankingDays: 1001 } } }],
  ["assumptions.statusCodes", { assumptions: { statusCodes: "all" } }],
  ["assumptions.nextLink", { assumptions: { nextLink: true } }],
  ["assumptions.minusOne", { assumptions: { minusOne: -1 } }],
  ["assumptions.postVersion", { assumptions: { postVersion: "405" } }],
  ["assumptions.paymentIds", { assumptions: { paymentIds: "integers" } }],
  ["assumptions.wireRoutingField", { assumptions: { wireRoutingField: "wire_routing" } }],
  ["assumptions.receiverFields", { assumptions: { receiverFields: null } }],
  ["assumptions.reviewStatus", { assumptions: { reviewStatus: "pending" } }],
  ["assumptions.reviewStatus", { assumptions: { reviewStatus: "" } }],
  ["assumptions.expiredCardStatus", { assumptions: { expiredCardStatus: "canceled" } }],
  [
    "assumptions.cards.clearingAfterBankingDays",
    { assumptions: { cards: { clearingAfterBankingDays: -1 } } },
  ],
  ["assumptions.productRequirements", { assumptions: { productRequirements: true } }],
  ["assumptions.review.outcome", { assumptions: { review: { outcome: "pending" } } }],
  ["assumptions.files.maxBytes", { assumptions: { files: { maxBytes: "10MB" } } }],
  ["assumptions.passportCountries", { assumptions: { passportCountries: "CU" } }],
  ["assumptions.perTransactionMinZero", { assumptions: { perTransactionMinZero: true } }],
  ["assumptions.transactionsMaxZero", { assumptions: { transactionsMaxZero: 0 } }],
  ["assumptions.settlementCurrency", { assumptions: { settlementCurrency: 840 } }],
  ["assumptions.approvedResponse", { assumptions: { approvedResponse: null } }],
  ["assumptions.singleFieldUpdates", { assumptions: { singleFieldUpdates: "yes" } }],
  ["assumptions.deletedLoginNames", { assumptions: { deletedLoginNames: "kept" } }],
  ["assumptions.files.octetStream", { assumptions: { files: { octetStream: "accept" } } }],
  ["assumptions.foreignStates", { assumptions: { foreignStates: true } }],
  ["assumptions.wiresSigner", { assumptions: { wiresSigner: "none" } }],
])("createBank throws a message that names %s", (name, options) => {
  const make = () => createBank(options as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(new RegExp(`'${name.replaceAll(".", "\\.")}' .*\\.$`));
});

test.each(["text", 7, true, [], never])(
  "createBank throws a message for %o in place of options",
  (options) => {
    expect(() => createBank(options as unknown as BankOptions)).toThrow(OptionError);
  },
);

test.each([
  ["Option 'apiKeys' must be an object of options", { apiKeys: "key-of-the-team" }],
  ["Option 'apiKeys.client' must be an array of keys", { apiKeys: { client: "key-of-the-team" } }],
  ["Option 'signatures' must be an object of options", { signatures: "key-of-the-team" }],
])("%s, and no message repeats a key (X307)", (message, options) => {
  expect(() => createBank(options as unknown as BankOptions)).toThrow(
    new OptionError(`${message}, got text of 15 characters.`),
  );
});

test.each<[string, unknown]>([
  ["Option 'options' must be an object of options, got 7.", 7],
  ["Option 'apiKeys' must be an object of options, got null.", { apiKeys: null }],
  ["Unknown options 'apiKeys.bank', 'apiKeys.team' for createBank.", { apiKeys: { bank: [], team: [] } }],
  ["Option 'latency' must have a min no greater than its max.", { latency: { min: 6, max: 5 } }],
  ["Option 'assumptions' must be an object of options, got \"hold\".", { assumptions: "hold" }],
  ["Option 'assumptions.ach' must be an object of options, got 60.", { assumptions: { ach: 60 } }],
])("%s", (message, options) => {
  expect(() => createBank(options as BankOptions)).toThrow(new OptionError(message));
});

test("every wrong option is named at once", () => {
  expect(() => createBank({ seed: 1.5, strict: 7, clock: { speed: 0 } } as unknown as BankOptions)).toThrow(
    new OptionError(
      "Option 'strict' must be true, false or \"advice\", got 7. Option 'seed' must be a whole number, got 1.5. Option 'clock.speed' must be a number above 0, got 0.",
    ),
  );
});

test("an unknown option is refused with the names of the options that exist", () => {
  expect(() => createBank({ baseURL: "https://bank.test" } as BankOptions)).toThrow(
    /^Unknown option 'baseURL' for createBank\. The options are baseUrl, strict, seed, clock, apiKeys, accounts, /,
  );
});

test("an option's text never repeats a key or an account number", () => {
  const secret = "sk_live_4000000011";
  for (const options of [
    { apiKeys: { client: [secret, secret] } },
    { apiKeys: { client: [secret], admin: [secret] } },
    { accounts: [secret, secret] },
  ]) {
    let text = "";
    try {
      createBank(options);
    } catch (error) {
      text = String(error);
    }
    expect(text).toMatch(/^OptionError: Option '/);
    expect(text).not.toContain(secret);
  }
});
