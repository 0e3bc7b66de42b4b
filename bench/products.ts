import type { Bank } from "sandbank";
import { accounts, eventResourcesWith } from "sandbank/products";
import { AIMS } from "./support/aims.ts";
import { benchBank, call, TRANSFER } from "./support/bank.ts";
import { compare } from "./support/show.ts";
import { bySize, forSizes } from "./support/sizes.ts";
import { microseconds } from "./support/time.ts";

const LISTED = { accounts: [TRANSFER.account_number] };

const pay = (bank: Bank) => microseconds(() => call(bank, "POST", "/v1/ach", TRANSFER));

/** What accounts, and events, cost a transfer, and whether accounts do the same after many transactions. */
export async function run(): Promise<void> {
  const [plain, withAccounts] = [benchBank(LISTED), benchBank({ ...LISTED, resources: { accounts } })];
  await compare(
    "POST of a transfer, with accounts",
    [
      { name: "without accounts", measure: pay(plain) },
      { name: "with accounts", aim: AIMS.accounts, measure: pay(withAccounts) },
    ],
    { unit: "µs", rounds: 300, warmUps: 100 },
  );
  const events = eventResourcesWith({ webhooks: [{ url: "http://localhost/hooks" }] });
  await compare(
    "POST of a transfer, with an event and its delivery",
    [
      { name: "without events", measure: pay(plain) },
      { name: "with events", measure: pay(benchBank({ ...LISTED, resources: { ...events } })) },
    ],
    { unit: "µs", rounds: 300, warmUps: 100 },
  );
  const banks = await forSizes([100, 100_000], bankWithTransactions);
  await compare(
    "POST of a transfer, with accounts, by their transactions",
    bySize(banks, "transactions", pay, AIMS.flat),
    { unit: "µs", rounds: 150, warmUps: 50 },
  );
  const page = (bank: Bank) =>
    microseconds(() => call(bank, "GET", "/v1/accounts/1001/transactions?page[limit]=100"));
  await compare("list, page of 100 transactions", bySize(banks, "transactions", page, AIMS.flat), {
    unit: "µs",
    rounds: 30,
    warmUps: 10,
  });
}

/** A bank whose account has received that many transfers of a cent. */
async function bankWithTransactions(count: number): Promise<Bank> {
  const bank = benchBank({ ...LISTED, resources: { accounts } });
  await bank.ready;
  const snapshot = JSON.parse(JSON.stringify(bank.snapshot()));
  const [account] = snapshot.tables.accounts.rows;
  const { transactions } = snapshot.tables;
  const [opening] = transactions.rows;
  for (let at = 1; at < count; at += 1) {
    const moved = {
      amount: 1,
      balance: opening.row.balance + at,
      event: "received",
      object_type: "incoming_ach",
    };
    const row = { ...opening.row, ...moved, id: String(1001 + at), object_id: String(1000 + at) };
    transactions.rows.push({ ...opening, row });
  }
  transactions.next = 1001 + count;
  account.row.posted_balance += count - 1;
  account.row.available_balance += count - 1;
  await bank.restore(snapshot);
  return bank;
}
