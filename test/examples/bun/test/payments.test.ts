import { expect, test } from "bun:test";
import { HttpResponse, http } from "msw";
import { createPayments, SERVICE_URL } from "../src/payments.ts";
import { bank, handlers } from "./bank.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };
const payments = createPayments(SERVICE_URL);

test("a transfer succeeds two banking days later", async () => {
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  expect(await payments.get(id)).toMatchObject({ status: "succeeded", amount: 12_500 });
});

test("a transfer that the receiver's bank returns has failed", async () => {
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  expect(await payments.get(id)).toMatchObject({ status: "failed" });
});

test("the bank of the next test is empty", async () => {
  expect(await payments.list()).toEqual([]);
});

test("an invalid field is named in the error", async () => {
  await expect(payments.originate(-1, acme)).rejects.toThrow("'amount'");
});

test("a handler of the test's own answers before the bank", async () => {
  handlers.push(http.get(`${SERVICE_URL}/v1/ach`, () => HttpResponse.json({ data: [{ id: "mine" }] })));
  expect(await payments.list()).toEqual([{ id: "mine" }]);
});

test("and is gone in the next test", async () => {
  expect(await payments.list()).toEqual([]);
});
