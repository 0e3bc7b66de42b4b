// Statements: X14, X307.

import { expect, test } from "vitest";
import { type BankOptions, createBank, OptionError } from "../../../src/index.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { minimalAddress, minimalCompany } from "../../support/onboarding.ts";

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
