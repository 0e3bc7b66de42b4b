import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, referenceTo, refuse, type Turn, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

const row = z.object({
  id: z.string(),
  shelf_id: referenceTo("shelves", z.string().nullable()),
  code: z.string().nullable(),
  size: z.int(),
  status: z.enum(["full", "empty"]),
});
type Box = z.output<typeof row>;

const shelves = defineResource({
  noun: "shelf",
  path: "/api/shelves",
  row: z.object({ id: z.string(), name: z.string() }),
});

/** A bank with three boxes, and what a handler that does this work answers. */
async function inTurn(work: (turn: Turn<Box>) => unknown) {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const boxes = defineResource({
    noun: "box",
    path: "/api/boxes",
    row,
    create: { optional: ["shelf_id", "code"], defaults: { size: 1 } },
    indexes: ["code"],
    states: { full: { actions: { clear: { to: "empty" } } }, empty: {} },
    seed({ rows, rowsOf }) {
      rowsOf("shelves").insert({ name: "Top" });
      rows.insert({ shelf_id: "1001", code: "a" });
      rows.insert({ code: "a", size: 2 });
      rows.insert({ shelf_id: "1001", size: 2, status: "empty" });
    },
    routes: (route) => ({
      workOnBoxes: route({
        method: "POST",
        path: "/api/work",
        answer: z.unknown(),
        refuses: { 409: "The work can't be done." },
        handle: (turn) => work(turn) ?? null,
      }),
    }),
  });
  const bank = createBank({ ...STILL, resources: { shelves, boxes } });
  const before = bank.snapshot();
  const { body } = await send(bank, "POST", "/api/work");
  return { bank, before, body };
}

const CARD = {
  ...{ total_card_amount: 500, valid_ending_on: "2026-06-03", per_transaction_max: 500, transactions_max: 1 },
  emails: ["ada@example.com"],
};

const first = { id: "1001", shelf_id: "1001", code: "a", size: 1, status: "full" };
const second = { id: "1002", shelf_id: null, code: "a", size: 2, status: "full" };
const third = { id: "1003", shelf_id: "1001", code: null, size: 2, status: "empty" };

test.each<readonly [string, Partial<Box>, readonly object[]]>([
  ["no field", {}, [first, second, third]],
  ["a field with an index", { code: "a" }, [first, second]],
  ["a field with an index, which is null", { code: null }, [third]],
  ["a reference", { shelf_id: "1001" }, [first, third]],
  ["a reference to nothing", { shelf_id: null }, [second]],
  ["a field without an index", { size: 2 }, [second, third]],
  ["two fields, the first with an index", { code: "a", size: 2 }, [second]],
  ["two fields, the second with an index", { size: 2, shelf_id: "1001" }, [third]],
  ["a value that no row has", { code: "b" }, []],
])("rows are found by %s (DEF-25)", async (_, fields, found) => {
  expect((await inTurn(({ rows }) => rows.find(fields))).body).toEqual({ data: found });
});

test("rows are read by their ids, all together and page by page (DEF-25)", async () => {
  const { body } = await inTurn(({ rows }) => ({
    one: rows.get("1002"),
    none: rows.get("9") ?? "none",
    all: rows.all(),
    firstPage: rows.page({ limit: 2 }),
    nextPage: rows.page({ limit: 2, cursor: "1001" }),
    larger: rows.page({ limit: 2, where: [{ field: "size", compare: "from", value: "2" }] }).rows,
    smaller: rows.page({ limit: 2, where: [{ field: "size", compare: "to", value: "1" }] }).rows,
    full: rows.page({
      limit: 2,
      where: [
        { field: "status", value: "full" },
        { field: "code", value: undefined },
      ],
    }).rows,
  }));
  expect(body).toEqual({
    data: {
      one: second,
      none: "none",
      all: [first, second, third],
      firstPage: { rows: [third, second], next: "1001" },
      nextPage: { rows: [first], next: null },
      larger: [third, second],
      smaller: [first],
      full: [second, first],
    },
  });
});

test("a field that is undefined is as one that is left out (DEF-25)", async () => {
  const fields = { code: undefined, size: undefined } as unknown as Partial<Box>;
  expect((await inTurn(({ rows }) => rows.insert(fields))).body).toEqual({
    data: { id: "1004", shelf_id: null, code: null, size: 1, status: "full" },
  });
});

test("a row is changed, and gets what its state allows (DEF-25)", async () => {
  const { body } = await inTurn(({ rows }) => [
    rows.update("1001", { size: 9 }),
    rows.update("1001", { size: 8, status: "full" }),
    rows.perform("1002", "clear"),
  ]);
  expect(body).toEqual({
    data: [
      { ...first, size: 9 },
      { ...first, size: 8 },
      { ...second, status: "empty" },
    ],
  });
});

test.each<readonly [string, (turn: Turn<Box>) => unknown, string]>([
  [
    "a change of the bank's own row",
    ({ rowsOf }) => rowsOf("virtualCards").update("1001", {}),
    'TypeError: The rows of virtualCards are the bank\'s own: call the operation that changes them, such as call("createVirtualCard").',
  ],
  [
    "a new row of the bank's own that has no create",
    ({ rowsOf }) => rowsOf("realCards").insert({}),
    'TypeError: The rows of realCards are the bank\'s own: call the operation that changes them, such as call("createAchTransfer").',
  ],
  [
    "a change of a status of a row that is not there",
    ({ rows }) => rows.update("9", { status: "full" }),
    "TypeError: The status of a row of boxes changes by perform, or by time.",
  ],
  [
    "a change of a row that is not there",
    ({ rows }) => rows.update("9", { size: 3 }),
    "Error: boxes has no row 9.",
  ],
  ["a deletion of a row that is not there", ({ rows }) => rows.delete("9"), "Error: boxes has no row 9."],
])("%s is an error of the handler, and changes nothing (DEF-27)", async (_, work, text) => {
  const { bank, before, body } = await inTurn(work);
  expect(body).toEqual({ error: `handle of workOnBoxes threw ${text} See the console.` });
  expect(bank.snapshot()).toEqual(before);
});

test("a refusal undoes each write before it, of a row that was written twice too (DEF-26)", async () => {
  const { bank, before, body } = await inTurn(({ rows, rowsOf, call }) => {
    // The number of a card is drawn.
    call("createVirtualCard", { data: CARD });
    rows.update("1001", { size: 5 });
    rows.update("1001", { size: 6 });
    rows.perform("1001", "clear");
    rows.delete("1002");
    rows.insert({ size: 7 });
    rowsOf("shelves").insert({ name: "Low" });
    throw refuse("size", "'size' must be less.", { status: 409 });
  });
  expect(body).toEqual({ error: "'size' must be less." });
  expect(bank.snapshot()).toEqual(before);
  expect(bank.timeline("boxes", "1001").map(({ status }) => status)).toEqual(["full"]);
});

test("an action that the state of a row forbids names those that allow it (DEF-20)", async () => {
  const { bank, body } = await inTurn(({ rows }) => rows.perform("1003", "clear"));
  const message = "'status' is empty: clear is possible only in status full.";
  expect(body).toEqual({ error: message });
  expect(bank.log.entries[0]?.issues).toEqual([{ field: "status", code: "conflict", message, rule: "S2" }]);
});
