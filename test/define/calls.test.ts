import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, type Turn, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

/** Notes of which a route makes the calls that it is sent. */
const notesWith = (more: object = {}) =>
  defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), text: z.string(), color: z.string() }),
    operations: ["create", "get", "list", "update", "delete"],
    create: { required: ["text"], optional: ["color"] },
    update: ["color"],
    filters: ["text"],
    rules: [
      {
        fields: ["text"],
        warns: true,
        broken: ({ text }) => (text === "TODO" ? "'text' should say what to do." : undefined),
      },
    ],
    routes: (route) => ({
      relay: route({
        method: "POST",
        path: "/api/relay",
        body: z.object({ operation: z.string(), request: z.record(z.string(), z.unknown()).optional() }),
        answer: z.object({ answered: z.unknown() }),
        refuses: { 404: "There is no such row." },
        handle: ({ body, call }) => ({
          answered: call(body.operation, body.request as Parameters<Turn["call"]>[1]) ?? null,
        }),
      }),
      attach: route({
        method: "POST",
        path: "/api/notes/:id/file",
        file: { field: "file", types: ["image/png"], maxBytes: 10 },
        handle: () => undefined,
      }),
      readHeader: route({
        method: "GET",
        path: "/api/header",
        answer: z.object({ sent: z.string() }),
        handle: ({ header }) => ({ sent: String(header("content-type")) }),
      }),
    }),
    ...more,
  });

async function relayed(calls: readonly object[], options: object = {}, more: object = {}) {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const bank = createBank({ ...STILL, resources: { notes: notesWith(more) }, ...options });
  const answers: unknown[] = [];
  const isBare = "envelope" in more;
  for (const body of calls)
    answers.push((await send(bank, "POST", "/api/relay", isBare ? body : { data: body })).body);
  return { bank, answers };
}

const create = { operation: "createNote", request: { data: { text: "Call Ada" } } };
const made = { id: "1001", text: "Call Ada", color: "" };

test("a call answers the data of what it calls, or the whole of a list (DEF-25)", async () => {
  const { answers } = await relayed([
    create,
    { operation: "getNote", request: { id: "1001" } },
    { operation: "updateNote", request: { id: "1001", data: { color: "red" } } },
    { operation: "listNotes" },
    { operation: "listNotes", request: { query: { text: "none" } } },
    { operation: "readHeader" },
    { operation: "deleteNote", request: { id: "1001" } },
    { operation: "listCounterparties" },
  ]);
  expect(answers).toEqual(
    [
      made,
      made,
      { ...made, color: "red" },
      { data: [{ ...made, color: "red" }], next: null },
      { data: [], next: null },
      { sent: "null" },
      null,
      { data: [], links: { first: "/v1/counterparties", next: null } },
    ].map((answered) => ({ data: { answered } })),
  );
});

test("a call of an endpoint without an envelope answers its body (DEF-8, DEF-25)", async () => {
  const { answers } = await relayed(
    [create, { operation: "listNotes" }],
    {},
    { envelope: "none", list: "array" },
  );
  expect(answers).toEqual([{ answered: made }, { answered: [made] }]);
});

test("a call of what there is not, or of what takes a file, is an error of the handler (DEF-25)", async () => {
  const { answers } = await relayed([
    { operation: "createNode" },
    create,
    { operation: "attach", request: { id: "1001" } },
    { operation: "getNote", request: { id: "7" } },
  ]);
  expect(answers).toEqual([
    {
      error:
        'handle of relay threw RangeError: There is no operation "createNode": GET /_sandbank lists all. See the console.',
    },
    { data: { answered: made } },
    {
      error:
        "handle of relay threw RangeError: attach takes a file, which a call has none of. See the console.",
    },
    { error: "There is no note with this id: take one from the list at /api/notes." },
  ]);
});

const advised = [{ operation: "createNote", request: { data: { text: "TODO", size: 1 } } }];

test("what a call warns of is in the log of the request, or refused by a strict bank (DEF-14, DEF-25)", async () => {
  const { bank, answers } = await relayed(advised);
  expect(answers).toEqual([{ data: { answered: { ...made, text: "TODO" } } }]);
  expect(bank.log.entries[0]?.warnings).toEqual([
    "'size' is not taken by this call and was ignored.",
    "'text' should say what to do.",
  ]);
  const strict = await relayed(advised, { strict: "advice" });
  expect(strict.answers).toEqual([
    { error: "'text' should say what to do. 'size' is not taken by this call: leave it out." },
  ]);
  expect(strict.bank.log.entries[0]?.issues.map(({ code, rule }) => [code, rule])).toEqual([
    ["rule_1", "S2"],
    ["unknown_field", "S6"],
  ]);
});
