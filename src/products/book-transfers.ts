import * as z from "zod/mini";
import { defineResource, refuse } from "../define/index.ts";
import { accountOf, settle } from "./ledger.ts";
import { BookTransfersShape, readOptions } from "./options.ts";
import type { Effects } from "./rows.ts";
import {
  byEffectiveDate,
  cancelOf,
  onBankingDay,
  refusePast,
  type TransferResource,
  transferFields,
  unknownAccount,
} from "./transfer-fields.ts";

const BookTransfer = z.object({
  ...transferFields,
  /** "credit" pays the receiver, "debit" is paid by it. */
  direction: z.enum(["credit", "debit"]),
  /** What the account of the receiver is. */
  receiver_account_type: z.nullable(z.enum(["checking", "savings"])),
  /** Who receives it. */
  receiver_name: z.nullable(z.string()),
  /** Its status. */
  status: z.enum(["pending", "succeeded", "canceled"]),
  /** What references call it. */
  type: z.literal("book"),
});

/** A transfer between two accounts of the bank; `amount` is in cents. */
export type BookTransfer = z.output<typeof BookTransfer>;

/** How book transfers differ from the default ones. */
export interface BookTransfersOptions {
  /** When they settle: at once, as by default, or on their effective date. */
  readonly settle?: "at-once" | "effective-date" | undefined;
}

/** The actions of book transfers in `bank.simulate`. */
export interface BookActions {
  /** Cancels a pending transfer. */
  readonly cancel: (id: string) => Promise<BookTransfer>;
  /** Settles a pending transfer now. */
  readonly settle: (id: string) => Promise<BookTransfer>;
}

/**
 * Makes the book transfers of a bank that settle on their effective date. Throws an OptionError for an invalid option.
 *
 * @example resources: { accounts, bookTransfers: bookTransfersWith({ settle: "effective-date" }) }
 */
export function bookTransfersWith(
  options: BookTransfersOptions = {},
): TransferResource<BookTransfer, BookActions> {
  const { settle: when = "at-once" } = readOptions("bookTransfersWith", BookTransfersShape, options);
  return defineResource({
    noun: "book transfer",
    type: "book",
    path: "/v1/book",
    area: "accounts",
    auth: "client",
    needs: ["accounts"],
    row: BookTransfer,
    example: {
      ...{ account_number: "4000123456", amount: 12_500, direction: "credit" },
      receiver_account_number: "4000654321",
    },
    operations: ["create", "get", "list"],
    list: "references",
    filters: ["status", ...byEffectiveDate("effective")],
    create: {
      required: ["account_number", "amount", "direction", "receiver_account_number"],
      optional: ["currency", "effective_date", "metadata", "receiver_account_type", "receiver_name"],
      defaults: {
        currency: "usd",
        type: "book",
        status: when === "at-once" ? "succeeded" : "pending",
        effective_date: ({ today }) => today,
      },
      handle({ account_number, receiver_account_number, effective_date }, { today, rowsOf }) {
        for (const [field, number] of Object.entries({ account_number, receiver_account_number }))
          if (!accountOf({ rowsOf }, number))
            throw refuse(field, unknownAccount(field), { statement: "PROD-20" });
        if (account_number === receiver_account_number)
          throw refuse(
            "receiver_account_number",
            "'receiver_account_number' must be another account than 'account_number'.",
            { statement: "PROD-20" },
          );
        refusePast(effective_date, today, "PROD-21");
        return undefined;
      },
    },
    guards: { createBookTransfer: onBankingDay },
    states: {
      pending: { actions: { cancel: { to: "canceled" }, settle: { to: "succeeded" } } },
      succeeded: {},
      canceled: { tone: "off" },
    },
    timers: {
      settle: {
        event: "settle",
        at: ({ status, effective_date }) => (status === "pending" ? effective_date : null),
        run: ({ id }, { rows }) => void rows.perform(id, "settle"),
      },
    },
    watches: {
      bookTransfers(after: BookTransfer | undefined, _before, turn) {
        if (!after) return;
        settle(turn, { type: "book", id: after.id }, payerOf(after), effectsOf(after));
      },
    },
    routes: (route) => ({
      cancelBookTransfer: route({
        ...cancelOf("book transfer"),
        path: "/v1/book/:id",
        handle: ({ row, rows }) => rows.perform(row.id, "cancel"),
      }),
    }),
  });
}

/** Transfers between accounts of the bank, which settle at once. */
export const bookTransfers: TransferResource<BookTransfer, BookActions> = bookTransfersWith();

/** The number of the account that pays. */
export function payerOf({ direction, account_number, receiver_account_number }: BookTransfer): string {
  return direction === "credit" ? account_number : receiver_account_number;
}

function effectsOf(transfer: BookTransfer): Effects {
  const { direction, amount, status, account_number, receiver_account_number } = transfer;
  const [from, to] =
    direction === "credit"
      ? [account_number, receiver_account_number]
      : [receiver_account_number, account_number];
  const description = `Book transfer to account ${to.slice(-4)}`;
  return {
    contra: { number: to, description: `Book transfer from account ${from.slice(-4)}` },
    hold: status === "pending" ? amount : 0,
    movements: status === "succeeded" ? [{ event: "settled", amount: -amount, description }] : [],
  };
}
