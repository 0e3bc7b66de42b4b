// Statements: STA-6, STA-7, STA-8, STA-9, STA-10, X72.

import { expect, test } from "vitest";
import type { CoreBank } from "../../src/core.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { states } from "../../src/states/index.ts";
import { endpointsIn } from "../../src/states/source.ts";
import { SAMPLES } from "../../src/states/texts.ts";
import { payouts } from "../define/payouts.ts";
import { productsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { bankIn, documentedIn, read } from "./support.ts";

const headers = { Authorization: "Bearer test" };

test("a text of each kind is in an answer (STA-6)", async () => {
  for (const { name, text } of SAMPLES) {
    const bank = await bankIn(`values/${name}`);
    expect(await read(bank, "/v1/counterparties/1001")).toMatchObject({ data: { name: text } });
  }
});

test("texts are as long and as short as a field takes, and all that may be null is null (STA-6)", async () => {
  const longest = await bankIn("values/longest");
  expect(longest.db.counterparties.get("1001")?.name).toHaveLength(140);
  const shortest = await bankIn("values/shortest");
  expect(shortest.db.counterparties.get("1001")).toMatchObject({ name: "x", address_line1: "" });
  const nulls = await bankIn("values/nulls");
  expect(await read(nulls, "/v1/ach/1001")).toMatchObject({
    data: { counterparty_id: 1001, metadata: null },
  });
});

test("amounts are 0, a cent, or the largest that the bank takes (STA-6)", async () => {
  const amountOf = async (kind: string) =>
    (await bankIn(`values/amounts/${kind}`)).db.achTransfers.get("1001")?.amount;
  expect([await amountOf("zero"), await amountOf("cent"), await amountOf("largest")]).toEqual([
    0, 1, 9_999_999_999,
  ]);
});

test("amounts are a cent too where the accounts of an example are not those of the bank (STA-6)", async () => {
  const bank = productsBank();
  await bankIn("values/amounts/cent", bank);
  expect(bank.db.bookTransfers.all().map(({ amount }) => amount)).toEqual([1]);
  expect(bank.db.wireTransfers.all().map(({ amount }) => amount)).toEqual([1]);
});

test("amounts are below 0 where a resource takes such ones (STA-6)", async () => {
  expect(states().some(({ id }) => id === "values/amounts/negative")).toBe(false);
  const entries = defineResource({
    noun: "entry",
    path: "/api/entries",
    row: z.object({ id: z.string(), amount: z.int() }),
    create: { required: ["amount"] },
    operations: ["create", "get", "list"],
  });
  const bank = await bankIn("values/amounts/negative", mondayBank({ resources: { entries } }));
  expect(await read(bank, "/api/entries/1001")).toEqual({ data: { id: "1001", amount: -125_000 } });
});

test("each operation answers each refusal that it documents (STA-7)", async () => {
  const bank = mondayBank();
  const expected = Object.entries(documentedIn(bank)).flatMap(([operation, statuses]) =>
    statuses.map((status) => `answers/${operation}/${status}`),
  );
  expect(states(bank, { only: ["documented"] }).map(({ id }) => id)).toEqual(expected);
  await bankIn("answers/createCounterparty/400", bank);
  const refused = await bank.fetch("/v1/counterparties", { method: "POST", headers });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ error: "'name' must be text, got true." });
});

test("every state of a status has it on the wire (STA-7)", async () => {
  const bank = mondayBank();
  const all = states(bank, { only: ["refusal"], without: ["page"] });
  const wrong: string[] = [];
  for (const { route } of endpointsIn(bank)) {
    const { operation, method, path } = route;
    for (const state of all.filter(({ id }) => id.startsWith(`answers/${operation}/`))) {
      const [status] = /\d{3}$/.exec(state.id) ?? [];
      if (status === undefined) continue;
      await state.apply(bank);
      const answer = await bank.fetch(path.replace(":id", "1001"), { method, headers });
      bank.faults.clear();
      if (answer.status !== Number(status)) wrong.push(`${state.id}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the second call, the second page, or every call goes wrong (STA-7)", async () => {
  const statusOf = async (bank: CoreBank, path: string) => (await bank.fetch(path, { headers })).status;
  const later = await bankIn("answers/listAchTransfers/401-in-the-middle");
  expect([await statusOf(later, "/v1/ach"), await statusOf(later, "/v1/ach")]).toEqual([200, 401]);
  const page = await bankIn("answers/listAchTransfers/second-page-503");
  expect([await statusOf(page, "/v1/ach"), await statusOf(page, "/v1/ach?page[cursor]=1001")]).toEqual([
    200, 503,
  ]);
  const all = await bankIn("answers/all/429");
  expect([await statusOf(all, "/v1/ach"), await statusOf(all, "/v1/persons")]).toEqual([429, 429]);
});

test("a write is done, and its answer lost (STA-7)", async () => {
  const bank = await bankIn("answers/createLogin/done-but-lost");
  const body = JSON.stringify({ data: { login_name: "ada" } });
  const typed = { ...headers, "Content-Type": "application/json" };
  await expect(bank.fetch("/v1/logins", { method: "POST", headers: typed, body })).rejects.toThrow(TypeError);
  expect(bank.db.logins.all()).toMatchObject([{ login_name: "ada" }]);
});

test("a row is changed, canceled or removed once its list has been read (STA-8)", async () => {
  const canceled = await bankIn("changes/achTransfers/cancelAchTransfer");
  expect(await read(canceled, "/v1/ach/1001")).toMatchObject({ data: { status: "pending" } });
  await read(canceled, "/v1/ach");
  expect(await read(canceled, "/v1/ach/1001")).toMatchObject({ data: { status: "canceled" } });

  const held = await bankIn("changes/achTransfers/hold");
  await read(held, "/v1/ach");
  expect(await read(held, "/v1/ach/1001")).toMatchObject({ data: { status: "hold" } });

  const removed = await bankIn("changes/addresses/deleteAddress");
  expect(await read(removed, "/v1/addresses")).toMatchObject({ data: [{ id: 1001 }] });
  expect(await read(removed, "/v1/addresses/1001")).toBe(404);
});

test("a change that waits for a list is forgotten with its row (STA-8)", async () => {
  const bank = await bankIn("changes/addresses/deleteAddress");
  await bank.reset();
  await read(bank, "/v1/addresses");
  expect(bank.log.entries.map(({ operation }) => operation)).toEqual(["listAddresses"]);
});

test("a row has a status that no bank has, in its answers alone (STA-9; X72)", async () => {
  const bank = await bankIn("changes/achTransfers/unknown-status");
  expect(await read(bank, "/v1/ach/1001")).toMatchObject({
    data: { id: "1001", status: "awaiting_committee" },
  });
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");

  const own = await bankIn("changes/payouts/unknown-status", mondayBank({ resources: { payouts } }));
  expect(await read(own, "/api/payouts")).toMatchObject({
    data: [{ id: "1001", status: "awaiting_committee" }],
  });
});

test("bank time is at the moment, and there are rows of it (STA-10)", async () => {
  const bank = mondayBank();
  const shown: Record<string, unknown> = {};
  for (const state of states(bank, { only: ["moments"] })) {
    const there = mondayBank();
    await state.apply(there);
    const { at, offsetMs, timeZone } = state.pageTime ?? {};
    expect(there.clock.now().toISOString()).toBe(at ?? "2026-03-02T15:00:00.000Z");
    expect(there.timeline("achTransfers", "1001")[0]?.at).toBe(at ?? "2026-03-02T15:00:00.000Z");
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
    shown[state.id.slice("moments/".length)] = at ?? offsetMs;
  }
  expect(shown).toEqual({
    "spring-forward": "2026-03-08T06:59:00.000Z",
    "fall-back": "2026-11-01T05:30:00.000Z",
    "leap-day": "2028-02-29T15:00:00.000Z",
    "february-28": "2027-02-28T15:00:00.000Z",
    "month-end": "2026-03-31T15:00:00.000Z",
    "quarter-end": "2026-03-31T15:00:00.000Z",
    "year-end": "2027-01-01T02:00:00.000Z",
    "week-year": "2027-01-01T15:00:00.000Z",
    "long-weekend": "2026-05-22T22:30:00.000Z",
    holiday: "2026-05-25T15:00:00.000Z",
    sunday: "2026-03-08T15:00:00.000Z",
    "midnight-utc": "2026-03-03T00:30:00.000Z",
    "midnight-new-york": "2026-03-03T03:59:00.000Z",
    "zone-ahead": "2026-03-03T15:00:00.000Z",
    "zone-quarter": "2026-03-03T15:00:00.000Z",
    "before-1330": "2026-03-03T13:29:00.000Z",
    "after-1330": "2026-03-03T13:31:00.000Z",
    "before-2200": "2026-03-02T21:59:00.000Z",
    "after-2200": "2026-03-02T22:01:00.000Z",
    "page-a-day-behind": -86_400_000,
    "page-a-day-ahead": 86_400_000,
  });
});

test("a bank whose time is later than that of the list has the next such moment (STA-10)", async () => {
  const later = mondayBank({ clock: { start: "2029-01-01T00:00:00Z" } });
  const [state] = states(mondayBank(), { only: ["moments/leap-day"] });
  await state?.apply(later);
  expect(later.clock.now().toISOString()).toBe("2032-02-29T15:00:00.000Z");
});
