import assert from "node:assert/strict";
import { test } from "node:test";
import { HttpResponse, http } from "msw";
import { createPayments, SERVICE_URL } from "../src/payments.ts";
import { bank, server } from "./bank.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };
const payments = createPayments(SERVICE_URL);

test("a transfer succeeds two banking days later", async () => {
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  assert.equal((await payments.get(id)).status, "succeeded");
});

test("a transfer that the receiver's bank returns has failed", async () => {
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  assert.equal((await payments.get(id)).status, "failed");
});

test("the bank of the next test is empty", async () => {
  assert.deepEqual(await payments.list(), []);
});

test("an invalid field is named in the error", async () => {
  await assert.rejects(payments.originate(-1, acme), /'amount'/);
});

test("a handler of the test's own answers before the bank", async () => {
  server.use(http.get(`${SERVICE_URL}/v1/ach`, () => HttpResponse.json({ data: [{ id: "mine" }] })));
  assert.deepEqual(await payments.list(), [{ id: "mine" }]);
});

test("and is gone in the next test", async () => {
  assert.deepEqual(await payments.list(), []);
});
