// Statements: S19, X60.

import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BankOptions, createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { minimalCard } from "../../support/cards.ts";

const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
const json = async (answer: Promise<Response>) => (await answer).json();

/** A bank of a page that has loaded nothing on demand yet. */
async function freshBank(options: BankOptions = {}) {
  const fresh: { readonly createBank: typeof createBank } = await import("../../../src/index.ts");
  return fresh.createBank({ ...options, clock: { start: MONDAY, paused: true } });
}

type FreshBank = Awaited<ReturnType<typeof freshBank>>;

const post = (bank: FreshBank, path: string, data: object) =>
  bank.fetch(path, { method: "POST", headers, body: JSON.stringify({ data }) });

const control = (bank: FreshBank, path: string, fields: object) =>
  bank.fetch(`/_sandbank/${path}`, { method: "POST", body: JSON.stringify(fields) });

beforeEach(() => void vi.resetModules());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a control call keeps its place before a request at once, whether its code is loaded or not (X60)", async () => {
  const bank = await freshBank();
  await post(bank, "/v1/ach", minimalTransfer);
  await post(bank, "/v1/ach", minimalTransfer);
  for (const id of ["1001", "1002"]) {
    const [, seen] = await Promise.all([
      control(bank, `simulate/achTransfers/${id}/hold`, {}),
      json(bank.fetch(`/v1/ach/${id}`, { headers })),
    ]);
    expect(seen.data).toMatchObject({ id, status: "hold" });
  }
});

test("a control read shows the bank before the request after it, whether its code is loaded or not (X60)", async () => {
  const bank = await freshBank();
  for (const count of [0, 1]) {
    const [seen] = await Promise.all([
      json(bank.fetch("/_sandbank/db/counterparties/count")),
      post(bank, "/v1/counterparties", minimalCounterparty),
    ]);
    expect(seen).toBe(count);
  }
});

test("of control calls at once each keeps its place among the others and among requests (X60)", async () => {
  const bank = await freshBank();
  const statuses = () => json(bank.fetch("/v1/ach/1001", { headers })).then(({ data }) => data.status);
  const [, before, , held, , after] = await Promise.all([
    post(bank, "/v1/ach", minimalTransfer),
    statuses(),
    control(bank, "simulate/achTransfers/1001/hold", {}),
    statuses(),
    control(bank, "simulate/achTransfers/1001/release", {}),
    statuses(),
  ]);
  expect([before, held, after]).toEqual(["pending", "hold", "pending"]);
});

test("a control call whose body arrives in pieces delays no request (X60)", async () => {
  const bank = await freshBank();
  await post(bank, "/v1/ach", minimalTransfer);
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      finish = () => {
        controller.enqueue(new TextEncoder().encode("{}"));
        controller.close();
      };
    },
  });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  const returned = bank.fetch("/_sandbank/simulate/achTransfers/1001/hold", init);
  expect((await json(bank.fetch("/v1/ach/1001", { headers }))).data.status).toBe("pending");
  finish();
  expect((await returned).status).toBe(200);
  expect((await json(bank.fetch("/v1/ach/1001", { headers }))).data.status).toBe("hold");
});

test("an upload keeps its place before a read at once, whether its code is loaded or not (S19)", async () => {
  const bank = await freshBank();
  for (const id of ["1001", "1002"]) {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(1000)], "scan", { type: "image/png" }));
    const { Authorization } = headers;
    const [, seen] = await Promise.all([
      bank.fetch("/v1/files", { method: "POST", headers: { Authorization }, body }),
      json(bank.fetch(`/v1/files/${id}`, { headers })),
    ]);
    expect(seen.data).toMatchObject({ id: Number(id), type: "file" });
  }
});

test("a signed request keeps its place before a read at once, whether the check is loaded or not (S19)", async () => {
  const bank = await freshBank({ signatures: { check: true, secret: "whsec_example" } });
  const signed = (method: string, path: string, body = "") => {
    const timestamp = "1772463600";
    const text = [timestamp, method, path, "", body].join("\n");
    const signature = createHmac("sha256", "whsec_example").update(text).digest("hex");
    const init = { method, headers: { ...headers, "X-Timestamp": timestamp, "X-Signature": signature } };
    return json(bank.fetch(path, body === "" ? init : { ...init, body }));
  };
  for (const id of ["1001", "1002"]) {
    const [, seen] = await Promise.all([
      signed("POST", "/v1/counterparties", JSON.stringify({ data: minimalCounterparty })),
      signed("GET", `/v1/counterparties/${id}`),
    ]);
    expect(seen.data).toMatchObject({ id, name: "Ada Lovelace" });
  }
});

test("a purchase keeps its place before a read at once, whether its code is loaded or not (S19)", async () => {
  const bank = await freshBank();
  await post(bank, "/v1/virtualcards", minimalCard);
  for (const count of [1, 2]) {
    const [purchase, seen] = await Promise.all([
      bank.simulate.virtualCards.authorize("1001", { amount: 100, merchant: { mcc: "5812" } }),
      json(bank.fetch("/v1/virtualcards/1001", { headers })),
    ]);
    expect(purchase.authorization.mcc_description).toBe("Restaurants");
    expect(seen.data.authorizations).toHaveLength(count);
  }
});

test("a restore, a recipe and the history keep their place before a request at once (S19)", async () => {
  const bank = await freshBank({ record: true });
  const create = () => post(bank, "/v1/counterparties", minimalCounterparty);
  await create();
  const [{ calls }] = await Promise.all([bank.recipe(), create()]);
  expect(calls).toHaveLength(1);
  const empty = (await freshBank()).snapshot();
  await Promise.all([bank.restore(empty), create()]);
  expect(bank.db.counterparties.all().map(({ id }) => id)).toEqual(["1001"]);
  await Promise.all([bank.history.start(), create()]);
  const [start, creation] = await bank.history.entries();
  expect([start?.kind, creation?.kind]).toEqual(["start", "request"]);
});

test("what is loaded on demand is loaded under fake timers too", async () => {
  vi.useFakeTimers();
  const bank = await freshBank({ history: true });
  await post(bank, "/v1/virtualcards", minimalCard);
  await bank.simulate.virtualCards.authorize("1001", { amount: 100 });
  await control(bank, "clock/advance", { days: 1 });
  await bank.restore(bank.snapshot());
  expect(bank.clock.now().toISOString()).toBe("2026-03-03T15:00:00.000Z");
});

test("code that cannot be loaded says so in words, changes nothing, and is loaded when it is next needed", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const offline = () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  const files = ["remote/answers", "engine/http/body/upload", "cards/virtual-cards/transactions/perform"];
  const paths = files.map((file) => fileURLToPath(new URL(`../../../src/${file}.ts`, import.meta.url)));
  for (const path of paths) vi.doMock(path, offline);
  const bank = await freshBank();
  await post(bank, "/v1/virtualcards", minimalCard);
  const purchase = () => bank.simulate.virtualCards.authorize("1001", { amount: 100 });
  const upload = async () => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(1000)], "scan", { type: "image/png" }));
    const { Authorization } = headers;
    const answer = await bank.fetch("/v1/files", { method: "POST", headers: { Authorization }, body });
    return { status: answer.status, body: await answer.json() };
  };
  const advance = async () => {
    const answer = await control(bank, "clock/advance", { days: 1 });
    return { status: answer.status, body: await answer.json() };
  };
  const words = (what: string) =>
    expect.stringMatching(
      new RegExp(
        `^Sandbank could not load ${what}, .*\\. Nothing was done: do it again once its scripts can be`,
      ),
    );
  await expect(purchase()).rejects.toMatchObject({ message: words("what happens to cards at merchants") });
  expect(await upload()).toEqual({
    status: 500,
    body: { error: words("the reading of uploads") },
  });
  expect(await advance()).toEqual({ status: 500, body: { error: words("the control over HTTP") } });
  expect(error).toHaveBeenCalledTimes(2);
  expect(bank.db.virtualCards.get("1001")?.authorizations).toEqual([]);
  expect(bank.db.files.count()).toBe(0);
  expect(bank.clock.now().toISOString()).toBe(MONDAY);

  for (const path of paths) vi.doUnmock(path);
  expect(await purchase()).toMatchObject({ approved: true });
  expect((await upload()).status).toBe(200);
  expect((await advance()).status).toBe(200);
});

test.each([
  ["the history", "bank/history/walk", { history: true }],
  ["the recipe", "bank/recipe/record", { record: true }],
])(
  "a bank that keeps %s refuses calls until its code can be loaded, and then keeps all of them",
  async (what, file, options) => {
    const path = fileURLToPath(new URL(`../../../src/${file}.ts`, import.meta.url));
    vi.doMock(path, () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    });
    const bank = await freshBank(options);
    const missing = { name: "LoadError", message: expect.stringContaining(`could not load ${what},`) };
    await expect(bank.ready).rejects.toMatchObject(missing);
    await expect(post(bank, "/v1/ach", minimalTransfer)).rejects.toMatchObject(missing);
    expect(bank.db.achTransfers.count()).toBe(0);

    vi.doUnmock(path);
    await post(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ days: 1 });
    const kept = "history" in options ? await bank.history.entries() : (await bank.recipe()).calls;
    expect(JSON.stringify(kept)).toMatch(/ach.*advance|ach.*1 day|ach.*clock/i);
  },
);

test.each<[BankOptions]>([[{}], [{ record: true }], [{ history: true }]])(
  "with %j a reset keeps its place after a call at once, whether all is loaded or not (S19)",
  async (options) => {
    const bank = await freshBank(options);
    for (let time = 0; time < 2; time += 1) {
      await Promise.all([post(bank, "/v1/ach", minimalTransfer), bank.reset()]);
      expect(bank.db.achTransfers.count()).toBe(0);
      await Promise.all([bank.reset(), post(bank, "/v1/ach", minimalTransfer)]);
      expect(bank.db.achTransfers.count()).toBe(1);
    }
  },
);
