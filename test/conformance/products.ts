// Statements: PROD-1 to PROD-31.

import { expect } from "vitest";
import { ach, book, type ProductsBank, wire } from "../products/support.ts";
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

const wired = {
  id: "1001",
  account_number: "9900112233",
  amount: 700,
  currency: "usd",
  effective_date: "2026-03-02",
  metadata: null,
  receiver_account_number: "55123",
  url: "/v1/wire/1001",
  priority: "normal",
  receiver_name: null,
  receiver_routing_number: "021000021",
  return_reason: null,
  sends_at: "2026-03-02T15:15:00.000Z",
  status: "pending",
  type: "wire",
};

const balances = async (client: Client, id = "1001") => {
  const { posted_balance, available_balance } = await retrieve(client, `/v1/accounts/${id}`);
  return [posted_balance, available_balance];
};

const transactions = async (client: Client, query = "", id = "1001") => {
  const { body } = await call(client, "GET", `/v1/accounts/${id}/transactions${query}`);
  return (body as { data: { transactions: object[]; links: object } }).data;
};

const refusal = async (client: Client, method: string, path: string, data?: unknown) => {
  const { status, body } = await call(client, method, path, data);
  return [status, (body as { error: string }).error];
};

export const productCases: readonly ProductCase[] = [
  {
    name: "accounts are listed by references and answered one by one (PROD-1 to PROD-4)",
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
        },
        {
          ...{ id: "1003", ...common, amount: -500, direction: "debit", balance: 9_999_500 },
          ...{ description: "ACH credit to Ada Park", event: "sent" },
          posted_on: "2026-03-02",
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
      const card = await create(client, "/v1/virtualcards", {
        ...{ total_card_amount: 20_000, valid_ending_on: "2026-12-31" },
        transactions_max: 5,
      });
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
        "'page[cursor]' must be the id of a transaction: take it from next in the links of the page before.",
      ]);
      expect(await refusal(client, "GET", `${path}?filter[start_date]=2026-02-30`)).toEqual([
        400,
        `'filter[start_date]' must be a real calendar day in the form YYYY-MM-DD, got "2026-02-30".`,
      ]);
    },
  },
  {
    name: "a book transfer settles at once between two accounts (PROD-16 to PROD-18)",
    async run(client) {
      expect((await call(client, "POST", "/v1/book", book())).body).toEqual({
        data: {
          id: "1001",
          account_number: "9900112233",
          amount: 300,
          currency: "usd",
          effective_date: "2026-03-02",
          metadata: null,
          receiver_account_number: "9900112244",
          url: "/v1/book/1001",
          direction: "credit",
          receiver_account_type: null,
          receiver_name: null,
          status: "succeeded",
          type: "book",
        },
      });
      expect([await balances(client), await balances(client, "1002")]).toEqual([
        [9_999_700, 9_999_700],
        [10_000_300, 10_000_300],
      ]);
      const [out] = (await transactions(client)).transactions;
      const [into] = (await transactions(client, "", "1002")).transactions;
      expect(out).toMatchObject({ amount: -300, contra_account_id: "1002", event: "settled" });
      expect(into).toMatchObject({ amount: 300, contra_account_id: "1001", event: "settled" });
      await create(client, "/v1/book", book({ direction: "debit", amount: 100 }));
      expect(await balances(client, "1002")).toEqual([10_000_200, 10_000_200]);
      expect(await refusal(client, "PATCH", "/v1/book/1001", { status: "canceled" })).toEqual([
        409,
        "'status' is succeeded: cancel is possible only in status pending.",
      ]);
    },
  },
  {
    name: "a wrong book transfer is refused and moves nothing (PROD-17, PROD-20, PROD-21)",
    async run(client) {
      expect(await refusal(client, "POST", "/v1/book", {})).toEqual([
        400,
        "'account_number' is required. 'amount' is required. 'receiver_account_number' is required. 'direction' is required.",
      ]);
      expect(await refusal(client, "POST", "/v1/book", book({ amount: 0, direction: "up" }))).toEqual([
        400,
        `'amount' must be at least 1, got 0. 'direction' must be one of credit, debit, got "up".`,
      ]);
      expect(await refusal(client, "POST", "/v1/book", book({ receiver_account_number: "1" }))).toEqual([
        400,
        "'receiver_account_number' must be the number of an account of the bank: GET /v1/accounts lists all.",
      ]);
      expect(
        await refusal(client, "POST", "/v1/book", book({ receiver_account_number: "9900112233" })),
      ).toEqual([400, "'receiver_account_number' must be another account than 'account_number'."]);
      expect(await refusal(client, "POST", "/v1/book", book({ effective_date: "2026-03-01" }))).toEqual([
        400,
        "'effective_date' must be 2026-03-02 or later, got 2026-03-01.",
      ]);
      expect((await list(client, "/v1/book")).data).toEqual([]);
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
    },
  },
  {
    name: "a wire is sent after 15 minutes, and has succeeded 30 minutes later (PROD-22 to PROD-27)",
    async run(client, bank) {
      expect((await call(client, "POST", "/v1/wire", wire())).body).toEqual({ data: wired });
      expect(await balances(client)).toEqual([10_000_000, 9_999_300]);
      await bank.clock.advance({ minutes: 15 });
      expect(await retrieve(client, "/v1/wire/1001")).toEqual({ ...wired, status: "processing" });
      expect(await balances(client)).toEqual([9_999_300, 9_999_300]);
      await bank.clock.advance({ minutes: 30 });
      expect(await retrieve(client, "/v1/wire/1001")).toEqual({ ...wired, status: "succeeded" });
    },
  },
  {
    name: "a wire that is too late for its day waits for the next banking day (PROD-26)",
    async run(client, bank) {
      await bank.clock.advanceTo("2026-03-06T20:45:00.000Z");
      expect(await create(client, "/v1/wire", wire())).toEqual({
        ...wired,
        effective_date: "2026-03-09",
        sends_at: "2026-03-09T14:00:00.000Z",
      });
      const { sends_at } = await create(client, "/v1/wire", wire({ effective_date: "2026-03-10" }));
      expect(sends_at).toBe("2026-03-10T14:00:00.000Z");
    },
  },
  {
    name: "a pending wire is canceled, another one is not (PROD-22)",
    async run(client, bank) {
      await create(client, "/v1/wire", wire());
      await create(client, "/v1/wire", wire());
      expect((await call(client, "PATCH", "/v1/wire/1001", { status: "canceled" })).body).toEqual({
        data: { ...wired, status: "canceled" },
      });
      expect(await balances(client)).toEqual([10_000_000, 9_999_300]);
      await bank.clock.advance({ minutes: 15 });
      expect(await refusal(client, "PATCH", "/v1/wire/1002", { status: "canceled" })).toEqual([
        409,
        "'status' is processing: cancel is possible only in status pending.",
      ]);
      expect(await refusal(client, "PATCH", "/v1/wire/1002", { status: "failed" })).toEqual([
        400,
        `'status' must be "canceled", got "failed".`,
      ]);
    },
  },
  {
    name: "the receiver's bank returns a wire, at once from a reserved account (PROD-28, PROD-29)",
    async run(client, bank) {
      await create(client, "/v1/wire", wire());
      await bank.simulate.wireTransfers.send("1001");
      await bank.simulate.wireTransfers.return("1001", { reason: "The account is closed." });
      expect(await retrieve(client, "/v1/wire/1001")).toEqual({
        ...wired,
        return_reason: "The account is closed.",
        status: "failed",
      });
      await create(client, "/v1/wire", wire({ receiver_account_number: "1000200030004001" }));
      expect(await balances(client)).toEqual([10_000_000, 10_000_000]);
      const events = (await transactions(client)).transactions.map(({ event }: { event?: string }) => event);
      expect(events).toEqual(["returned", "sent", "returned", "sent", "opened"]);
    },
  },
  {
    name: "a wrong wire is refused (PROD-23, PROD-25)",
    async run(client) {
      expect(
        await refusal(client, "POST", "/v1/wire", wire({ receiver_routing_number: "1", priority: "low" })),
      ).toEqual([
        400,
        `'priority' must be one of normal, high, got "low". 'receiver_routing_number' must be a routing number of nine digits.`,
      ]);
      expect(await refusal(client, "POST", "/v1/wire", wire({ effective_date: "2026-03-01" }))).toEqual([
        400,
        "'effective_date' must be 2026-03-02 or later, got 2026-03-01.",
      ]);
    },
  },
  {
    name: "wires and book transfers are listed by status and effective dates (PROD-19, PROD-24)",
    async run(client) {
      await create(client, "/v1/wire", wire());
      await create(client, "/v1/wire", wire({ effective_date: "2026-03-04" }));
      await create(client, "/v1/wire", wire({ effective_date: "2026-03-05" }));
      await create(client, "/v1/book", book());
      const ids = async (path: string) => (await list(client, path)).data.map(({ id }) => id);
      expect(
        await ids("/v1/wire?filter[effective_start]=2026-03-04&filter[effective_end]=2026-03-04"),
      ).toEqual(["1002"]);
      expect(await ids("/v1/wire?filter[effective_date_start]=2026-03-04")).toEqual(["1003", "1002"]);
      expect(await ids("/v1/wire?filter[effective_date_end]=2026-03-02&filter[status]=pending")).toEqual([
        "1001",
      ]);
      expect(await ids("/v1/book?filter[status]=succeeded&filter[effective_start]=2026-03-02")).toEqual([
        "1001",
      ]);
      expect(await ids("/v1/book?filter[effective_end]=2026-03-01")).toEqual([]);
    },
  },
];
