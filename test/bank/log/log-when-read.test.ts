// Statements: S22, X12, X179, X354.

import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, send } from "../../support/call.ts";

const KEY = "sk_live_7f3a9c";
const withKey = (body: unknown) => ({
  method: "POST",
  headers: { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
const counterparty = { ...minimalCounterparty, account_number: "9000000000008201" };

test("an entry is the same, whether a listener saw it at once or it is read later (S22, X179)", async () => {
  const [heard, unheard] = [mondayBank(), mondayBank()];
  const seen: LogEntry[] = [];
  heard.on("request", (entry) => seen.push(entry));
  for (const bank of [heard, unheard]) {
    await send(bank, "/v1/counterparties", withKey({ data: counterparty, note: KEY }));
    await send(bank, "/v1/counterparties", withKey({ data: { name: `of ${KEY}`, account_number: 7 } }));
    await call(bank, "GET", "/v1/counterparties?page[limit]=5&ssn=219-09-9999");
  }
  const timeless = (entries: readonly LogEntry[]) => entries.map((entry) => ({ ...entry, duration: 0 }));
  expect(timeless(unheard.log.entries)).toEqual(timeless(seen));
  expect(JSON.stringify(timeless(unheard.log.entries))).toBe(JSON.stringify(timeless(seen)));
  expect(seen[0]?.requestBody).toEqual({
    note: "••••",
    data: { ...counterparty, account_number: "••••8201" },
  });
});

test("entries that are read twice are the same objects (X179)", async () => {
  const bank = mondayBank();
  await send(bank, "/v1/counterparties", withKey({ data: counterparty }));
  await call(bank, "GET", "/v1/counterparties");
  const [first, second] = bank.log.entries;
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries[0]).toBe(first);
  expect(bank.log.entries[1]).toBe(second);
});

test("a listener that is added later, and reads the log, gets the entries before it masked (S22)", async () => {
  const bank = mondayBank();
  await send(bank, "/v1/counterparties", withKey({ data: counterparty, note: KEY }));
  const seen: (readonly LogEntry[])[] = [];
  bank.on("request", (entry) => seen.push([entry, ...bank.log.entries]));
  await call(bank, "GET", "/v1/counterparties/1001");
  const [[second, first, again] = []] = seen;
  expect([first?.number, second?.number]).toEqual([1, 2]);
  expect(again).toBe(second);
  expect(JSON.stringify(first)).not.toMatch(/9000000000008201|sk_live/);
  expect(JSON.stringify(second)).not.toContain("9000000000008201");
});

test("a warning is masked, whether it is heard or read (S22)", async () => {
  const bank = mondayBank();
  const warnings: unknown[] = [];
  bank.on("warning", (warning) => warnings.push(warning));
  await send(
    bank,
    "/v1/counterparties?ssn=219-09-9999",
    withKey({ data: { ...minimalCounterparty, [KEY]: 1 } }),
  );
  expect(warnings).toEqual([
    {
      message: "'ssn' is not taken by this call and was ignored.",
      mend: "Leave it out.",
      code: "unknown_field",
      field: "ssn",
      rule: "S6",
      method: "POST",
      path: "/v1/counterparties?ssn=••••",
      operation: "createCounterparty",
    },
    {
      message: "'••••' is not taken by this call and was ignored.",
      mend: "Leave it out.",
      code: "unknown_field",
      field: "••••",
      rule: "S6",
      method: "POST",
      path: "/v1/counterparties?ssn=••••",
      operation: "createCounterparty",
    },
  ]);
  expect(bank.log.entries[0]?.warnings).toEqual([
    "'ssn' is not taken by this call and was ignored.",
    "'••••' is not taken by this call and was ignored.",
  ]);
});

test("the log stays as it was when what made it changes later", async () => {
  const body = { error: { text: "first" } };
  const bank = mondayBank({ assumptions: { errorBody: () => body } });
  await call(bank, "GET", "/v1/ach/7");
  body.error.text = "second";
  expect(bank.log.entries[0]?.responseBody).toEqual({ error: { text: "first" } });

  const seen: { data: { name: string } }[] = [];
  const faulty = mondayBank({
    faults: [{ on: ({ body: sent }) => seen.push(sent as { data: { name: string } }) < 0, status: 503 }],
  });
  await call(faulty, "POST", "/v1/counterparties", minimalCounterparty);
  (seen[0] as { data: { name: string } }).data.name = "Grace Hopper";
  expect(faulty.log.entries[0]?.requestBody).toMatchObject({ data: { name: "Ada Lovelace" } });
});

test("an entry shows what was sent of a body that JSON writes otherwise, however long it is", async () => {
  for (const length of [10, 20_000]) {
    const made = {
      at: new Date(0),
      text: "x".repeat(length),
      left: () => "out",
      owner: { name: "hidden", toJSON: () => ({ ssn: "123-45-6789" }) },
    };
    const bank = mondayBank({ assumptions: { errorBody: () => made } });
    await call(bank, "GET", "/v1/ach/7");
    const [{ responseBody } = {}] = bank.log.entries;
    expect(structuredClone(responseBody)).toEqual({
      at: "1970-01-01T00:00:00.000Z",
      text: expect.stringMatching(/^x{10}/),
      owner: { ssn: "••••" },
    });
  }
});

test("entries can be cloned, and are plain objects", async () => {
  const bank = mondayBank();
  await call(bank, "POST", "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/7");
  expect(structuredClone(bank.log.entries)).toEqual(bank.log.entries);
  for (const entry of bank.log.entries) expect(Object.getPrototypeOf(entry)).toBe(Object.prototype);
});

test("a reset removes entries that were not read, and what was read stays", async () => {
  const bank = mondayBank();
  await call(bank, "GET", "/v1/ach");
  const [read] = bank.log.entries;
  await call(bank, "GET", "/v1/ach/7");
  await bank.reset();
  expect(bank.log.entries).toEqual([]);
  await call(bank, "GET", "/v1/counterparties");
  expect(bank.log.entries.map(({ number, path }) => [number, path])).toEqual([[3, "/v1/counterparties"]]);
  expect(read?.path).toBe("/v1/ach");
});

test("reading the log does not change which entries it keeps (S22, X179)", async () => {
  const [read, unread] = [mondayBank({ logBytes: 60_000 }), mondayBank({ logBytes: 60_000 })];
  const bodies = [100, 3_000, 9_000, 20_000, 500].map((length) => ({ name: "x".repeat(length) }));
  for (const body of [...bodies, ...bodies, ...bodies]) {
    for (const bank of [read, unread]) await call(bank, "POST", "/v1/counterparties", body);
    expect(read.log.entries.length).toBeGreaterThan(0);
  }
  expect(read.log.entries.map(({ number }) => number)).toEqual(
    unread.log.entries.map(({ number }) => number),
  );
  expect(unread.log.entries.length).toBeLessThan(15);
});

test("entries that are not read take up no more than logBytes either (X354)", async () => {
  const bank = mondayBank({ logBytes: 100_000 });
  for (let made = 0; made < 200; made += 1)
    await call(bank, "POST", "/v1/counterparties", { name: "x".repeat(2_000) });
  const { entries } = bank.log;
  expect(entries.at(-1)?.number).toBe(200);
  expect(entries.length).toBeGreaterThan(5);
  expect(2 * JSON.stringify(entries).length).toBeLessThan(100_000);
});

test("a body that JSON cannot hold fails only the request it was made for", async () => {
  let body: unknown = () => "text";
  const bank = mondayBank({ assumptions: { errorBody: () => body } });
  await expect(bank.fetch("/v1/ach/7")).rejects.toThrow(TypeError);
  body = { error: "text" };
  expect((await call(bank, "GET", "/v1/ach/7")).body).toEqual({ error: "text" });
});
