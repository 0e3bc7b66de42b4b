import { Collection } from "@msw/data";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type * as z from "zod/mini";
import type { Condition } from "../../src/engine/store/rows/chunk.ts";
import { seedTable } from "../../src/engine/store/seed.ts";
import type { Table } from "../../src/engine/store/table.ts";
import { type Account, accountTable, fields, someFields } from "./accounts.ts";
import { type QueryAndPredicate, queries } from "./queries.ts";

/** Every method that a collection of the library has. */
const libraryMethods = [
  "create",
  "createMany",
  "findFirst",
  "findMany",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "count",
  "all",
  "clear",
  "defineRelations",
] as const;

/** So few that the rows of a run are in several collections. */
const CHUNK_SIZE = 3;

const position = fc.nat({ max: 20 });

const write = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("insert" as const), fields }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("update" as const), position, fields: someFields }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("delete" as const), position }) },
  fc.record({ do: fc.constant("refuse" as const), position, fields }),
  fc.record({ do: fc.constantFrom("reload" as const, "reset" as const, "put back" as const) }),
);

type Write = typeof write extends fc.Arbitrary<infer Each> ? Each : never;

/** What the table must be equal to: a plain list, and the next id. */
interface Model {
  rows: Account[];
  next: number;
  readonly statuses: Map<string, string[]>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("what is read of the table and of its collection is right after any sequence of writes", {
  timeout: 120_000,
}, () => {
  const all = vi.spyOn(Collection.prototype, "all");
  fc.assert(
    fc.property(
      fc.array(fields, { maxLength: 8 }),
      fc.array(write, { maxLength: 15 }),
      fc.array(queries, { minLength: 1, maxLength: 3 }),
      (seeds, writes, asked) => {
        const table = accountTable(CHUNK_SIZE);
        const rows = seeds.map((seed, at) => ({ id: String(1001 + at), ...seed }));
        seedTable(table, rows.toReversed());
        const start = JSON.stringify(table.save());
        const seeded = (): Model => ({ rows: [...rows], next: 1001 + rows.length, statuses: new Map() });
        let model = seeded();
        for (const each of writes) {
          if (each.do === "reset") {
            table.load(JSON.parse(start));
            model = seeded();
          } else apply(each, table, model);
          expectEqual(table, model);
          for (const query of asked) expectFound(table, model, query);
          all.mockClear();
          table.all();
          const collections = [...new Set(all.mock.contexts)] as Collection<z.ZodMiniType<Account>>[];
          expect(collections.flatMap((collection) => collection.all())).toEqual(model.rows);
          expect(collections.flatMap((collection) => collection.findMany())).toEqual(model.rows);
        }
      },
    ),
    { seed: 9, numRuns: 300 },
  );
});

/** Makes one write in the table and in the model. */
function apply(each: Write, table: Table<Account>, model: Model): void {
  if (each.do === "reload") table.load(JSON.parse(JSON.stringify(table.save())));
  if (each.do === "put back") {
    const saved = model.rows.map(({ id }) => [Number(id), table.saved(Number(id))] as const);
    table.put(
      model.next,
      saved.map(([id]) => [id, undefined]),
    );
    expect(table.count()).toBe(0);
    table.put(model.next, saved.toReversed());
  }
  if (each.do === "insert") {
    const row = { id: String(model.next), ...each.fields };
    expect(table.insert((id) => ({ id, ...each.fields }))).toEqual(row);
    model.rows.push(row);
    model.statuses.set(row.id, [row.status]);
    model.next += 1;
  }
  if (each.do === "refuse") {
    expect(() => table.insert((id) => ({ id, ...each.fields, amount: -1 }))).toThrow("does not match");
    expect(() => table.update(model.next, each.fields)).toThrow("accounts has no row");
    expect(() => table.delete(model.next)).toThrow("accounts has no row");
  }
  if (!("position" in each) || model.rows.length === 0) return;
  const at = each.position % model.rows.length;
  const before = model.rows[at] as Account;
  if (each.do === "refuse") {
    expect(() => table.update(before.id, { ...each.fields, amount: -1 })).toThrow("does not match");
    // A snapshot with such a row would be refused.
    const owner = Object.assign({ other: 1 }, each.fields.owner);
    expect(() => table.insert((id) => ({ id, ...each.fields, owner }))).toThrow("does not match");
    expect(() => table.update(before.id, { owner })).toThrow("does not match");
  }
  if (each.do === "update") {
    const after = { ...before, ...each.fields };
    expect(table.update(before.id, each.fields)).toEqual(after);
    model.rows[at] = after;
    if (after.status !== before.status)
      model.statuses.set(after.id, [...(model.statuses.get(after.id) ?? []), after.status]);
  }
  if (each.do === "delete") {
    table.delete(before.id);
    model.rows.splice(at, 1);
    model.statuses.delete(before.id);
  }
}

function expectEqual(table: Table<Account>, { rows, next, statuses }: Model): void {
  expect(table.all()).toEqual(rows);
  expect(table.count()).toBe(rows.length);
  expect(table.first()).toEqual(rows[0]);
  expect(table.save().next).toBe(next);
  for (let key = 1001; key <= next; key += 1) {
    const row = rows.find(({ id }) => id === String(key));
    expect(table.get(key)).toEqual(row);
    expect(table.has(String(key))).toBe(row !== undefined);
    expect(table.everIssued(key)).toBe(key < next);
    expect(table.timeline(key).map(({ status }) => status)).toEqual(statuses.get(String(key)) ?? []);
    const refers = rows.filter(({ branch_id }) => branch_id === key);
    expect(inOrder(table.by("branch_id", key))).toEqual(refers);
    expect(table.firstBy("branch_id", key) !== undefined).toBe(refers.length > 0);
  }
  for (let batch = 0; batch <= 9; batch += 1) {
    expect(inOrder(table.by("batch", batch))).toEqual(
      rows.filter(({ internal }) => internal.batch === batch),
    );
  }
  for (const newestFirst of [true, false]) {
    const inOrder = newestFirst ? rows.toReversed() : rows;
    expect(walk(table, newestFirst)).toEqual(inOrder);
    for (const { where, matches } of filters)
      expect(walk(table, newestFirst, where)).toEqual(inOrder.filter(matches));
    for (let cursor = 1001; cursor < next; cursor += 1) {
      const from = inOrder.filter(({ id }) => (newestFirst ? Number(id) <= cursor : Number(id) >= cursor));
      expect(table.page({ cursor, limit: 20, newestFirst }).rows).toEqual(from);
    }
  }
}

/** What lists ask for: a value, one that sorts after it, and both. */
const isHeld: Condition<Account> = {
  name: "status",
  of: ({ status }) => status,
  compare: "is",
  value: "held",
};

const isFromB: Condition<Account> = { name: "note", of: ({ note }) => note, compare: "from", value: "B" };

const inReno: Condition<Account> = {
  name: "city",
  of: ({ owner }) => owner.city,
  compare: "is",
  value: "Reno",
};

const filters: readonly {
  readonly where: readonly Condition<Account>[];
  readonly matches: (row: Account) => boolean;
}[] = [
  { where: [isHeld], matches: ({ status }) => status === "held" },
  { where: [isFromB], matches: ({ note }) => note !== null && note >= "B" },
  { where: [inReno], matches: () => false },
  {
    where: [isHeld, isFromB],
    matches: ({ status, note }) => status === "held" && note !== null && note >= "B",
  },
];

function expectFound(
  table: Table<Account>,
  { rows }: Pick<Model, "rows">,
  { build, matches }: QueryAndPredicate,
): void {
  const found = rows.filter(matches);
  expect(table.findMany(build)).toEqual(found);
  expect(table.findFirst(build)).toEqual(found[0]);
}

const inOrder = (rows: readonly Account[]) =>
  rows.toSorted((one, other) => Number(one.id) - Number(other.id));

function walk(
  table: Table<Account>,
  newestFirst: boolean,
  where: readonly Condition<Account>[] = [],
): Account[] {
  const walked: Account[] = [];
  let cursor: number | undefined;
  do {
    const page = table.page({ cursor, limit: 2, newestFirst, where });
    walked.push(...page.rows);
    cursor = page.next;
  } while (cursor !== undefined);
  return walked;
}

test("the table calls nothing of its collection but all()", () => {
  const spies = libraryMethods.map((method) => vi.spyOn(Collection.prototype, method));
  const table = accountTable();
  for (const each of fc.sample(fields, { numRuns: 5, seed: 9 })) table.insert((id) => ({ id, ...each }));
  table.update("1002", { status: "held" });
  table.delete("1003");
  seedTable(table, table.all());
  table.load(table.save());
  const rows = [...table.all()];
  expectEqual(table, { rows, next: 1006, statuses: new Map() });
  expectFound(table, { rows }, heldOnes);
  expect(libraryMethods.filter((_, at) => spies[at]?.mock.calls.length)).toEqual(["all"]);
  expect(Object.getOwnPropertyNames(Collection.prototype).toSorted()).toEqual(
    ["constructor", ...libraryMethods].toSorted(),
  );
});

const heldOnes: QueryAndPredicate = {
  build: (query) => query.where({ status: "held" }),
  matches: ({ status }) => status === "held",
};
