// Statements: X14, X307.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../src/index.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { minimalAddress, minimalCompany } from "../support/onboarding.ts";

const never = () => undefined;

test.each<[string, unknown]>([
  ["baseURL", { baseURL: "https://bank.test" }],
  ["baseUrl", { baseUrl: "bank.test" }],
  ["baseUrl", { baseUrl: "/v1" }],
  ["baseUrl", { baseUrl: "ftp://bank.test" }],
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

test.each<[string, unknown, string]>([
  ["seed", { seed: 2 ** 53 }, "a whole number from -9007199254740991 to 9007199254740991"],
  ["seed", { seed: -1e300 }, "a whole number from -9007199254740991 to 9007199254740991"],
  ["clock.speed", { clock: { speed: 31_536_001 } }, "a number of at most 31536000"],
  ["latency", { latency: 2 ** 31 }, "a whole number of milliseconds from 0 to 2147483647"],
  [
    "latency.max",
    { latency: { min: 0, max: 2 ** 31 } },
    "a whole number of milliseconds from 0 to 2147483647",
  ],
  ["logSize", { logSize: 1_000_001 }, "a whole number from 0 to 1000000"],
  ["maxCardAmount", { maxCardAmount: 10_000_000_000 }, "a whole number of cents from 1 to 9999999999"],
  [
    "realCards.0.id",
    { realCards: [{ id: 1e15, alias: "A" }] },
    "an id, a positive integer of at most 15 digits",
  ],
  [
    "assumptions.ach.processAfterMinutes",
    { assumptions: { ach: { processAfterMinutes: 2 ** 53 - 1 } } },
    "a whole number of minutes from 0 to 525600",
  ],
  [
    "assumptions.ach.sameDayProcessAfterMinutes",
    { assumptions: { ach: { sameDayProcessAfterMinutes: 525_601 } } },
    "a whole number of minutes from 0 to 525600",
  ],
  [
    "assumptions.cards.clearingAfterBankingDays",
    { assumptions: { cards: { clearingAfterBankingDays: 1001 } } },
    "a whole number of banking days from 0 to 1000, or null",
  ],
  [
    "assumptions.review.afterBankingDays",
    { assumptions: { review: { afterBankingDays: 1e7 } } },
    "a whole number of banking days from 0 to 1000",
  ],
  [
    "assumptions.files.maxBytes",
    { assumptions: { files: { maxBytes: 2 ** 30 + 1 } } },
    "a whole number of bytes from 0 to 1073741824",
  ],
])("the maximum of %s is told to a caller who exceeds it", (name, options, expected) => {
  const make = () => createBank(options as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(`Option '${name}' must be ${expected}`);
});

test("with every number at its maximum a bank of the last year works and tells when its steps are due", async () => {
  const days = { afterBankingDays: 1000 };
  const minutes = { processAfterMinutes: 525_600, sameDayProcessAfterMinutes: 525_600 };
  const bank = createBank({
    seed: Number.MAX_SAFE_INTEGER,
    clock: { start: "9989-12-31T23:59:00Z", paused: true, speed: 31_536_000 },
    logSize: 1_000_000,
    maxCardAmount: 9_999_999_999,
    assumptions: {
      ach: minutes,
      review: days,
      cards: { clearingAfterBankingDays: 1000 },
      files: { maxBytes: 2 ** 30 },
    },
  });
  await create(bank, "/v1/ach", minimalTransfer);
  const address = await create(bank, "/v1/addresses", minimalAddress);
  await create(bank, "/v1/companies", minimalCompany(Number(address.id)));
  expect(bank.clock.upcoming().map(({ at, event }) => [at, event])).toEqual([
    ["9990-12-31T23:59:00.000Z", "process"],
    ["9993-12-27T22:00:00.000Z", "review"],
  ]);
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
  ["Option 'assumptions' must be an object of options, got \"hold\".", { assumptions: "hold" }],
  ["Option 'assumptions.ach' must be an object of options, got 60.", { assumptions: { ach: 60 } }],
])("%s", (message, options) => {
  expect(() => createBank(options as BankOptions)).toThrow(new OptionError(message));
});

test("every wrong option is named at once", () => {
  expect(() => createBank({ seed: 1.5, strict: 7, clock: { speed: 0 } } as unknown as BankOptions)).toThrow(
    new OptionError(
      "Option 'strict' must be true or false, got 7. Option 'seed' must be a whole number, got 1.5. Option 'clock.speed' must be a number above 0, got 0.",
    ),
  );
});

test("an unknown option is refused with the names of the options that exist", () => {
  expect(() => createBank({ baseURL: "https://bank.test" } as BankOptions)).toThrow(
    /^'baseURL' is no option of createBank\. The options are baseUrl, strict, seed, clock, apiKeys, accounts, /,
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

test("an option that is undefined counts as not given", async () => {
  const bank = createBank({
    baseUrl: undefined,
    strict: undefined,
    seed: undefined,
    clock: undefined,
    apiKeys: undefined,
    accounts: undefined,
    latency: undefined,
    logBytes: undefined,
    logSize: undefined,
    assumptions: undefined,
  });
  expect(bank.baseUrl).toBeUndefined();
  await create(bank, "/v1/counterparties", minimalCounterparty);
});

test("options may have any prototype", async () => {
  class Options {
    seed = 3;
    clock = Object.assign(Object.create(null), { start: "2026-03-02T15:00:00Z", paused: true });
  }
  const bare = Object.assign(Object.create(null), {
    seed: 3,
    clock: { start: 1_772_463_600_000, paused: true },
  });
  for (const options of [new Options(), bare, Object.freeze({ ...new Options() })]) {
    const bank = createBank(options);
    expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
    await create(bank, "/v1/counterparties", minimalCounterparty);
  }
});

test("an own __proto__ key among the options sets no option", () => {
  const options = JSON.parse(
    '{"__proto__":{"strict":true,"seed":"x"},"clock":{"__proto__":{"paused":true}}}',
  );
  let bank: ReturnType<typeof createBank> | undefined;
  try {
    bank = createBank(options);
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError);
  }
  expect(bank?.clock.paused ?? false).toBe(false);
  expect(({} as Record<string, unknown>).strict).toBeUndefined();
});

test("changing the options later changes nothing in the bank", async () => {
  const accounts = ["4000000011"];
  const client = ["key_one"];
  const bank = createBank({ accounts, apiKeys: { client } });
  client.push("key_two");
  accounts.push("4000000022");
  const answer = await bank.fetch("/v1/ach", { headers: { Authorization: "Bearer key_two" } });
  expect(answer.status).toBe(401);
});

test("the start of the clock is an ISO string, a Date or milliseconds", () => {
  for (const start of [
    "2026-03-02T15:00:00Z",
    "2026-03-02T16:00:00+01:00",
    new Date(1_772_463_600_000),
    1_772_463_600_000,
  ]) {
    expect(
      createBank({ clock: { start, paused: true } })
        .clock.now()
        .toISOString(),
    ).toBe("2026-03-02T15:00:00.000Z");
  }
  expect(
    createBank({ clock: { start: "2026-03-02", paused: true } })
      .clock.now()
      .toISOString(),
  ).toBe("2026-03-02T00:00:00.000Z");
});

test.each<[BankOptions, string]>([
  [
    { maxCardAmount: 0 },
    "Option 'maxCardAmount' must be a whole number of cents from 1 to 9999999999, got 0.",
  ],
  [{ logSize: -1 }, "Option 'logSize' must be a whole number from 0 to 1000000, got -1."],
])("the error of %j names both bounds, and the unit if there is one", (options, message) => {
  expect(() => createBank(options)).toThrow(new OptionError(message));
});
