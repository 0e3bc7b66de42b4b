import { expect, test } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import { busy } from "../../fixtures/scenarios.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { accountsWith } from "../../src/products/index.ts";
import { dayOf, daysAfter } from "../model/calendar.ts";
import { faultsOf, ledgerOf, listedOf } from "./ledger.ts";
import { book, PRODUCTS, wire } from "./support.ts";

/** The account that the scenario uses, and another one. */
const [USED, OTHER] = ["7900000001", "7900000002"] as const;

/** The posted balance after the last transaction up to a day. */
async function balanceOn(bank: Bank, id: string, day: string): Promise<number> {
  const { data } = (await requestOrThrow(
    bank,
    "GET",
    `/v1/accounts/${id}/transactions?filter[end_date]=${day}&page[limit]=1`,
  )) as { readonly data: { readonly transactions: readonly { readonly balance: number }[] } };
  return data.transactions[0]?.balance ?? 0;
}

test("on each of 60 days of the scenario busy and after it, what an account had and what was posted is what it has (PROD-5, PROD-8, PROD-13)", {
  timeout: 120_000,
}, async () => {
  const bank = createBank({
    ...{ ...PRODUCTS, accounts: [USED, OTHER], scenario: busy },
    resources: { ...PRODUCTS.resources, accounts: accountsWith({ opening: { [USED]: 0, [OTHER]: 0 } }) },
  });
  await bank.ready;
  const first = daysAfter(dayOf(bank.clock.now().getTime()), -29);
  for (let day = 0; day < 30; day += 1) {
    const accounts = { account_number: USED, receiver_account_number: OTHER };
    await requestOrThrow(bank, "POST", "/v1/book", { data: book({ ...accounts, amount: 1000 + day }) });
    const data = wire({ account_number: OTHER, amount: 500 + day });
    await requestOrThrow(bank, "POST", "/v1/wire", { data });
    await bank.simulate.accounts.receiveWire("1002", { amount: 10 + day });
    if (day % 7 === 6) await bank.simulate.wireTransfers.return(String(1000 + day - 3));
    await bank.clock.advance({ days: 1 });
  }
  expect(faultsOf(bank)).toEqual([]);
  const { accounts, transactions } = ledgerOf(bank);
  const days = Array.from({ length: 60 }, (_, at) => daysAfter(first, at));
  const listed: string[] = [];
  for (const { id, posted_balance } of accounts) {
    let balance = await balanceOn(bank, id, daysAfter(first, -1));
    for (const day of days) {
      const posted = await listedOf(bank, id, { "filter[start_date]": day, "filter[end_date]": day });
      balance += posted.reduce((sum, { amount }) => sum + amount, 0);
      expect([day, await balanceOn(bank, id, day)]).toEqual([day, balance]);
      listed.push(...posted.map((transaction) => transaction.id));
    }
    expect(balance).toBe(posted_balance);
  }
  const since = transactions.filter(({ posted_on }) => posted_on >= first);
  expect(listed.sort()).toEqual(since.map(({ id }) => id).sort());
  const kinds = since.map(({ object_type, event }) => `${object_type} ${event}`);
  expect([...new Set(kinds)].sort()).toEqual([
    ...["ach returned", "ach sent", "book settled", "incoming_ach received", "incoming_wire received"],
    ...["virtualcard cleared", "virtualcard refunded", "wire returned", "wire sent"],
  ]);
});
