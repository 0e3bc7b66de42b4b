import type { CoreBank } from "sandbank/core";
import type { AccountActions } from "sandbank/products";
import { dataOf, type Send } from "../send.ts";

const ORIGINATING = "4000123456";
const RESERVE = "4000654321";

const counterparties = [
  { name: "Juniper & Sons Roofing", account_number: "1000200030004001", account_type: "checking" },
  { name: "Maria Delgado", account_number: "1000200030004002", account_type: "savings" },
  { name: "Northwind Power Cooperative", account_number: "1000200030004003", account_type: "checking" },
];

/** Creates a transfer and returns its id; all transfers share the fields that are not given. */
async function transfer(send: Send, fields: object): Promise<string> {
  const data = { account_number: ORIGINATING, direction: "credit", sec_code: "ccd", ...fields };
  return dataOf<{ id: string }>(await send("POST", "/v1/ach", { data })).id;
}

/** Three counterparties, and transfers that are over when the page opens. */
export async function openPayments(bank: CoreBank, send: Send): Promise<void> {
  for (const counterparty of counterparties) {
    const data = { ...counterparty, routing_number: "790000006", country: "US" };
    await send("POST", "/v1/counterparties", { data });
  }
  await transfer(send, { amount: 1_250_000, counterparty_id: 1001 });
  const returned = await transfer(send, { amount: 84_310, counterparty_id: 1002, sec_code: "ppd" });
  await transfer(send, { account_number: RESERVE, amount: 0, counterparty_id: 1003, direction: "debit" });
  await fundAccounts(bank, send);
  await bank.clock.advance({ hours: 2 });
  await bank.simulate.achTransfers.return(returned, "R01");
}

/** Where the bank has accounts, which are those of the transfers: the money that pays for it all. */
async function fundAccounts({ simulate }: CoreBank, send: Send): Promise<void> {
  const { accounts } = simulate as { readonly accounts?: AccountActions };
  if (!accounts) return;
  await accounts.receiveWire("1001", { amount: 25_000_000, from: "Acme Paper" });
  const receiver = { receiver_account_number: RESERVE, receiver_name: "Payroll reserve" };
  const data = { account_number: ORIGINATING, amount: 4_000_000, direction: "credit", ...receiver };
  await send("POST", "/v1/book", { data });
}

/** Transfers that are still under way when the page opens. */
export async function openPaymentsUnderWay(bank: CoreBank, send: Send): Promise<void> {
  const canceled = await transfer(send, { amount: 730_000, counterparty_id: 1001 });
  await send("PATCH", `/v1/ach/${canceled}`, { data: { status: "canceled" } });
  await transfer(send, { amount: 412_075, counterparty_id: 1003, direction: "debit" });
  const held = await transfer(send, { amount: 9_800_000, counterparty_id: 1002, sec_code: "ppd" });
  await bank.simulate.achTransfers.hold(held);
  await bank.clock.advance({ hours: 2, minutes: 45 });
  await transfer(send, { amount: 56_000, counterparty_id: 1001 });
}
