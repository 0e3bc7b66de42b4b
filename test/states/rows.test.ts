// Statements: STA-4, STA-5.

import { expect, test } from "vitest";
import { states } from "../../src/states/index.ts";
import { payouts } from "../define/payouts.ts";
import { mondayBank } from "../support/bank.ts";
import { bankIn, read } from "./support.ts";

test("a list has none, one, a page, one more, 10,000, or one more than a list has at most (STA-4)", async () => {
  const bank = await bankIn("rows/achTransfers/one");
  const shown = async () => (await read(bank, "/v1/ach")) as { data: unknown[]; links: { next: unknown } };
  expect((await shown()).data).toEqual([{ id: "1001", type: "ach", url: "/v1/ach/1001" }]);
  await bankIn("rows/achTransfers/none", bank);
  expect((await shown()).data).toEqual([]);
  await bankIn("rows/achTransfers/page", bank);
  expect((await shown()).data).toHaveLength(20);
  await bankIn("rows/achTransfers/page-and-one", bank);
  expect((await shown()).data).toHaveLength(21);
  await bankIn("rows/achTransfers/10001", bank);
  const { data, links } = await shown();
  expect(data).toHaveLength(10_000);
  expect(((await read(bank, String(links.next))) as { data: unknown }).data).toHaveLength(1);
});

test("every list has as many rows as the state says (STA-4)", async () => {
  const bank = mondayBank();
  const shown: Record<string, number> = {};
  for (const state of states(bank, { only: ["count"] })) {
    const [, collection = "", count] = state.id.split("/");
    if (count !== "one" && count !== "page-and-one") continue;
    await state.apply(bank);
    const { path } = bank.resources[collection as "persons"];
    shown[`${count} of ${collection}`] = ((await read(bank, path)) as { data: unknown[] }).data.length;
  }
  const collections = ["addresses", "files", "logins", "companies", "virtualCards", "achTransfers"];
  expect(Object.keys(shown)).toEqual(
    expect.arrayContaining(collections.flatMap((name) => [`one of ${name}`, `page-and-one of ${name}`])),
  );
  const others = Object.entries(shown).filter(([name, count]) => count !== (name.startsWith("one") ? 1 : 21));
  expect(others).toEqual([]);
});

test("rows that refer to those that are gone are gone with them (STA-4; O3)", async () => {
  const bank = await bankIn("rows/achTransfers/page");
  expect([bank.db.counterparties.count(), bank.db.achTransfers.count()]).toEqual([1, 20]);
  await bankIn("rows/counterparties/none", bank);
  expect([bank.db.counterparties.count(), bank.db.achTransfers.count()]).toEqual([0, 0]);
});

test("a row is in each status, and comes there without a move of the clock (STA-5)", async () => {
  const bank = await bankIn("rows/achTransfers/status");
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual([
    "pending",
    "processing",
    "hold",
    "succeeded",
    "failed",
    "canceled",
  ]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
  await bankIn("rows/companies/status/terminated", bank);
  expect(bank.db.companies.all().map(({ status }) => status)).toEqual(["terminated"]);
});

test("a status to which time alone leads is reached by time (STA-5)", async () => {
  const bank = mondayBank({ resources: { payouts } });
  await bankIn("rows/payouts/status/paid", bank);
  expect(await read(bank, "/api/payouts")).toMatchObject({ data: [{ id: "1001", status: "paid" }] });
  expect(bank.clock.now().getTime()).toBeGreaterThan(Date.parse("2026-03-02T15:00:00Z"));
});

test("there is a state for each code of a return, and one of them all (STA-5)", async () => {
  const bank = await bankIn("rows/achTransfers/return/R29");
  expect(bank.db.achTransfers.all().map((transfer) => transfer.return?.code)).toEqual(["R29"]);
  const codes = await bankIn("rows/achTransfers/return");
  expect(new Set(codes.db.achTransfers.all().map((transfer) => transfer.return?.code)).size).toBeGreaterThan(
    60,
  );
});

test("a decline has each reason that the action suggests (STA-5)", async () => {
  const bank = await bankIn("rows/virtualCards/authorize-decline/suspected-fraud");
  expect(bank.db.virtualCards.all().flatMap(({ authorizations }) => authorizations)).toMatchObject([
    { issuer_response: "Declined: suspected fraud" },
  ]);
});
