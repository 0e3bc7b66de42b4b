import type { Bank, Scenario } from "../../src/index.ts";
import { createSend, dataOf, type Send } from "./send.ts";

const ORIGINATING = "4000123456";

/** What is there when the page opens: a few rows in every state, so that there is something to look at. */
export const opening: Scenario = Object.assign(
  async (bank: Bank) => {
    const send = createSend((path, init) => bank.fetch(path, init));
    await paymentsOpening(bank, send);
  },
  { startsBefore: { days: 8 } },
);

const counterparties = [
  { name: "Juniper & Sons Roofing", account_number: "1000200030004001", account_type: "checking" },
  { name: "Maria Delgado", account_number: "1000200030004002", account_type: "savings" },
  { name: "Northwind Power Cooperative", account_number: "1000200030004003", account_type: "checking" },
];

async function paymentsOpening(bank: Bank, send: Send): Promise<void> {
  const ids: number[] = [];
  for (const counterparty of counterparties) {
    const data = { ...counterparty, routing_number: "021000021", country: "US" };
    const answer = await send("POST", "/v1/counterparties", { body: { data } });
    ids.push(Number(dataOf<{ id: string }>(answer).id));
  }
  const transfer = async (data: object) => {
    const whole = { account_number: ORIGINATING, direction: "credit", sec_code: "ccd", ...data };
    return dataOf<{ id: string }>(await send("POST", "/v1/ach", { body: { data: whole } })).id;
  };
  await transfer({ amount: 1_250_000, counterparty_id: ids[0] });
  const returned = await transfer({ amount: 84_310, counterparty_id: ids[1], sec_code: "ppd" });
  await bank.clock.advance({ hours: 2 });
  await bank.simulate.ach.return(returned, "R01");
  await bank.clock.advance({ bankingDays: 4 });
  await transfer({ amount: 412_075, counterparty_id: ids[2], direction: "debit" });
  const held = await transfer({ amount: 9_800_000, counterparty_id: ids[1], sec_code: "ppd" });
  await bank.simulate.ach.hold(held);
  await bank.clock.advance({ hours: 2 });
  await transfer({ amount: 56_000, counterparty_id: ids[0] });
}
