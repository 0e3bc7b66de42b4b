import { request } from "../../fixtures/http-client.ts";
import type { BankWith } from "../../src/bank/with-handlers.ts";
import type { Bank } from "../../src/index.ts";
import type { accounts, bookTransfers, wireTransfers } from "../../src/products/index.ts";
import { faultsOf, ledgerOf } from "../products/ledger.ts";
import type { Command } from "./commands.ts";
import type { Model } from "./model.ts";
import { type Line, type ModelMove, type ModelProducts, NUMBERS } from "./products.ts";
import { unlike } from "./unlike.ts";

/** A bank with accounts, book transfers and wires. */
type WithProducts = BankWith<{
  readonly accounts: typeof accounts;
  readonly bookTransfers: typeof bookTransfers;
  readonly wireTransfers: typeof wireTransfers;
}>;

export type ProductCommand = Extract<Command, { do: "book" | "wire" | "actBook" | "actWire" | "receive" }>;

const isWithProducts = (bank: Bank): bank is WithProducts => "wireTransfers" in bank.db;

/** Does a command in a bank with products and in the model; returns in what they differ, undefined where there is nothing to do. */
export async function applyToProducts(
  bank: Bank,
  model: Model,
  command: ProductCommand,
): Promise<string | undefined> {
  const { products, now } = model;
  if (!products || !isWithProducts(bank)) return undefined;
  const available = (number: string) =>
    NUMBERS.some((one) => one === number) ? model.balancesOf(number)[1] : 0;
  const same = (expected: unknown, received: unknown) => unlike(JSON.stringify(command), expected, received);
  const { simulate } = bank;
  switch (command.do) {
    case "book":
    case "wire": {
      const { amount, from: account_number, effective } = command;
      const isDone =
        command.do === "book"
          ? products.book(command, available, now)
          : products.wire(command, available, now);
      const rest =
        command.do === "book"
          ? { receiver_account_number: command.to, direction: command.direction }
          : { receiver_account_number: command.receiver, receiver_routing_number: "021000021" };
      const data = { account_number, amount, ...rest, ...(effective && { effective_date: effective }) };
      return same(isDone ? 200 : 400, (await request(bank, "POST", `/v1/${command.do}`, { data })).status);
    }
    case "receive": {
      const { at, amount, method } = command;
      const number = NUMBERS[at] ?? NUMBERS[0];
      products.receive(number, method === "receiveAch" ? "incoming_ach" : "incoming_wire", amount, now);
      return same(number, (await simulate.accounts[method](String(1001 + at), { amount })).account_number);
    }
    case "actBook": {
      const move = products.books[command.at];
      if (!move) return undefined;
      const expected = products.actBook(move, command.action, now) ? move.status : "InvalidTransitionError";
      return same(expected, await statusAfter(simulate.bookTransfers[command.action](move.id)));
    }
    case "actWire": {
      const move = products.wires[command.at];
      if (!move) return undefined;
      const isDone = products.actWire(move, command.action, now);
      if (command.action === "cancel") {
        const data = { status: "canceled" };
        const { status } = await request(bank, "PATCH", `/v1/wire/${move.id}`, { data });
        return same(isDone ? 200 : 409, status);
      }
      const expected = isDone ? move.status : "InvalidTransitionError";
      return same(expected, await statusAfter(simulate.wireTransfers[command.action](move.id)));
    }
  }
}

const statusAfter = (work: Promise<{ readonly status: string }>) =>
  work.then(
    ({ status }) => status,
    ({ name }: Error) => name,
  );

/** The first thing in which the products of a bank are not what the model says. */
export function productsDifference(bank: Bank, model: Model): string | undefined {
  const { products, transfers, cards } = model;
  if (!products || !isWithProducts(bank)) return undefined;
  const { accounts, transactions } = ledgerOf(bank);
  const numberOf = (id: string | null) => accounts.find((one) => one.id === id)?.account_number ?? null;
  const lines = transactions.map(
    (one): Line => [
      ...([numberOf(one.account_id) ?? "", one.object_type, one.object_id, one.event] as const),
      ...([one.amount, one.posted_on, numberOf(one.contra_account_id)] as const),
    ],
  );
  return (
    unlike(
      "the accounts",
      NUMBERS.map((number) => [number, ...model.balancesOf(number)]),
      accounts.map((one) => [one.account_number, one.posted_balance, one.available_balance]),
    ) ??
    unlike("the ledger", sorted(products.lines(transfers.all, cards.all)), sorted(lines)) ??
    unlike("the faults of the ledger", [], faultsOf(bank)) ??
    movesDifference(bank, products)
  );
}

const sorted = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).sort();

function movesDifference(bank: WithProducts, { books, wires }: ModelProducts): string | undefined {
  const historyOf = (collection: "bookTransfers" | "wireTransfers", id: string) =>
    bank.timeline(collection, id).map(({ status, at }) => [status, Date.parse(at)]);
  const shown = ({ id, status, effective, history }: ModelMove) => [id, status, effective, history];
  return (
    unlike(
      "the book transfers",
      books.map(shown),
      bank.db.bookTransfers
        .all()
        .map(({ id, status, effective_date }) => [
          id,
          status,
          effective_date,
          historyOf("bookTransfers", id),
        ]),
    ) ??
    unlike(
      "the wires",
      wires.map(shown),
      bank.db.wireTransfers
        .all()
        .map(({ id, status, effective_date }) => [
          id,
          status,
          effective_date,
          historyOf("wireTransfers", id),
        ]),
    )
  );
}
