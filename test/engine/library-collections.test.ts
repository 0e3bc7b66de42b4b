import { Collection, Query } from "@msw/data";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { importsOf, sourceFiles } from "../support/source-files.ts";

test("the table alone has the library's collections", () => {
  const users = sourceFiles("src").filter((file) =>
    importsOf(file).some(({ specifier, typeOnly }) => specifier.startsWith("@msw/data") && !typeOnly),
  );
  expect(users.map(({ path }) => path)).toEqual(["src/engine/store/table.ts"]);
});

// The faults of the library that note 0002 lists. When one of these fails, the library has fixed it: revise the note.

test("the library's own delete and update act on the wrong row, or none, of those it did not create", async () => {
  const collection = new Collection({ schema: z.object({ id: z.int() }) });
  const rows: { readonly id: number }[] = collection.all();
  rows.push({ id: 1 }, { id: 2 }, { id: 3 });
  collection.delete((q) => q.where({ id: 3 }));
  expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
  await expect(collection.update((q) => q.where({ id: 3 }), { data: () => {} })).rejects.toThrow();
});

test("a query compares no object with null, and calls no predicate of an object or a list", async () => {
  const schema = z.object({ limits: z.nullable(z.object({ daily: z.int() })), tags: z.array(z.string()) });
  const created = await new Collection({ schema }).create({ limits: { daily: 1 }, tags: ["new"] });
  const query = new Query<z.output<typeof schema>>();
  expect(() => query.where({ limits: null }).test(created)).toThrow("Cannot convert");
  expect(query.where({ tags: () => false }).test(created)).toBe(true);
  expect(query.where((row) => row.limits === null || row.tags.length > 1).test(created)).toBe(false);
});
