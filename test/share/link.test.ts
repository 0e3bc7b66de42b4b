// Statements: X131, X132.

import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/scenarios.ts";
import { type Bank, type BankOptions, connect, OptionError } from "../../src/index.ts";
import { LinkError, LinkTooLongError, link, openLink } from "../../src/share/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const to = "https://playground.example/";

/** The starter scenario, five different transfers and two banking days. */
async function fiveTransfers(options: BankOptions = {}): Promise<Bank> {
  const bank = mondayBank({ scenarios, scenario: scenarios.starter, ...options });
  for (const amount of [12_500, 99, 700_000, 4_321, 58_000])
    await create(bank, "/v1/ach", { ...minimalTransfer, amount, receiver_name: `Ada ${amount}` });
  await bank.clock.advance({ bankingDays: 2 });
  return bank;
}

test("five transfers and an advance are a link of fewer than 600 characters (X130, X131)", async () => {
  const bank = await fiveTransfers({ record: true });
  const url = await link(bank, { to });
  expect(url).toMatch(/^https:\/\/playground\.example\/#bank=[\w-]+$/);
  expect(url.length).toBeLessThan(600);
  const copy = mondayBank({ scenarios });
  expect(await openLink(copy, url)).toEqual({ form: "recipe", isSame: true, messages: [] });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test("without recorded calls a link is the difference from the scenario (X131)", async () => {
  const bank = await fiveTransfers();
  const url = await link(bank, { to });
  expect(url.length).toBeLessThan(1200);
  const copy = mondayBank({ scenarios });
  await create(copy, "/v1/ach", minimalTransfer);
  expect(await openLink(copy, new URL(url))).toEqual({ form: "difference", isSame: true, messages: [] });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test("a scenario that no option has makes the link hold the whole state", async () => {
  const bank = mondayBank();
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  await bank.reset({
    scenario: async (inside) => void (await create(inside, "/v1/ach", minimalTransfer)),
    clock,
  });
  const copy = mondayBank({ scenarios });
  expect(await openLink(copy, await link(bank, { to }))).toEqual({
    form: "snapshot",
    isSame: true,
    messages: [],
  });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test.each([
  ["empty", 1_000],
  ["starter", 16 * 1024],
  ["onboardingInReview", 4_000],
] as const)("the whole state of the scenario %s is a link of at most %i characters", async (name, most) => {
  const bank = mondayBank({ scenario: scenarios[name] });
  const url = await link(bank, { to, whole: true });
  expect(url.length).toBeLessThan(most);
  const copy = mondayBank();
  expect(await openLink(copy, url)).toEqual({ form: "snapshot", isSame: true, messages: [] });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test("a link above 64 KB is refused with the snapshot to share as a file (X131)", {
  timeout: 60_000,
}, async () => {
  const bank = mondayBank({ scenarios, scenario: scenarios.busy });
  const error = await link(bank, { to, whole: true }).catch((caught) => caught);
  expect(error).toBeInstanceOf(LinkTooLongError);
  expect(error.message).toMatch(
    /^The state is too large for a link, which has at most 65,536 characters, got 2\d\d,\d{3}: share the snapshot of/,
  );
  expect(error.message).toContain(`, got ${error.length.toLocaleString("en")}: `);
  expect(new LinkTooLongError(undefined, error.snapshot).message).toBe(
    "The state is too large for a link, which has at most 65,536 characters, got far more: share the snapshot of this error as a file.",
  );
  const copy = mondayBank();
  await copy.restore(JSON.parse(JSON.stringify(error.snapshot)));
  expect(copy.snapshot()).toEqual(bank.snapshot());
  expect((await link(bank, { to })).length).toBeLessThan(500);
});

test("a clock that runs runs on from the bank time at which the link was made", async () => {
  const bank = mondayBank({ record: true, clock: { paused: false } });
  await create(bank, "/v1/ach", minimalTransfer);
  for (const whole of [true, false]) {
    const copy = mondayBank();
    const before = bank.clock.now().getTime();
    expect(await openLink(copy, await link(bank, { to, whole }))).toMatchObject({ isSame: true });
    expect(copy.clock.paused).toBe(false);
    expect(copy.clock.now().getTime()).toBeGreaterThanOrEqual(before);
    expect(copy.clock.now().getTime()).toBeLessThan(before + 60_000);
  }
});

test("the place on the page is kept, and a link that is there is replaced (X131)", async () => {
  const bank = mondayBank();
  const url = await link(bank, { to: `${to}?x=1#/tours/cancel` });
  expect(url).toMatch(/^https:\/\/playground\.example\/\?x=1#bank=[\w-]+&\/tours\/cancel$/);
  expect(await link(bank, { to: url })).toBe(url);
  await openLink(mondayBank(), url);
});

test("options that decide what the state is are named where they differ (X132)", async () => {
  const bank = mondayBank({ record: true, seed: 7, accounts: ["4000000011"], headers: true });
  await create(bank, "/v1/ach", minimalTransfer);
  const options = "Options that decide what the state is differ from those of the bank that was shared:";
  const copy = mondayBank({ strict: true, latency: 1 });
  expect(await openLink(copy, await link(bank, { to, whole: true }))).toEqual({
    form: "snapshot",
    isSame: true,
    messages: [`${options} accounts, seed, strict.`],
  });
  const before = copy.snapshot();
  const { isSame } = await openLink(copy, await link(bank, { to }));
  expect(isSame).toBe(false);
  expect(before).not.toEqual(copy.snapshot());
});

test("what the options of a bank refuse changes nothing, and the options are named (X132)", async () => {
  const bank = mondayBank({ scenario: scenarios.onboardingInReview });
  const copy = mondayBank({ assumptions: { review: null } });
  const before = JSON.stringify(copy.snapshot());
  const refused = openLink(copy, await link(bank, { to, whole: true }));
  await expect(refused).rejects.toThrow(LinkError);
  await expect(refused).rejects.toThrow(
    /^The link was not opened, and the bank is as it was: The snapshot doesn't fit this bank: at .* shared: assumptions\.$/,
  );
  expect(JSON.stringify(copy.snapshot())).toBe(before);
});

test("a scenario that is missing is named, and nothing changes (X132)", async () => {
  const url = await link(await fiveTransfers({ record: true }), { to });
  const copy = mondayBank({ scenarios: { other: () => undefined } });
  const before = JSON.stringify(copy.snapshot());
  await expect(openLink(copy, url)).rejects.toThrow(
    'The link was not opened, and the bank is as it was: It begins with the scenario "starter", which the options of this bank do not have: their scenarios are other.',
  );
  expect(JSON.stringify(copy.snapshot())).toBe(before);
});

test("another scenario of the same name is noticed by the state (X132)", async () => {
  for (const record of [true, false]) {
    const url = await link(await fiveTransfers({ record }), { to });
    const copy = mondayBank({
      scenarios: {
        starter: async (inside) => {
          for (let at = 0; at < 300; at += 1) await create(inside, "/v1/ach", minimalTransfer);
        },
      },
    });
    const opening = openLink(copy, url);
    // The difference is of rows that are others here.
    if (!record) await expect(opening).rejects.toThrow(LinkError);
    else
      expect(await opening).toEqual({
        form: "recipe",
        isSame: false,
        messages: [
          "The state may differ from the one that was shared, since it was shared by another version of Sandbank, or with other options or scenarios.",
        ],
      });
  }
});

test("keys of the bank are in no link (X131)", async () => {
  const bank = mondayBank({
    record: true,
    apiKeys: { client: ["client_key_123"], admin: ["admin_key_123"] },
  });
  const headers = { Authorization: "Bearer client_key_123", "Content-Type": "application/json" };
  await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data: minimalTransfer }) });
  const copy = mondayBank();
  expect(await openLink(copy, await link(bank, { to }))).toEqual({
    form: "recipe",
    isSame: true,
    messages: [],
  });
  expect(JSON.stringify(await bank.recipe())).not.toContain("_key_123");
});

test("a page to open the link is needed, and a bank of this process", async () => {
  await expect(link(mondayBank())).rejects.toThrow(
    "link() needs 'to', the url of a page, where there is no page.",
  );
  await expect(link(mondayBank(), { to: "/page" })).rejects.toThrow('must be an absolute url, got "/page"');
  // @ts-expect-error it takes no such option
  await expect(link(mondayBank(), { url: to })).rejects.toThrow(OptionError);
  const remote = connect({ baseUrl: to }) as unknown as Bank;
  await expect(link(remote, { to })).rejects.toThrow(
    "This is not a bank that createBank made in this process",
  );
  await expect(openLink(remote, to)).rejects.toThrow(
    "This is not a bank that createBank made in this process",
  );
});
