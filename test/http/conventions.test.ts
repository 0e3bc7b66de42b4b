import { beforeEach, expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, list, retrieve, send, sendText } from "../support/call.ts";
import { minimalParentCompany } from "../support/onboarding.ts";

const payments = ["/v1/counterparties", "/v1/ach"];
const onboarding = [
  "/v1/companies",
  "/v1/persons",
  "/v1/logins",
  "/v1/parent_companies",
  "/v1/addresses",
  "/v1/files",
  "/v1/documents",
  "/v1/gov_idents",
];
/** Every list but those of real cards and suppliers, which have no references (CC-10, CC-14). */
const lists = [...payments, "/v1/virtualcards", ...onboarding];
const areas = ["/v1/ach", "/v1/virtualcards", "/v1/companies"];

/** A bank at an address of its own, with rows in every list. */
let bank: Bank;

beforeEach(async () => {
  bank = createBank({
    baseUrl: "https://bank.test",
    clock: { start: MONDAY, paused: true },
    scenario: scenarios.starter,
  });
  await bank.ready;
  await create(bank, "/v1/parent_companies", minimalParentCompany(1001));
});

test("every path of the service starts with /v1 below the base address (CONV-1, CONV-18)", async () => {
  const urls = bank.handlers.flatMap(({ info }) =>
    "path" in info && typeof info.path === "string" && !info.path.includes("/_sandbank") ? [info.path] : [],
  );
  expect(urls.length).toBeGreaterThan(40);
  expect(urls.filter((url) => !/^https:\/\/bank\.test\/v1(\/|$)/.test(url))).toEqual([]);
  for (const path of [...lists, "/v1/realcards", "/v1/suppliers"]) {
    expect((await call(bank, "GET", path)).status).toBe(200);
    expect((await call(bank, "GET", path.replace("/v1", ""))).status).toBe(404);
    expect((await call(bank, "GET", path.replace("/v1", "/v2"))).status).toBe(404);
  }
});

test("bodies are JSON in both directions, over HTTPS (CONV-2)", async () => {
  for (const path of [...lists, "/v1/realcards", "/v1/suppliers", "/v1/nothing"]) {
    const answer = await call(bank, "GET", `https://bank.test${path}`);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.text).toBe(JSON.stringify(answer.body));
  }
  for (const path of lists)
    expect((await sendText(bank, "POST", path, "name=Ada")).status).toBeOneOf([400, 415]);
});

test.each(lists)(
  "the list at %s has references and links, and the same paging (CONV-5, CONV-8, CONV-15)",
  async (path) => {
    const whole = await list(bank, path);
    expect(Object.keys(whole).sort()).toEqual(["data", "links"]);
    expect(whole.data.length).toBeGreaterThan(1);
    for (const reference of whole.data) {
      expect(Object.keys(reference)).toEqual(["id", "type", "url"]);
      expect(reference.url).toMatch(new RegExp(`^(https://bank.test)?${path}/${reference.id}$`));
    }
    expect(whole.links).toEqual({ first: path, next: null });

    const first = await list(bank, `${path}?page[limit]=1`);
    const second = whole.data[1];
    expect(first).toEqual({
      data: [whole.data[0]],
      links: { first: `${path}?page[limit]=1`, next: `${path}?page[cursor]=${second?.id}&page[limit]=1` },
    });
    expect((await list(bank, first.links.next ?? "")).data).toEqual([second]);
    expect((await call(bank, "GET", `${path}?page[limit]=0`)).status).toBe(400);
  },
);

test("ids are strings in payments and cards, and integers in onboarding, in lists as in rows (CONV-10, S9)", async () => {
  for (const path of lists) {
    const type = onboarding.includes(path) ? "number" : "string";
    const { data } = await list(bank, path);
    expect([path, ...new Set(data.map(({ id }) => typeof id))]).toEqual([path, type]);
    expect(data.map(({ id }) => Number(id)).toSorted((one, other) => one - other)[0]).toBe(1001);
    const { id } = await retrieve(bank, `${path}/1001`);
    expect(typeof id).toBe(type);
  }
  const fresh = mondayBank();
  for (const id of ["1001", "1002", "1003"])
    expect((await create(fresh, "/v1/ach", minimalTransfer)).id).toBe(id);
});

test("each request carries a key (CONV-11)", async () => {
  for (const { info } of bank.handlers) {
    if (!("method" in info) || typeof info.path !== "string" || info.path.includes("/_sandbank")) continue;
    const path = info.path.replace(":id", "1001");
    const answer = await send(bank, path, { method: String(info.method) });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

test("without the option there is no rate limit (CONV-16)", async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 2_000; sent += 1) {
    const headers = { Authorization: "Bearer test_key" };
    statuses.add((await bank.fetch("/v1", { headers })).status);
  }
  expect([...statuses]).toEqual([200]);
});

test("the bank calls no one: a client reads a resource again to see how its status has changed (CONV-17)", async () => {
  const original = globalThis.fetch;
  const calls: unknown[] = [];
  globalThis.fetch = async (to) => {
    calls.push(to);
    return Response.error();
  };
  try {
    const { id } = await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ days: 7 });
    expect((await retrieve(bank, `/v1/ach/${id}`)).status).toBe("succeeded");
    expect(calls).toEqual([]);
  } finally {
    globalThis.fetch = original;
  }
});

test("the version of every area is that of the path (CONV-18, S18)", async () => {
  const answer = await call(bank, "GET", "/v1");
  expect([answer.status, answer.body]).toEqual([200, { api_version: "1" }]);
  for (const path of areas) expect((await call(bank, "GET", path)).status).toBe(200);
});
