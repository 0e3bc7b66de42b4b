// Statements: S10 to S12.

import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, list, walk } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

async function fill(bank: Bank, count: number) {
  for (let made = 0; made < count; made += 1) await create(bank, "/v1/counterparties", minimalCounterparty);
  return bank;
}

test("a page starts at its cursor and links to the next (S10, S11, S12)", async () => {
  const bank = await fill(mondayBank(), 5);
  const answer = await call(bank, "GET", "/v1/counterparties?page[limit]=2");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1005", type: "counterparty", url: "/v1/counterparties/1005" },
      { id: "1004", type: "counterparty", url: "/v1/counterparties/1004" },
    ],
    links: {
      first: "/v1/counterparties?page[limit]=2",
      next: "/v1/counterparties?page[cursor]=1003&page[limit]=2",
    },
  });
  expect(await list(bank, "/v1/counterparties?page[cursor]=1003&page[limit]=2")).toEqual({
    data: [
      { id: "1003", type: "counterparty", url: "/v1/counterparties/1003" },
      { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
    ],
    links: {
      first: "/v1/counterparties?page[limit]=2",
      next: "/v1/counterparties?page[cursor]=1001&page[limit]=2",
    },
  });
  expect(await list(bank, "/v1/counterparties?page[cursor]=1001&page[limit]=2")).toEqual({
    data: [{ id: "1001", type: "counterparty", url: "/v1/counterparties/1001" }],
    links: { first: "/v1/counterparties?page[limit]=2", next: null },
  });
});

test("a page that ends with the last row has no next (S12)", async () => {
  const bank = await fill(mondayBank(), 4);
  expect(await walk(bank, "/v1/counterparties?page[limit]=2")).toEqual([
    ["1004", "1003"],
    ["1002", "1001"],
  ]);
});

test("oldest-first turns the order of the lists round (S10)", async () => {
  const bank = await fill(mondayBank({ assumptions: { listOrder: "oldest-first" } }), 5);
  expect(await list(bank, "/v1/counterparties?page[limit]=3")).toEqual({
    data: [
      { id: "1001", type: "counterparty", url: "/v1/counterparties/1001" },
      { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
      { id: "1003", type: "counterparty", url: "/v1/counterparties/1003" },
    ],
    links: {
      first: "/v1/counterparties?page[limit]=3",
      next: "/v1/counterparties?page[cursor]=1004&page[limit]=3",
    },
  });
  expect(await walk(bank, "/v1/counterparties?page[limit]=3")).toEqual([
    ["1001", "1002", "1003"],
    ["1004", "1005"],
  ]);
});

test("a cursor without a limit shows everything from there", async () => {
  const bank = await fill(mondayBank(), 3);
  const page = await list(bank, "/v1/counterparties?page[cursor]=1002");
  expect(page).toEqual({
    data: [
      { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
      { id: "1001", type: "counterparty", url: "/v1/counterparties/1001" },
    ],
    links: { first: "/v1/counterparties", next: null },
  });
});

test("next keeps the limit and every filter, and values are percent-encoded (S12, X6)", async () => {
  const bank = mondayBank();
  for (let made = 0; made < 3; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  const page = await list(
    bank,
    "/v1/ach?filter%5Bstatus%5D=pending&page%5Blimit%5D=1&filter[effective_date]=2026-01-01",
  );
  expect(page.links).toEqual({
    first: "/v1/ach?page[limit]=1&filter[status]=pending&filter[effective_date]=2026-01-01",
    next: "/v1/ach?page[cursor]=1002&page[limit]=1&filter[status]=pending&filter[effective_date]=2026-01-01",
  });
  const empty = await list(bank, "/v1/ach?filter[batch_id]=%C3%A4+%26%3D%3F%23%5B1%5D%2525");
  expect(empty.links.first).toBe("/v1/ach?filter[batch_id]=%C3%A4%20%26%3D%3F%23%5B1%5D%2525");
  expect((await list(bank, empty.links.first)).links).toEqual(empty.links);
});

test("a cursor that a filter leaves out starts at the next row that passes", async () => {
  const bank = mondayBank();
  for (let made = 0; made < 4; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1003", { status: "canceled" });
  const page = await list(bank, "/v1/ach?page[cursor]=1003&filter[status]=pending");
  expect(page.data.map(({ id }) => id)).toEqual(["1002", "1001"]);
});

test.each(["0", "-1", "10001", "1.5", "1e3", "ten", "", " ", "0x10", "1,000", "99999999999999999999"])(
  "the limit %j is a 400 that names it (VC-73, S11)",
  async (limit) => {
    expect(await refusal(mondayBank(), "GET", `/v1/ach?page[limit]=${encodeURIComponent(limit)}`)).toEqual([
      400,
      expect.stringMatching(/^'page\[limit\]' must be a whole number from 1 to 10000, got .*\.$/),
    ]);
  },
);

test("limits from 1 to 10000 are accepted (S11)", async () => {
  const bank = await fill(mondayBank(), 3);
  expect((await list(bank, "/v1/counterparties?page[limit]=1")).data).toHaveLength(1);
  expect((await list(bank, "/v1/counterparties?page[limit]=10000")).data).toHaveLength(3);
});

test.each(["1000", "1004", "0", "-1001", "01001", "abc", "", "1001x", "1001.0", "999999999999999999999"])(
  "the cursor %j is a 400 that names it (S11)",
  async (cursor) => {
    const bank = await fill(mondayBank(), 3);
    expect(await refusal(bank, "GET", `/v1/counterparties?page[cursor]=${cursor}`)).toEqual([
      400,
      "'page[cursor]' must be an id that this list has had: take it from next in the links of the page before.",
    ]);
  },
);

test("a known parameter given twice is a 400 that names it (S13)", async () => {
  const bank = await fill(mondayBank(), 3);
  for (const [query, name] of [
    ["page[limit]=1&page[limit]=1", "page[limit]"],
    ["page[limit]=1&page%5Blimit%5D=2", "page[limit]"],
    ["page[cursor]=1001&page[cursor]=1002", "page[cursor]"],
  ]) {
    expect(await refusal(bank, "GET", `/v1/counterparties?${query}`)).toEqual([
      400,
      `'${name}' must be given once only.`,
    ]);
  }
});

test.each([
  [
    "page[cursor]=abc",
    ["page[cursor]", "unknown_cursor", "S11"],
    "must be an id that this list has had: take it from next in the links of the page before.",
  ],
  ["page[cursor]=1001&page[cursor]=1001", ["page[cursor]", "repeated", "S13"], "must be given once only."],
  [
    "filter[name]=Ada",
    ["filter[name]", "unknown_filter", "S13"],
    "is not a filter of this list: this list has no filters.",
  ],
  [
    "filter=Ada",
    ["filter", "unknown_filter", "S13"],
    "is not a filter of this list: this list has no filters.",
  ],
])("the log has the reason why %s is refused (S11, S13)", async (query, [field, code, rule], text) => {
  const bank = await fill(mondayBank(), 1);
  const message = `'${field}' ${text}`;
  expect(await refusal(bank, "GET", `/v1/counterparties?${query}`)).toEqual([400, message]);
  expect(bank.log.entries.at(-1)?.issues).toEqual([{ field, code, message, rule }]);
});

test.each([50, 51])("of %i unknown filters fifty are reported", async (count) => {
  const bank = mondayBank();
  const names = Array.from({ length: count }, (_, at) => `filter[a${at}]`);
  await refusal(bank, "GET", `/v1/ach?${names.map((name) => `${name}=1`).join("&")}`);
  expect(bank.log.entries[0]?.issues.map(({ field }) => field)).toEqual(names.slice(0, 50));
});

test("a page has up to ten thousand rows by default (VC-73, S11)", { timeout: 30_000 }, async () => {
  const bank = await fill(mondayBank({ logSize: 0 }), 10_001);
  const page = await list(bank, "/v1/counterparties");
  expect(page.data).toHaveLength(10_000);
  expect(page.links).toEqual({
    first: "/v1/counterparties",
    next: "/v1/counterparties?page[cursor]=1001",
  });
  expect((await walk(bank, "/v1/counterparties")).flat()).toHaveLength(10_001);
});

test("paging returns rows made meanwhile at most once, and the others once", async () => {
  for (const listOrder of ["newest-first", "oldest-first"] as const) {
    const bank = await fill(mondayBank({ assumptions: { listOrder } }), 7);
    const first = await list(bank, "/v1/counterparties?page[limit]=3");
    await fill(bank, 2);
    const rest = await walk(bank, first.links.next ?? "");
    const met = [...first.data.map(({ id }) => id), ...rest.flat()];
    expect(new Set(met).size).toBe(met.length);
    expect(met).toEqual(expect.arrayContaining(["1001", "1002", "1003", "1004", "1005", "1006", "1007"]));
  }
});

test("a limit has up to six digits, and links show it without leading zeros (X6)", async () => {
  const bank = await fill(mondayBank(), 101);
  for (const limit of ["0100", "000100"]) {
    const page = await list(bank, `/v1/counterparties?page[limit]=${limit}`);
    expect(page.data).toHaveLength(100);
    expect(page.links).toEqual({
      first: "/v1/counterparties?page[limit]=100",
      next: "/v1/counterparties?page[cursor]=1001&page[limit]=100",
    });
  }
  expect((await call(bank, "GET", "/v1/counterparties?page[limit]=0000100")).status).toBe(400);
});
