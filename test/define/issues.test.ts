import { expect, test } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

test.each<readonly [text: string, field: z.ZodType, value: unknown]>([
  ["must be text, got 5.", z.string(), 5],
  ['must be a number, got "5".', z.number(), "5"],
  ["must be a whole number, got 1.5.", z.int(), 1.5],
  ["must be true or false, got 1.", z.boolean(), 1],
  ["must be an array, got an object.", z.array(z.int()), {}],
  ["must be an object, got an array.", z.object({}), []],
  ["must be an object, got 7.", z.record(z.string(), z.int()), 7],
  ["must be null, got 0.", z.null(), 0],
  ["must be a bigint, got 0.", z.bigint(), 0],
  ['must be "card", got "cash".', z.literal("card"), "cash"],
  ['must be one of card, cash, got "check".', z.literal(["card", "cash"]), "check"],
  ["must be at least 1, got 0.", z.number().min(1), 0],
  ["must be more than 1, got 1.", z.number().gt(1), 1],
  ["must be at most 5, got 6.", z.number().max(5), 6],
  ["must be less than 5, got 5.", z.number().lt(5), 5],
  ['must have at most 1 character, got "ab".', z.string().max(1), "ab"],
  ['must have at most 2 characters, got "abc".', z.string().max(2), "abc"],
  ["must have at most 1 item, got an array.", z.array(z.int()).max(1), [1, 2]],
  ["must have at least 2 items, got an array.", z.array(z.int()).min(2), [1]],
  ['must be an e-mail address, got "ada".', z.email(), "ada"],
  ['must be a url, got "ada".', z.url(), "ada"],
  ['must be a UUID, got "ada".', z.uuid(), "ada"],
  ['must be a real calendar day in the form YYYY-MM-DD, got "2026-02-30".', z.iso.date(), "2026-02-30"],
  ['must be an ISO 8601 instant, got "noon".', z.iso.datetime(), "noon"],
  ['must be text that matches /^[A-Z]+$/, got "ada".', z.string().regex(/^[A-Z]+$/), "ada"],
  ['must be text in the format jwt, got "ada".', z.jwt(), "ada"],
  ["must be a multiple of 5, got 7.", z.number().multipleOf(5), 7],
  ["must have no field b, c, got an object.", z.strictObject({ a: z.int() }), { a: 1, b: 2, c: 3 }],
  ['must be a value that its schema takes, got "ada".', z.string().refine((text) => text !== "ada"), "ada"],
  ['is invalid: of.1 must be a number, got "2".', z.object({ of: z.array(z.int()) }), { of: [1, "2"] }],
  ["is invalid: of is required.", z.object({ of: z.int() }), {}],
])("a value that the schema of a field refuses %s (DEF-10)", async (text, field, value) => {
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), value: field }),
    create: { required: ["value"] },
  });
  const bank = createBank({ ...STILL, resources: { notes } });
  expect(await send(bank, "POST", "/api/notes", { data: { value } })).toEqual({
    status: 400,
    body: { error: `'value' ${text}` },
  });
});
