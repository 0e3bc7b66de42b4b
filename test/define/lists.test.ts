import { expect, test } from "vitest";
import { defineResource, type ListStyle, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

const row = z.object({ id: z.string(), city: z.string(), floor: z.int().nullable(), open: z.boolean() });

async function officeBank(list: ListStyle) {
  const offices = defineResource({
    noun: "office",
    path: "/api/offices",
    row,
    list,
    filters: ["city", "floor", "open"],
    create: { required: ["city", "open"], optional: ["floor"] },
  });
  const bank = createBank({ ...STILL, resources: { offices } });
  for (const data of [
    { city: "Reno", floor: 1, open: true },
    { city: "Boise", open: false },
    { city: "Reno", floor: 2, open: true },
  ])
    await send(bank, "POST", "/api/offices", { data });
  return bank;
}

const reno1 = { id: "1001", city: "Reno", floor: 1, open: true };
const boise = { id: "1002", city: "Boise", floor: null, open: false };
const reno2 = { id: "1003", city: "Reno", floor: 2, open: true };

test("a list has whole rows, newest first, and the cursor of the next page (DEF-12)", async () => {
  const bank = await officeBank("cursor");
  const list = async (query: string) => (await send(bank, "GET", `/api/offices${query}`)).body;
  expect(await list("?limit=2")).toEqual({ data: [reno2, boise], next: "1001" });
  expect(await list("?limit=2&cursor=1001")).toEqual({ data: [reno1], next: null });
  expect(await list("?cursor=9")).toEqual({
    error: "'cursor' must be an id that this list has had: take it from next of the page before.",
  });
  expect(bank.log.entries.at(-1)?.issues).toEqual([
    {
      field: "cursor",
      code: "unknown_cursor",
      message: "'cursor' must be an id that this list has had: take it from next of the page before.",
      rule: "S11",
    },
  ]);
  expect(await list("?limit=0")).toEqual({
    error: "'limit' must be a whole number from 1 to 1000, got 0.",
  });
});

test("a list is filtered by the values of fields (DEF-13)", async () => {
  const bank = await officeBank("cursor");
  const list = async (query: string) => (await send(bank, "GET", `/api/offices${query}`)).body;
  expect(await list("?city=Reno")).toEqual({ data: [reno2, reno1], next: null });
  expect(await list("?city=Reno&floor=1")).toEqual({ data: [reno1], next: null });
  expect(await list("?open=false")).toEqual({ data: [boise], next: null });
  expect(await list("?floor=null")).toEqual({ data: [], next: null });
  expect(await list("?city=Reno&city=Boise")).toEqual({ error: "'city' must be given once only." });
});

test("a list by pages says how many there are (DEF-12)", async () => {
  const bank = await officeBank("page");
  const list = async (query: string) => (await send(bank, "GET", `/api/offices${query}`)).body;
  expect(await list("?page=2&limit=2")).toEqual({ data: [reno1], page: 2, pages: 2, total: 3 });
  expect(await list("?city=Oslo")).toEqual({ data: [], page: 1, pages: 1, total: 0 });
});

test("a list from an offset says how many there are (DEF-12)", async () => {
  const bank = await officeBank("offset");
  expect((await send(bank, "GET", "/api/offices?offset=1&limit=1")).body).toEqual({
    data: [boise],
    offset: 1,
    limit: 1,
    total: 3,
  });
});

test("a list in an array is nothing but its rows (DEF-12)", async () => {
  const bank = await officeBank("array");
  expect((await send(bank, "GET", "/api/offices?city=Reno")).body).toEqual([reno2, reno1]);
});

test("a list keeps the order that the bank has (DEF-12)", async () => {
  const offices = defineResource({
    noun: "office",
    path: "/api/offices",
    row,
    create: { required: ["city", "open"] },
  });
  const bank = createBank({ ...STILL, resources: { offices }, assumptions: { listOrder: "oldest-first" } });
  for (const city of ["Reno", "Boise"])
    await send(bank, "POST", "/api/offices", { data: { city, open: true } });
  const { body } = await send(bank, "GET", "/api/offices");
  expect(body).toMatchObject({ data: [{ city: "Reno" }, { city: "Boise" }] });
});

test("a list of references refuses a value that a field of fixed words can't have (DEF-58)", async () => {
  const orders = defineResource({
    noun: "order",
    path: "/api/orders",
    row: z.object({
      id: z.string(),
      size: z.enum(["small", "large"]).nullable(),
      due: z.iso.date(),
      note: z.string(),
      count: z.int(),
      sent: z.object({ by: z.string() }).nullable(),
    }),
    list: "references",
    create: { required: ["due", "note", "count"], optional: ["size", "sent"] },
    filters: [
      ...(["size", "note", "count", "sent"] as const),
      { name: "due_from", field: "due", compare: "from" },
      { name: "sender", field: "sent.by" },
    ],
  });
  const bank = createBank({ ...STILL, resources: { orders } });
  const list = async (query: string) => (await send(bank, "GET", `/api/orders${query}`)).body;
  expect(await list("?filter[size]=huge")).toEqual({
    error: `'filter[size]' must be one of small, large, got "huge".`,
  });
  expect(await list("?filter[due_from]=soon")).toEqual({
    error: `'filter[due_from]' must be a real calendar day in the form YYYY-MM-DD, got "soon".`,
  });
  const data = { due: "2026-03-02", note: "x", count: 2 };
  await send(bank, "POST", "/api/orders", { data: { ...data, sent: { by: "Ada" } } });
  await send(bank, "POST", "/api/orders", { data });
  const ids = async (query: string) =>
    ((await list(query)) as { data: readonly { id: string }[] }).data.map(({ id }) => id);
  expect(await ids("?filter[count]=2&filter[note]=x")).toEqual(["1002", "1001"]);
  expect(await ids("?filter[count]=3")).toEqual([]);
  expect(await ids("?filter[sender]=Ada")).toEqual(["1001"]);
  for (const query of ["sender]=null", "sender]=undefined", "sent]=null", "sent]=[object Object]"])
    expect([query, await ids(`?filter[${query}`)]).toEqual([query, []]);
  const first = "/api/orders?filter[size]=large&filter[note]=anything";
  expect(await list("?filter[size]=large&filter[note]=anything")).toEqual({
    data: [],
    links: { first, next: null },
  });
});
