// Statements: S19.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

test("fifty creations at once are handled one by one, in the order received (S9, S19)", async () => {
  const bank = mondayBank();
  const rows = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      create(bank, "/v1/counterparties", { ...minimalCounterparty, name: `Number ${at}` }),
    ),
  );
  expect(rows.map(({ id, name }) => [id, name])).toEqual(
    Array.from({ length: 50 }, (_, at) => [String(1001 + at), `Number ${at}`]),
  );
  expect(bank.db.counterparties.count()).toBe(50);
});

test("calls keep their order, however large their bodies are and whether they have one (S19, X60)", async () => {
  const bank = mondayBank();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(300_000)], "scan", { type: "image/png" }));
  const name = (at: number) => `${at} ${"x".repeat(at % 2 === 0 ? 500_000 : 1)}`;
  const post = (at: number) =>
    call(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, name: name(at) });
  const headers = { Authorization: "Bearer test_key" };
  await Promise.all([
    post(0),
    bank.fetch("/v1/counterparties", { headers }),
    post(1),
    bank.fetch("/v1/files", { method: "POST", headers, body: form }),
    post(2),
    bank.fetch("/v1/counterparties/1003", { headers }),
    bank.fetch(new Request("https://bank.test/v1", { headers })),
  ]);
  expect(bank.log.entries.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /v1/counterparties",
    "GET /v1/counterparties",
    "POST /v1/counterparties",
    "POST /v1/files",
    "POST /v1/counterparties",
    "GET /v1/counterparties/1003",
    "GET /v1",
  ]);
});

test("of two cancels at once one wins and the other sees its effect (S19)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const cancel = () => call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
});

test("two updates at once both take effect (S19)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await Promise.all([
    call(bank, "PATCH", "/v1/counterparties/1001", { city: "Springfield" }),
    call(bank, "PATCH", "/v1/counterparties/1001", { state: "IL" }),
    call(bank, "PATCH", "/v1/counterparties/1001", { country: "US" }),
  ]);
  expect(bank.db.counterparties.get(1001)).toMatchObject({ city: "Springfield", state: "IL", country: "US" });
});

test("a request between two steps of the clock sees all of the first and nothing of the second (S19)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const [, seen] = await Promise.all([
    bank.clock.advance({ hours: 1 }),
    call(bank, "GET", "/v1/ach/1001"),
    bank.clock.advance({ days: 7 }),
  ]);
  expect(seen.body).toMatchObject({ data: { status: "processing" } });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
});

test("a refused request in the middle of others harms none of them", async () => {
  const bank = mondayBank();
  const answers = await Promise.all([
    call(bank, "POST", "/v1/counterparties", minimalCounterparty),
    call(bank, "POST", "/v1/counterparties", {}),
    call(bank, "POST", "/v1/counterparties", minimalCounterparty),
    call(bank, "GET", "/v1/counterparties/1002"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 200]);
});

test("a request that was aborted before it was sent is not sent (X328)", async () => {
  const bank = mondayBank();
  const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  const body = JSON.stringify({ data: minimalCounterparty });
  const init = { method: "POST", headers, body, signal: AbortSignal.abort() };
  await expect(bank.fetch("/v1/counterparties", init)).rejects.toMatchObject({ name: "AbortError" });
  expect(bank.db.counterparties.count()).toBe(0);
});
