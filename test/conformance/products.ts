// Statements: PROD-16 to PROD-29.

import { expect } from "vitest";
import { book, wire } from "../products/support.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { accountCases, balances, type ProductCase, refusal, transactions } from "./accounts.ts";

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

/** What must hold of book transfers and wires over every transport, after what must hold of accounts. */
export const productCases: readonly ProductCase[] = [
  ...accountCases,
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
      expect(out).toMatchObject({
        description: "Book transfer to account 2244",
        amount: -300,
        contra_account_id: "1002",
        event: "settled",
      });
      expect(into).toMatchObject({
        description: "Book transfer from account 2233",
        amount: 300,
        contra_account_id: "1001",
        event: "settled",
      });
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
      const returned = wire({ receiver_account_number: "9000000000008202" });
      expect(await create(client, "/v1/wire", returned)).toEqual({
        ...{ ...wired, id: "1002", url: "/v1/wire/1002", receiver_account_number: "9000000000008202" },
        return_reason: "The receiver's bank has no such account.",
        status: "failed",
      });
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
