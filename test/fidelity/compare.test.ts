import { expect, test } from "vitest";
import { differences } from "../../src/fidelity/compare/compare.ts";
import type { Exchange } from "../../src/fidelity/exchange.ts";
import { replay } from "../../src/fidelity/replay/replay.ts";
import { BASE_URL } from "../conformance/case.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { found, recordingClient } from "./recording.ts";

/** A transfer that is made, retrieved and listed. */
async function recorded(): Promise<Exchange[]> {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  await create(client, "/v1/ach", minimalTransfer);
  await call(client, "GET", "/v1/ach/1001");
  await call(client, "GET", "/v1/ach?page[limit]=5");
  return exchanges;
}

/** An exchange whose answer has other fields in `data`. */
function answering(exchange: Exchange | undefined, fields: object): Exchange {
  if (!exchange) throw new Error("There is no such exchange.");
  const body = exchange.answer.body as { readonly data: object };
  return { ...exchange, answer: { ...exchange.answer, body: { data: { ...body.data, ...fields } } } };
}

test("a number in place of a text and a field left out in place of null are differences (X164)", async () => {
  const [made, got, page] = await recorded();
  const real = [answering(made, { id: 1001 }), answering(got, { batch_id: undefined }), page] as Exchange[];
  expect(await found(real)).toEqual([
    [0, "data.id", 1001, "1001"],
    [1, "data.batch_id", undefined, null],
  ]);
  for (const batch_id of ["", "B-1", 5, []])
    expect(await found([made, answering(got, { batch_id }), page] as Exchange[])).toEqual([
      [1, "data.batch_id", batch_id, null],
    ]);
});

test("an answer that the bank has no endpoint for differs by its status (X164)", async () => {
  const unknown = {
    at: 0,
    request: { method: "GET", path: "/v1/nothing" },
    answer: { status: 200, body: {} },
  };
  expect(await found([unknown])).toEqual([
    [0, "status", 200, "404 There is nothing at this path. GET /_sandbank lists all."],
  ]);
});

test("a list that has other rows or links, and a row that has links, are not what CONV-5 says (X164)", async () => {
  const [made, got, page] = await recorded();
  const listed = page?.answer.body as { readonly data: readonly object[] };
  const other = {
    ...listed,
    data: [{ ...listed.data[0], type: "wire" }],
    links: { next: "https://x.test/" },
  };
  const linked = { ...(got?.answer.body as object), links: { next: null } };
  const real = [
    made,
    { ...got, answer: { status: 200, body: linked } },
    { ...page, answer: { status: 200, body: other } },
  ] as Exchange[];
  const shown = differences(real, await replay(real, {})).map(({ field, statement }) => [field, statement]);
  expect(shown).toEqual([
    ["links", "CONV-5"],
    ["data[0].type", "CONV-5"],
    ["links.next", "CONV-5"],
    ["links.first", "CONV-5"],
  ]);
});

test("a card without its number differs by that, whatever its last digits (VC-12, X164)", async () => {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  await create(client, "/v1/virtualcards", minimalCard);
  const withoutNumber = answering(exchanges[0], { card_number: undefined, last4: "0000" });
  expect((await found([withoutNumber])).map(([, field]) => field)).toEqual(["data.card_number"]);
});

test("the order of fields is no difference, nor is the text of an id that the service draws (X164, X165)", async () => {
  const [made, got, page] = await recorded();
  const body = made?.answer.body as { readonly data: object } | undefined;
  const turned = Object.fromEntries(Object.entries(body?.data ?? {}).reverse());
  const real = [{ ...made, answer: { status: 200, body: { data: turned } } }, got, page] as Exchange[];
  expect(await found(real)).toEqual([]);
});

test("rows from before the recording are not asked for, and are left out of lists (X166)", async () => {
  const [made, got, page] = await recorded();
  const listed = page?.answer.body as { readonly data: readonly object[] };
  const older = { id: "77", type: "ach", url: "/v1/ach/77" };
  const real = [
    made,
    { ...got, request: { method: "GET", path: "/v1/ach/77" } },
    { ...page, answer: { status: 200, body: { ...listed, data: [...listed.data, older] } } },
  ] as Exchange[];
  const replayed = await replay(real, {});
  expect(replayed.map(({ skipped }) => skipped?.reason)).toEqual([
    undefined,
    "ACH transfer 77 was there before the recording",
    undefined,
  ]);
  expect(differences(real, replayed)).toEqual([]);
});

test("a row that refers to an unknown one is unknown for the same reason (X166)", async () => {
  const at = Date.parse("2026-03-02T15:00:00Z");
  const post = (path: string, data: object, id: string): Exchange => ({
    at,
    request: { method: "POST", path, body: { data } },
    answer: { status: 200, body: { data: { ...data, id } } },
  });
  const get = (path: string, data: unknown = {}): Exchange => ({
    at,
    request: { method: "GET", path },
    answer: { status: 200, body: { data } },
  });
  const replayed = await replay(
    [
      post("/v1/ach", { ...minimalTransfer, counterparty_id: 77 }, "2001"),
      get("/v1/ach/2001"),
      post("/v1/counterparties", { name: "Ada Lovelace" }, "78"),
      post("/v1/ach", { ...minimalTransfer, counterparty_id: 78 }, "2002"),
      get("/v1/ach/2002"),
      get("/v1/ach", [{ id: "2001" }]),
      get("/v1/ach", [{ id: "2002" }]),
    ],
    {},
  );
  expect(replayed.map(({ skipped }) => skipped)).toEqual([
    { reason: "counterparty 77 was there before the recording", isLost: false },
    { reason: "ACH transfer 2001 was there before the recording", isLost: false },
    undefined,
    { reason: "counterparty 78 was made by a request that the bank refused", isLost: true },
    { reason: "ACH transfer 2002 was made by a request that the bank refused", isLost: true },
    undefined,
    undefined,
  ]);
  expect(replayed.slice(-2).map(({ lacksRows }) => lacksRows)).toEqual([false, true]);
});

test("an answer of 500, 429 or 408 says nothing about the rules of the service (X166)", async () => {
  const [made] = await recorded();
  const real = [500, 429, 408].map((status) => ({ ...made, answer: { status, body: {} } })) as Exchange[];
  const replayed = await replay(real, {});
  expect(replayed.map(({ skipped }) => skipped?.reason)).toEqual([
    "the service failed with 500",
    "the service was busy (429)",
    "the service was busy (408)",
  ]);
});

test("refusals are compared by status, shape, and the fields that they name (X165)", async () => {
  const refusal = (error: string): Exchange => ({
    at: Date.parse("2026-03-02T15:00:00Z"),
    request: { method: "POST", path: "/v1/ach", body: { data: { ...minimalTransfer, amount: -1 } } },
    answer: { status: 400, body: { error } },
  });
  expect(await found([refusal("Your 'amount' is bad.")])).toEqual([]);
  expect(await found([refusal("Your 'total' is bad.")])).toMatchObject([[0, "error", {}, {}]]);
});

/** A card that is made and shown with its number, and an e-mail of it. */
async function recordedCard(): Promise<Exchange[]> {
  const { client, exchanges } = recordingClient(mondayBank({ baseUrl: BASE_URL }));
  await create(client, "/v1/virtualcards", minimalCard);
  await call(client, "GET", "/v1/virtualcards/1001?show_card_number=true");
  await call(client, "POST", "/v1/virtualcards/1001/email", { email: "ada@mail.example" });
  return exchanges;
}

test.each([
  [
    "another card number with its own last four digits",
    { card_number: "5105105105105100", last4: "5100" },
    [],
  ],
  ["another code", { cvc: "007" }, []],
  ["digits that are masked", { card_number: "xxxxxxxxxxxx5100", last4: "5100", cvc: "•••" }, []],
  ["an expiry of another year", { expiry: "2041-03" }, ["data.expiry"]],
  ["the last four digits of another number", { last4: "0000" }, ["data.last4"]],
  ["last digits that are no four", { last4: "12" }, ["data.last4"]],
  ["a code of five digits", { cvc: "12345" }, ["data.cvc"]],
  ["a card number that is none", { card_number: "none" }, ["data.card_number", "data.last4"]],
])(
  "of a card, %s: what is drawn is compared by its form (VC-10 to VC-12, VC-16)",
  async (_, fields, differing) => {
    const [made, shown, sent] = await recordedCard();
    const real = [made, answering(shown, fields), sent] as Exchange[];
    expect((await found(real)).map(([, field]) => field)).toEqual(differing);
  },
);

test("an e-mail id that is no UUID is a difference, another UUID is none (VC-75)", async () => {
  const [made, shown, sent] = await recordedCard();
  const sentWith = (id: string) =>
    [made, shown, { ...sent, answer: { status: 202, body: { id } } }] as Exchange[];
  expect(await found(sentWith("0b6f2f5e-8f0f-4a4e-9a53-1f2b3c4d5e6f"))).toEqual([]);
  expect((await found(sentWith("tracking-7"))).map(([, field]) => field)).toEqual(["id"]);
});

test("an event with an instant before that of the event that it follows is a difference (X347)", async () => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  const { client, exchanges } = recordingClient(bank);
  await create(client, "/v1/addresses", {
    street_line1: "1 Main Street",
    city: "Springfield",
    country: "US",
  });
  await create(client, "/v1/companies", {
    email_address: "ada@mail.example",
    name: "Ada Ltd.",
    phone_number: "+1 217 555 0101",
    physical_address_id: 1001,
    website_url: "https://ada.example",
  });
  await bank.clock.advance({ days: 7 });
  const answer = await call(client, "GET", "/v1/companies/1001");
  const [first, second] = (answer.body as { data: { events: object[] } }).data.events;
  const withSecond = (updated_at: string) => [
    ...exchanges.slice(0, 2),
    answering(exchanges[2], { events: [first, { ...second, updated_at }] }),
  ];
  expect(await found(withSecond("2026-03-06T10:00:00.000Z"))).toEqual([]);
  expect(await found(withSecond((first as { readonly updated_at: string }).updated_at))).toEqual([]);
  expect(await found(withSecond("2026-03-01T10:00:00.000Z"))).toEqual([
    [2, "data.events[1].updated_at", "2026-03-01T10:00:00.000Z", "2026-03-04T22:00:00.000Z"],
  ]);
});

test("time that a recorded call of the control moved comes on top of the time between requests (X164)", async () => {
  const day = 24 * 60 * 60 * 1000;
  const [made, got] = (await recorded()) as [Exchange, Exchange];
  const moved: Exchange = {
    at: made.at + 1000,
    request: { method: "POST", path: "/_sandbank/clock/advance", body: { days: 1 } },
    answer: { status: 200, body: {} },
  };
  const [, , later] = await replay([made, moved, { ...got, at: made.at + day }], {});
  expect(later?.answer.body).toMatchObject({ data: { id: "1001", status: "succeeded" } });
});
