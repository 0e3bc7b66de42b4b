import { describe, expect } from "vitest";
import { createPayments } from "../src/payments.ts";
import { test } from "./bank-test.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };

test("a transfer succeeds two banking days later", async ({ bank }) => {
  const payments = createPayments(bank.baseUrl);
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  expect(await payments.get(id)).toMatchObject({ status: "succeeded", amount: 12_500 });
});

test("a transfer that the receiver's bank returns has failed", async ({ bank }) => {
  const payments = createPayments(bank.baseUrl);
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  expect(await payments.get(id)).toMatchObject({ status: "failed", return: { code: "R01" } });
});

test("a reply that is lost is an error of the caller, and the bank has the transfer", async ({ bank }) => {
  bank.faults.add({ on: "createAchTransfer", nth: 1, then: "lost-reply" });
  await expect(createPayments(bank.baseUrl).originate(12_500, acme)).rejects.toThrow(TypeError);
  expect(bank.db.achTransfers.count()).toBe(1);
});

test("the bank of the next test is empty", async ({ bank }) => {
  expect(await createPayments(bank.baseUrl).list()).toEqual([]);
});

test("an invalid field is named in the error", async ({ bank }) => {
  await expect(createPayments(bank.baseUrl).originate(-1, acme)).rejects.toThrow("'amount'");
});

describe("with the address of the real service", () => {
  test.override({ bankOptions: { baseUrl: "https://api.example.com" } });

  test("the bank answers there", async ({ bank }) => {
    await createPayments("https://api.example.com").originate(1, acme);
    expect(bank.db.achTransfers.count()).toBe(1);
  });
});
