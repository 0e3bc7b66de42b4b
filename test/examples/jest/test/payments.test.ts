import { HttpResponse, http } from "msw";
import { createPayments } from "../src/payments";
import { setupProjectBank } from "./setup-bank";

const acme = { name: "Acme Paper", account: "1234567890123456" };
const getBank = setupProjectBank();

test("a transfer succeeds two banking days later", async () => {
  const bank = getBank();
  const payments = createPayments(bank.baseUrl);
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  expect(await payments.get(id)).toMatchObject({ status: "succeeded", amount: 12_500 });
});

test("a transfer that the receiver's bank returns has failed", async () => {
  const bank = getBank();
  const payments = createPayments(bank.baseUrl);
  const { id } = await payments.originate(12_500, acme);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  expect(await payments.get(id)).toMatchObject({ status: "failed" });
});

test("the bank of the next test is empty", async () => {
  expect(await createPayments(getBank().baseUrl).list()).toEqual([]);
});

test("an invalid field is named in the error", async () => {
  await expect(createPayments(getBank().baseUrl).originate(-1, acme)).rejects.toThrow("'amount'");
});

test("a handler of the test's own answers at another address", async () => {
  getBank().use(http.get("https://fx.example.com/rates", () => HttpResponse.json({ EUR: 1.08 })));
  const response = await fetch("https://fx.example.com/rates");
  expect(await response.json()).toEqual({ EUR: 1.08 });
});
