// Statements: S11, S12.

import fc from "fast-check";
import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, type Listing, list } from "../support/call.ts";

const banks = {
  "newest-first": mondayBank(),
  "oldest-first": mondayBank({ assumptions: { listOrder: "oldest-first" } }),
};

const day = fc.integer({ min: 1, max: 9 }).map((date) => `2026-03-0${date}`);
const transfer = fc.record({ effective_date: day, canceled: fc.boolean() });
type Transfer = { readonly effective_date: string; readonly canceled: boolean };

const scene = fc.record({
  listOrder: fc.constantFrom("newest-first" as const, "oldest-first" as const),
  transfers: fc.array(transfer, { maxLength: 15 }),
  /** Rows made after each page of the walk. */
  meanwhile: fc.array(fc.array(transfer, { maxLength: 2 }), { maxLength: 4 }),
  limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  status: fc.option(fc.constantFrom("pending", "canceled"), { nil: undefined }),
  from: fc.option(day, { nil: undefined }),
});

test("following next returns each row that matches the filters once, in order, and rows made meanwhile at most once", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(scene, async ({ listOrder, transfers, meanwhile, limit, status, from }) => {
      const bank = banks[listOrder];
      await bank.reset();
      const passing = new Map<string, boolean>();
      const make = async ({ effective_date, canceled }: Transfer) => {
        const { id } = await create(bank, "/v1/ach", { ...minimalTransfer, effective_date });
        if (canceled) await call(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" });
        const hasStatus = status === undefined || status === (canceled ? "canceled" : "pending");
        passing.set(id, hasStatus && (from === undefined || effective_date >= from));
        return id;
      };
      for (const each of transfers) await make(each);
      const atFirst = [...passing].filter(([, passes]) => passes).map(([id]) => id);

      const query = [
        ...(limit === undefined ? [] : [`page[limit]=${limit}`]),
        ...(status === undefined ? [] : [`filter[status]=${status}`]),
        ...(from === undefined ? [] : [`filter[effective_date]=${from}`]),
      ].join("&");
      const first = query === "" ? "/v1/ach" : `/v1/ach?${query}`;
      const met: string[] = [];
      let pages = 0;
      for (let next: string | null = first; next !== null; pages += 1) {
        const page: Listing = await list(bank, next);
        expect(page.links.first).toBe(first);
        if (limit !== undefined) expect(page.data.length).toBeLessThanOrEqual(limit);
        if (page.links.next !== null) expect(page.data.length).toBe(limit);
        met.push(...page.data.map(({ id }) => id));
        next = page.links.next;
        for (const each of meanwhile[pages] ?? []) await make(each);
      }

      expect(new Set(met).size).toBe(met.length);
      expect(met.filter((id) => !passing.get(id))).toEqual([]);
      const direction = listOrder === "newest-first" ? -1 : 1;
      expect(met).toEqual([...met].sort((one, other) => direction * (Number(one) - Number(other))));
      expect(met.filter((id) => atFirst.includes(id)).sort()).toEqual(atFirst.sort());
    }),
    { seed: 11, numRuns: 120 },
  );
});
