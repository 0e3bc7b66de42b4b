import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/scenarios.ts";
import type { Bank, BankOptions } from "../../src/index.ts";
import { LinkTooLongError, link, openLink } from "../../src/share/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const to = "https://playground.example/";

async function fiveTransfers(options: BankOptions = {}): Promise<Bank> {
  const bank = mondayBank({ scenarios, scenario: scenarios.starter, ...options });
  for (const amount of [12_500, 99, 700_000, 4_321, 58_000])
    await create(bank, "/v1/ach", { ...minimalTransfer, amount, receiver_name: `Ada ${amount}` });
  await bank.clock.advance({ bankingDays: 2 });
  return bank;
}

test("five transfers and an advance are a link of fewer than 600 characters", async () => {
  const bank = await fiveTransfers({ record: true });
  const url = await link(bank, { to });
  console.log(url.length);
  expect(url).toMatch(/^https:\/\/playground\.example\/#bank=[\w-]+$/);
  expect(url.length).toBeLessThan(600);
  const copy = mondayBank({ scenarios });
  expect(await openLink(copy, url)).toEqual({ form: "recipe", isSame: true, messages: [] });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test("a whole scenario", { timeout: 60_000 }, async () => {
  for (const [name, scenario] of Object.entries(scenarios)) {
    const bank = mondayBank({ scenario });
    const whole = await link(bank, { to, whole: true }).catch((error) => error);
    console.log(
      name,
      whole instanceof LinkTooLongError ? whole.length : whole.length,
      JSON.stringify(bank.snapshot()).length,
    );
  }
  const bank = await fiveTransfers();
  console.log("difference", (await link(bank, { to })).length);
});
