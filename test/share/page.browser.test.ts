// Statements: X134.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLinks } from "../../src/adapters/vite/client.ts";
import type { Bank } from "../../src/index.ts";
import { link, takeLinks } from "../../src/share/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const before = location.href;
const stops: (() => void)[] = [];

beforeEach(() => history.replaceState("mine", "", "#/tours"));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  history.replaceState(null, "", before);
  vi.restoreAllMocks();
});

/** The fragment of a link to a bank with one transfer. */
async function fragment(): Promise<string> {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  return new URL(await link(bank, { to: "https://app.example/" })).hash;
}

test("a link in the address is taken out of it at once, and the state of the history stays (X134)", () => {
  const seen: string[] = [];
  stops.push(takeLinks((url) => seen.push(url)));
  expect([seen, location.hash]).toEqual([[], "#/tours"]);
  history.replaceState("mine", "", "#bank=abc-_9&/endpoints");
  stops.push(takeLinks((url) => seen.push(url)));
  expect(seen.map((url) => new URL(url).hash)).toEqual(["#bank=abc-_9&/endpoints"]);
  expect([location.hash, history.state]).toEqual(["#/endpoints", "mine"]);
  history.replaceState("mine", "", "#bank=abc");
  stops.push(takeLinks((url) => seen.push(url)));
  expect(location.href.includes("#")).toBe(false);
});

test("a link that the address gets later is taken too, back to the place before, until that is stopped (X134)", async () => {
  const seen: string[] = [];
  const stop = takeLinks((url) => seen.push(new URL(url).hash));
  location.hash = "#bank=one";
  await expect.poll(() => seen).toEqual(["#bank=one"]);
  expect(location.hash).toBe("#/tours");
  location.hash = "#/other";
  stop();
  location.hash = "#bank=two";
  await new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  expect([seen, location.hash]).toEqual([["#bank=one"], "#bank=two"]);
});

test("a link is made for this page and its place", async () => {
  expect(await link(mondayBank())).toMatch(/#bank=[\w-]+&\/tours$/);
});

test("the Vite plugin's page asks before it opens a link, and leaves the bank as it is when refused (X134)", async () => {
  const bank: Bank = mondayBank();
  const asked = vi.spyOn(window, "confirm").mockReturnValue(false);
  const told = vi.spyOn(window, "alert").mockReturnValue();
  history.replaceState(null, "", await fragment());
  await openLinks(bank);
  expect(asked.mock.calls).toEqual([
    ["Open the bank in this link? It replaces everything in this page's bank."],
  ]);
  expect([bank.db.achTransfers.count(), location.hash]).toEqual([0, ""]);
  asked.mockReturnValue(true);
  history.replaceState(null, "", await fragment());
  await openLinks(bank);
  expect(bank.db.achTransfers.count()).toBe(1);
  expect(told).not.toHaveBeenCalled();
});

test("the Vite plugin's page tells why a link was not opened, or what differs", async () => {
  const told = vi.spyOn(window, "alert").mockReturnValue();
  vi.spyOn(window, "confirm").mockReturnValue(true);
  const bank = mondayBank({ seed: 2 });
  history.replaceState(null, "", (await fragment()).slice(0, -1));
  await openLinks(bank);
  history.replaceState(null, "", await fragment());
  await openLinks(bank);
  expect(told.mock.calls.flat()).toEqual([
    "The link was not opened, and the bank is as it was: it was cut or changed on its way.",
    expect.stringContaining(
      "Options that decide what the state is differ from those of the bank that was shared: seed.",
    ),
  ]);
});
