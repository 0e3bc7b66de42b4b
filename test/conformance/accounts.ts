// Statements: PROD-1 to PROD-13.

import { expect } from "vitest";
import { ach, type ProductsBank } from "../products/support.ts";
import { type Client, call, create, list, retrieve } from "../support/call.ts";

/** A statement about accounts, book transfers and wires that must hold over every transport. */
export interface ProductCase {
  readonly name: string;
  readonly run: (client: Client, bank: ProductsBank) => Promise<void>;
}

const account = {
  id: "1001",
  account_number: "9900112233",
  name: "Account 2233",
  type: "checking",
  currency: "usd",
  posted_balance: 10_000_000,
  available_balance: 10_000_000,
  status: "open",
  url: "/v1/accounts/1001",
};

const other = {
  ...account,
  ...{ id: "1002", account_number: "9900112244", name: "Account 2244", url: "/v1/accounts/1002" },
};

const CARD = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };

export const balances = async (client: Client, id = "1001") => {
  const { posted_balance, available_balance } = await retrieve(client, `/v1/accounts/${id}`);
  return [posted_balance, available_balance];
};

export const transactions = async (client: Client, query = "", id = "1001") => {
  const { body } = await call(client, "GET", `/v1/accounts/${id}/transactions${query}`);
  return (body as { data: { transactions: object[]; links: object } }).data;
};

export const refusal = async (client: Client, method: string, path: string, data?: unknown) => {
  const { status, body } = await call(client, method, path, data);
  return [status, (body as { error: string }).error];
};

/** What must hold of accounts, and of what cards and ACH transfers do to them, over every transport. */
export const accountCases: readonly ProductCase[] = [
  {
    name: "accounts are listed by references and answered one by one, with the transactions of each (PROD-1 to PROD-6)",
    async run(client) {
      expect(await list(client, "/v1/accounts")).toEqual({
        data: [
          { id: "1002", type: "account", url: "/v1/accounts/1002" },
          { id: "1001", type: "account", url: "/v1/accounts/1001" },
        ],
        links: { first: "/v1/accounts", next: null },
      });
      expect(await retrieve(client, "/v1/accounts/1001")).toEqual(account);
      expect(await retrieve(client, "/v1/accounts/1002")).toEqual(other);
      expect(await transactions(client)).toEqual({
        transactions: [
          {
            id: "1001",
            account_id: "1001",
            amount: 10_000_000,
            direction: "credit",
            balance: 10_000_000,
            description: "Opening balance",
            posted_on: "2026-03-02",
            created_at: "2026-03-02T15:00:00.000Z",
            object_type: "account",
            object_id: "1001",
            event: "opened",
            contra_account_id: null,
          },
        ],
        links: { first: "/v1/accounts/1001/transactions", next: null },
      });
    },
  },
  {
    name: "accounts take a client's key, and are neither created nor changed (PROD-1)",
    async run(client) {
      const answer = await client.fetch("/v1/accounts", {});
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: `'Authorization' must be "Bearer <API_KEY>", got no such header.` },
      ]);
      expect(await refusal(client, "POST", "/v1/accounts", {})).toEqual([
        405,
        "POST is not a method of this path: it takes GET.",
      ]);
      expect(await refusal(client, "GET", "/v1/accounts/7")).toEqual([
        404,
        "There is no account with this id: take one from the list at /v1/accounts.",
      ]);
    },
  },
  {
    name: "an ACH credit holds its amount, takes it at the pick-up, and is returned (PROD-9)",
    async run(client, bank) {
      const { id } = await create(client, "/v1/ach", ach());
      expect(await balances(client)).toEqual([10_000_000, 9_999_500]);
      await bank.clock.advance({ hours: 1 });
      expect(await balances(client)).toEqual([9_999_500, 9_999_500]);
      await bank.clock.advance({ bankingDays: 1 });
      await bank.simulate.achTransfers.return(id, "R01");
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
      const common = { account_id: "1001", object_type: "ach", object_id: id, contra_account_id: null };
      expect((await transactions(client)).transactions.slice(0, 2)).toEqual([
        {
          ...{ id: "1004", ...common, amount: 500, direction: "credit", balance: 10_000_000 },
          ...{ description: "Return of ACH credit to Ada Park, R01", event: "returned" },
          posted_on: "2026-03-03",
          created_at: "2026-03-03T16:00:00.000Z",
        },
        {
          ...{ id: "1003", ...common, amount: -500, direction: "debit", balance: 9_999_500 },
          ...{ description: "ACH credit to Ada Park", event: "sent" },
          posted_on: "2026-03-02",
          created_at: "2026-03-02T16:00:00.000Z",
        },
      ]);
    },
  },
  {
    name: "a canceled ACH credit holds nothing, nor does a rejected one (PROD-9)",
    async run(client, bank) {
      const canceled = await create(client, "/v1/ach", ach());
      const rejected = await create(client, "/v1/ach", ach());
      await call(client, "PATCH", `/v1/ach/${canceled.id}`, { status: "canceled" });
      await bank.simulate.achTransfers.hold(rejected.id);
      expect(await balances(client)).toEqual([10_000_000, 9_999_500]);
      await bank.simulate.achTransfers.reject(rejected.id);
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
    },
  },
  {
    name: "an ACH debit brings its amount, which is available once it has succeeded (PROD-10)",
    async run(client, bank) {
      const { id } = await create(client, "/v1/ach", ach({ direction: "debit" }));
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
      await bank.simulate.achTransfers.process(id);
      expect(await balances(client)).toEqual([10_000_500, 10_000_000]);
      await bank.simulate.achTransfers.settle(id);
      expect(await balances(client)).toEqual([10_000_500, 10_000_500]);
      await bank.simulate.achTransfers.return(id, "R03");
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
    },
  },
  {
    name: "a prenotification moves nothing (PROD-11)",
    async run(client, bank) {
      await create(client, "/v1/ach", ach({ amount: 0 }));
      await bank.clock.advance({ bankingDays: 3 });
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
      expect((await transactions(client)).transactions.length).toBe(1);
    },
  },
  {
    name: "a card's authorization holds, its clearing takes, its refund gives back (PROD-12)",
    async run(client, bank) {
      const card = await create(client, "/v1/virtualcards", { ...CARD, transactions_max: 5 });
      const { reference } = await bank.simulate.virtualCards.authorize(card.id, { amount: 4200 });
      expect(await balances(client)).toEqual([10_000_000, 9_995_800]);
      await bank.simulate.virtualCards.clear(card.id, reference);
      expect(await balances(client)).toEqual([9_995_800, 9_995_800]);
      await bank.simulate.virtualCards.refund(card.id, { amount: 200 });
      expect(await balances(client)).toEqual([9_996_000, 9_996_000]);
      const [refunded, cleared] = (await transactions(client)).transactions;
      expect(cleared).toMatchObject({ amount: -4200, object_type: "virtualcard", event: "cleared" });
      expect(refunded).toMatchObject({ amount: 200, object_id: card.id, event: "refunded" });
      await bank.simulate.virtualCards.authorize(card.id, { amount: 1000 });
      await call(client, "DELETE", `/v1/virtualcards/${card.id}`);
      expect(await balances(client)).toEqual([9_996_000, 9_996_000]);
    },
  },
  {
    name: "what is held is listed with what holds it, and until when it did (PROD-62)",
    async run(client, bank) {
      const transfer = await create(client, "/v1/ach", ach());
      const card = await create(client, "/v1/virtualcards", { ...CARD, transactions_max: 5 });
      await bank.simulate.virtualCards.authorize(card.id, { amount: 4200 });
      await bank.clock.advance({ hours: 1 });
      await bank.simulate.virtualCards.authorize(card.id, { amount: 300 });
      const [then, later] = ["2026-03-02T15:00:00.000Z", "2026-03-02T16:00:00.000Z"];
      const path = "/v1/accounts/1001/holds";
      const sent = {
        ...{ id: "1001", account_id: "1001", amount: 500, object_type: "ach" },
        ...{ object_id: transfer.id, created_at: then, released_at: later },
      };
      const one = { ...sent, id: "1002", amount: 4200, object_type: "virtualcard", object_id: card.id };
      const both = { ...one, id: "1003", amount: 4500, created_at: later, released_at: null };
      expect((await call(client, "GET", path)).body).toEqual({
        data: { holds: [both, one, sent], links: { first: path, next: null } },
      });
      expect((await call(client, "GET", `${path}?page[limit]=1&page[cursor]=1002`)).body).toEqual({
        data: {
          holds: [one],
          links: { first: `${path}?page[limit]=1`, next: `${path}?page[limit]=1&page[cursor]=1001` },
        },
      });
    },
  },
  {
    name: "money comes in by ACH and by wire (PROD-7)",
    async run(client, bank) {
      expect(await bank.simulate.accounts.receiveAch("1001", { amount: 50 })).toEqual({
        ...account,
        posted_balance: 10_000_050,
        available_balance: 10_000_050,
        url: expect.stringContaining("/v1/accounts/1001"),
      });
      await bank.simulate.accounts.receiveWire("1001", { amount: 60, from: "Ada" });
      const [wireIn, achIn] = (await transactions(client)).transactions;
      expect([achIn, wireIn]).toMatchObject([
        { amount: 50, description: "Incoming ACH from Acme Paper", object_type: "incoming_ach" },
        { amount: 60, description: "Incoming wire from Ada", object_type: "incoming_wire" },
      ]);
    },
  },
  {
    name: "transactions are listed by days and pages (PROD-5, PROD-13)",
    async run(client, bank) {
      for (let day = 0; day < 3; day += 1) {
        await bank.simulate.accounts.receiveAch("1001", { amount: 50 + day });
        await bank.clock.advance({ days: 1 });
      }
      const amounts = async (query: string) =>
        (await transactions(client, query)).transactions.map((each) => (each as { amount: number }).amount);
      expect(await amounts("?filter[start_date]=2026-03-03")).toEqual([52, 51]);
      expect(await amounts("?filter[end_date]=2026-03-03&filter[start_date]=2026-03-03")).toEqual([51]);
      const path = "/v1/accounts/1001/transactions";
      expect((await transactions(client, "?page[limit]=2")).links).toEqual({
        first: `${path}?page[limit]=2`,
        next: `${path}?page[limit]=2&page[cursor]=1003`,
      });
      expect(await amounts("?page[limit]=2&page[cursor]=1003")).toEqual([50, 10_000_000]);
      expect(await refusal(client, "GET", `${path}?page[cursor]=7`)).toEqual([
        400,
        "'page[cursor]' must be an id that this list has had: take it from next in the links of the page before.",
      ]);
      expect(await refusal(client, "GET", `${path}?filter[start_date]=2026-02-30`)).toEqual([
        400,
        `'filter[start_date]' must be a real calendar day in the form YYYY-MM-DD, got "2026-02-30".`,
      ]);
    },
  },
];
