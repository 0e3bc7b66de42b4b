import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create, type Listing, list } from "../../support/call.ts";

const cursorOnly = { assumptions: { nextLink: "cursor-only" } } as const;

async function fill(bank: Bank, count: number) {
  for (let made = 0; made < count; made += 1)
    await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "2026-03-04" });
  return bank;
}

const QUERY = "page[limit]=2&filter[status]=pending&filter[effective_date]=2026-03-03";

test("next keeps limit and filters, or has the cursor alone; first has both either way (OPT-3, VC-71, S12)", async () => {
  const bank = await fill(mondayBank(), 3);
  const other = await fill(mondayBank(cursorOnly), 3);
  const data = [
    { id: "1003", type: "ach", url: "/v1/ach/1003" },
    { id: "1002", type: "ach", url: "/v1/ach/1002" },
  ];
  expect(await list(bank, `/v1/ach?${QUERY}`)).toEqual({
    data,
    links: { first: `/v1/ach?${QUERY}`, next: `/v1/ach?page[cursor]=1001&${QUERY}` },
  });
  expect(await list(other, `/v1/ach?${QUERY}`)).toEqual({
    data,
    links: { first: `/v1/ach?${QUERY}`, next: "/v1/ach?page[cursor]=1001" },
  });
});

test.each([
  [
    "/v1/counterparties",
    { account_number: "1", account_type: "checking", name: "A", routing_number: "021000021" },
  ],
  ["/v1/virtualcards", { total_card_amount: 5, valid_ending_on: "2026-12-31" }],
  ["/v1/addresses", { street_line1: "1 Main Street", city: "Springfield", country: "US" }],
])("next of %s has the cursor alone, and the last page has none (OPT-3)", async (path, data) => {
  const bank = mondayBank(cursorOnly);
  for (const _ of [1, 2]) await create(bank, path, data);
  expect((await list(bank, `${path}?page[limit]=1`)).links.next).toBe(`${path}?page[cursor]=1001`);
  expect((await list(bank, `${path}?page[limit]=2`)).links.next).toBeNull();
});

test("a caller that adds limit and filters to next sees every row once, in order (OPT-3)", async () => {
  const bank = await fill(mondayBank(cursorOnly), 7);
  await bank.simulate.achTransfers.process("1004");
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (limit) => {
      const query = `page[limit]=${limit}&filter[status]=pending`;
      const ids: string[] = [];
      for (let path: string | null = `/v1/ach?${query}`; path !== null; ) {
        const { data, links }: Listing = await list(bank, path);
        ids.push(...data.map(({ id }) => id));
        path = links.next === null ? null : `${links.next}&${query}`;
      }
      expect(ids).toEqual(["1007", "1006", "1005", "1003", "1002", "1001"]);
    }),
  );
});
