// Statements: C13.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call, create, list, walk } from "../../support/call.ts";
import { minimalCard } from "../../support/cards.ts";
import { refusal } from "../../support/refusal.ts";

/** A bank with one card for each of the given metadata. */
async function bankWith(...metadata: readonly object[]) {
  const bank = mondayBank();
  for (const each of metadata) await create(bank, "/v1/virtualcards", { ...minimalCard, metadata: each });
  return bank;
}

const reference = (id: string) => ({ id, type: "virtualcard", url: `/v1/virtualcards/${id}` });

test("cards are listed newest first, as references (VC-69, VC-71, VC-72)", async () => {
  const bank = await bankWith({}, {}, {});
  const answer = await call(bank, "GET", "/v1/virtualcards?page[limit]=2");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [reference("1003"), reference("1002")],
    links: {
      first: "/v1/virtualcards?page[limit]=2",
      next: "/v1/virtualcards?page[cursor]=1001&page[limit]=2",
    },
  });
});

test("an empty list has no next page", async () => {
  const answer = await call(mondayBank(), "GET", "/v1/virtualcards");
  expect(answer.body).toEqual({ data: [], links: { first: "/v1/virtualcards", next: null } });
});

test.each(["abc", "1004", "0", "-1", "1e3", "", "99999999999999999999"])(
  "a cursor that was never an id of a card is refused: %j (S11)",
  async (cursor) => {
    const bank = await bankWith({}, {}, {});
    expect(await refusal(bank, "GET", `/v1/virtualcards?page[cursor]=${cursor}`)).toEqual([
      400,
      "'page[cursor]' must be an id that this list has had: take it from next in the links of the page before.",
    ]);
  },
);

test("a filter keeps the cards whose metadata field equals the value (VC-70)", async () => {
  const bank = await bankWith({ team: "red" }, { team: "blue" }, { team: "red", other: "blue" }, {});
  const answer = await call(bank, "GET", "/v1/virtualcards?filter[metadata.team]=red");
  expect(answer.body).toEqual({
    data: [reference("1003"), reference("1001")],
    links: { first: "/v1/virtualcards?filter[metadata.team]=red", next: null },
  });
});

test("several filters combine with AND, and links keep them", async () => {
  const bank = await bankWith({ a: "1", b: "x" }, { a: "1" }, { a: "1", b: "x" });
  expect(
    await list(bank, "/v1/virtualcards?page[limit]=1&filter[metadata.a]=1&filter[metadata.b]=x"),
  ).toEqual({
    data: [reference("1003")],
    links: {
      first: "/v1/virtualcards?page[limit]=1&filter[metadata.a]=1&filter[metadata.b]=x",
      next: "/v1/virtualcards?page[cursor]=1001&page[limit]=1&filter[metadata.a]=1&filter[metadata.b]=x",
    },
  });
  expect(await walk(bank, "/v1/virtualcards?page[limit]=1&filter[metadata.a]=1")).toEqual([
    ["1003"],
    ["1002"],
    ["1001"],
  ]);
});

test("a number or a boolean matches its JSON text, and nothing else matches (C13, X28)", async () => {
  const bank = await bankWith(
    { v: 1.5 },
    { v: true },
    { v: null },
    { v: ["1.5"] },
    { v: { a: 1 } },
    { v: "" },
  );
  const ids = async (value: string) =>
    (await list(bank, `/v1/virtualcards?filter[metadata.v]=${value}`)).data.map(({ id }) => id);
  expect(await ids("1.5")).toEqual(["1001"]);
  expect(await ids("1.50")).toEqual([]);
  expect(await ids("true")).toEqual(["1002"]);
  expect(await ids("null")).toEqual([]);
  expect(await ids("[object Object]")).toEqual([]);
  expect(await ids("")).toEqual(["1006"]);
});

test("a key may hold any text but brackets: dots, Unicode, names of Object's own members (X28)", async () => {
  const bank = await bankWith({ "a.b": "1" }, { "ключ 🔑": "2" }, JSON.parse('{"__proto__":"3"}'), {});
  for (const [key, value, id] of [
    ["a.b", "1", "1001"],
    ["ключ 🔑", "2", "1002"],
    ["__proto__", "3", "1003"],
  ]) {
    const path = `/v1/virtualcards?filter[metadata.${encodeURIComponent(key as string)}]=${value}`;
    const page = await list(bank, path);
    expect(page).toEqual({ data: [reference(id as string)], links: { first: path, next: null } });
  }
  expect((await list(bank, "/v1/virtualcards?filter[metadata.toString]=x")).data).toEqual([]);
});

const badlyFormatted = "is a badly formatted filter: send filter[metadata.<key>]=<value>.";
const wrongStart =
  "must be a filter whose key starts with metadata. and goes on with the name of a metadata field.";
const noString =
  "must be a filter whose key is a string value: metadata. and the name of one metadata field.";

test.each([
  ["filter", badlyFormatted],
  ["filter[]", badlyFormatted],
  ["filter[", badlyFormatted],
  ["filter[metadata.a", badlyFormatted],
  ["filter[metadata.a]b", badlyFormatted],
  ["filter[[metadata.a]]", badlyFormatted],
  ["filter[foo]", wrongStart],
  ["filter[metadata]", wrongStart],
  ["filter[Metadata.a]", wrongStart],
  ["filter[foo][metadata.a]", wrongStart],
  ["filter[metadata.]", noString],
  ["filter[metadata.a][b]", noString],
  ["filter[metadata.a][]", noString],
])("a malformed filter is refused: %s (VC-E20 to VC-E22, C13)", async (name, error) => {
  const bank = await bankWith({ a: "x" });
  const rule = new Map([
    [badlyFormatted, "VC-E20"],
    [wrongStart, "VC-E21"],
    [noString, "VC-E22"],
  ]).get(error);
  for (const sent of [name, encodeURIComponent(name)]) {
    expect(await refusal(bank, "GET", `/v1/virtualcards?${sent}=x`)).toEqual([400, `'${name}' ${error}`]);
    expect(bank.log.entries.at(-1)?.issues).toMatchObject([{ field: name, rule }]);
  }
});

test("a filter given twice is refused (S13)", async () => {
  const bank = await bankWith({ a: "x" });
  const answer = await call(bank, "GET", "/v1/virtualcards?filter[metadata.a]=x&filter[metadata.a]=y");
  expect([answer.status, answer.body]).toEqual([
    400,
    { error: "'filter[metadata.a]' must be given once only." },
  ]);
});

test("every malformed filter is named in one answer, and a long name is cut", async () => {
  const bank = await bankWith({});
  const answer = await call(
    bank,
    "GET",
    `/v1/virtualcards?filter=1&filter[foo]=2&filter[${"x".repeat(500)}]=3`,
  );
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: `'filter' ${badlyFormatted} 'filter[foo]' ${wrongStart} 'filter[${"x".repeat(53)}…' ${wrongStart}`,
    },
  ]);
});

test("an unknown plain parameter is ignored with a warning, and refused in strict mode (S13)", async () => {
  const bank = await bankWith({});
  expect((await call(bank, "GET", "/v1/virtualcards?filtered=1")).status).toBe(200);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'filtered' is not taken by this call and was ignored.",
  ]);
  const strict = mondayBank({ strict: true });
  expect((await call(strict, "GET", "/v1/virtualcards?filtered=1")).status).toBe(400);
});
