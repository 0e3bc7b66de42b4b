import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

test("what stands for nothing is the first of null, text, list and object that a schema takes (DEF-9)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({
      id: z.string(),
      title: z.string().optional(),
      color: z.string().nullish(),
      tags: z.array(z.string()).optional(),
      meta: z.record(z.string(), z.string()),
      size: z.int().optional(),
      rank: z.int().default(3),
    }),
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect((await send(bank, "POST", "/api/notes", { data: {} })).body).toEqual({
    data: { id: "1001", title: "", color: null, tags: [], meta: {}, rank: 3 },
  });
});

test("a default is made for each row that is not sent it, and no two rows share one (DEF-9)", async () => {
  const made = { number: 0, code: 0 };
  const shared = { seen: false };
  const tickets = defineResource({
    noun: "ticket",
    path: "/api/tickets",
    row: z.object({
      id: z.string(),
      number: z.int(),
      code: z.int().default(() => ++made.code),
      flags: z.object({ seen: z.boolean() }),
      at: z.string(),
    }),
    create: {
      optional: ["number"],
      defaults: { number: () => ++made.number, flags: shared, at: ({ now, today }) => `${today} ${now}` },
    },
  });
  const bank = createBank({ ...STILL, resources: { tickets } });
  for (const data of [{}, { number: 9 }, {}]) await send(bank, "POST", "/api/tickets", { data });
  const row = { flags: { seen: false }, at: "2026-03-02 2026-03-02T15:00:00.000Z" };
  const all = bank.db.tickets.all();
  expect(all).toEqual([
    { ...row, id: "1001", number: 1, code: expect.any(Number) },
    { ...row, id: "1002", number: 9, code: expect.any(Number) },
    { ...row, id: "1003", number: 2, code: expect.any(Number) },
  ]);
  expect(new Set(all.map(({ code }) => code)).size).toBe(3);
  expect(Object.isFrozen(shared)).toBe(false);
});

test("a handle of a create is given the row without its id (DEF-9)", async () => {
  const given: object[] = [];
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({
      id: z.string(),
      text: z.string(),
      color: z.string(),
      kind: z.string(),
      status: z.enum(["new", "kept"]),
    }),
    create: {
      required: ["text"],
      optional: ["color"],
      defaults: { kind: "memo" },
      handle(row) {
        given.push({ ...row });
        return { color: "red" };
      },
    },
    states: { new: {}, kept: {} },
    reserved: { text: { KEEP: "kept" } },
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  for (const text of ["Call Ada", "KEEP"]) await send(bank, "POST", "/api/notes", { data: { text } });
  const row = { text: "Call Ada", color: "", kind: "memo", status: "new" };
  expect(given).toEqual([row, { ...row, text: "KEEP", status: "kept" }]);
  expect(bank.db.notes.all()).toEqual([
    { ...row, id: "1001", color: "red" },
    { ...row, id: "1002", text: "KEEP", color: "red", status: "kept" },
  ]);
});

test("null clears a field of an update that may be null, and no other (DEF-6)", async () => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({
      id: z.string(),
      text: z.string(),
      color: z.string().nullable(),
      tags: z.array(z.string()),
    }),
    create: { required: ["text"], optional: ["color", "tags"] },
    operations: ["create", "update"],
    update: ["color", "tags"],
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  await send(bank, "POST", "/api/notes", { data: { text: "x", color: "red", tags: ["a"] } });
  expect((await send(bank, "PATCH", "/api/notes/1001", { data: { color: null } })).body).toEqual({
    data: { id: "1001", text: "x", color: null, tags: ["a"] },
  });
  expect((await send(bank, "PATCH", "/api/notes/1001", { data: { tags: null } })).body).toEqual({
    error: "'tags' must be an array, got null.",
  });
});

test("names that a definition leaves out follow from its noun (DEF-6, DEF-58)", async () => {
  const boxes = defineResource({
    noun: "cash - box",
    path: "/api/boxes",
    row: z.object({ id: z.string() }),
    list: "references",
  });
  const bank = createBank({ ...STILL, resources: { boxes } });
  await send(bank, "POST", "/api/boxes", { data: {} });
  expect((await send(bank, "GET", "/api/boxes")).body).toEqual({
    data: [{ id: "1001", type: "cash_box", url: "/api/boxes/1001" }],
    links: { first: "/api/boxes", next: null },
  });
  expect(bank.log.entries.map(({ operation }) => operation)).toEqual(["createCash-Box", "listCash-Boxs"]);
});
