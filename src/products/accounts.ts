import * as z from "zod/mini";
import { defineResource, OptionError, referenceTo, type Turn } from "../define/index.ts";
import type { AchTransfer, Counterparty, OwnResource, VirtualCard } from "../index.ts";
import { payerOf } from "./book-transfers.ts";
import { effectsOfAch } from "./effects.ts";
import { accountOf, brokenBalance, openAccount, settle, settleCard } from "./ledger.ts";
import { AccountsShape, MAX_AMOUNT, readOptions } from "./options.ts";
import { Account, Hold, Transaction } from "./rows.ts";
import {
  HoldsAnswer,
  holdsOf,
  PageQuery,
  TransactionsAnswer,
  TransactionsQuery,
  transactionsOf,
} from "./transactions.ts";
import type { WireTransfer } from "./wire-transfers.ts";

/** How accounts differ from the default ones. */
export interface AccountsOptions {
  /** What accounts have at the start, in cents, by their numbers; by default 10,000,000 each. A bank that lists no accounts begins with these. */
  readonly opening?: Readonly<Record<string, number>> | undefined;
  /** Whether a transfer of more than is available is taken, as by default, or refused. */
  readonly overdraft?: "allow" | "refuse" | undefined;
  /** The number of the account that pays for cards; by default the first one. */
  readonly cardAccount?: string | undefined;
}

/** What an account has at the start where nothing else is said, in cents. */
const OPENING = 10_000_000;

/** Money that has come in. */
const Receipt = z.object({ id: z.string(), account_id: z.string(), amount: z.int(), from: z.string() });

type Receipt = z.output<typeof Receipt>;

type Reader = Pick<Turn, "rowsOf">;

/** What an incoming transfer is simulated with. */
export interface Incoming {
  /** Cents. */
  readonly amount: number;
  /** Who sent it. */
  readonly from?: string;
}

/** The actions of accounts in `bank.simulate`. */
export interface AccountActions {
  /** An ACH transfer comes in. */
  readonly receiveAch: (id: string, values: Incoming) => Promise<Account>;
  /** A wire comes in. */
  readonly receiveWire: (id: string, values: Incoming) => Promise<Account>;
}

/**
 * Makes the accounts of a bank with other opening balances, or which refuse to be overdrawn. Throws an OptionError for an invalid
 * option, and `createBank` throws one where they name an account that the bank does not list.
 *
 * @example const bank = createBank({ accounts: ["9900112233"], resources: { accounts: accountsWith({ overdraft: "refuse" }) } });
 */
export function accountsWith(options: AccountsOptions = {}): OwnResource<Account, AccountActions> {
  const {
    opening = {},
    overdraft = "allow",
    cardAccount,
  } = readOptions("accountsWith", AccountsShape, options);
  const amounts = new Map(Object.entries(opening));
  const cardNumber = ({ rowsOf }: Reader) =>
    cardAccount ?? rowsOf<Account>("accounts").all()[0]?.account_number;
  return defineResource({
    noun: "account",
    path: "/v1/accounts",
    area: "accounts",
    auth: "client",
    row: Account,
    operations: ["get", "list"],
    list: "references",
    indexes: ["account_number"],
    tables: {
      transactions: {
        noun: "transaction",
        row: z.extend(Transaction, { account_id: referenceTo("accounts", z.string()) }),
        indexes: ["object_id"],
      },
      receipts: { noun: "receipt", row: Receipt },
      holds: {
        noun: "hold",
        row: z.extend(Hold, { account_id: referenceTo("accounts", z.string()) }),
        indexes: ["object_id"],
      },
    },
    seed(turn, options) {
      const listed = options.accounts as readonly string[] | undefined;
      const others = Object.entries({ opening: [...amounts.keys()], cardAccount: cardAccount ?? [] });
      for (const [option, numbers] of others)
        if (listed && [numbers].flat().some((number) => !listed.includes(number)))
          throw new OptionError(
            `accountsWith: '${option}' must name accounts of the option 'accounts' alone.`,
          );
      for (const number of listed ?? amounts.keys()) {
        const { id } = openAccount(turn, number);
        const amount = amounts.get(number) ?? OPENING;
        const movements = [{ event: "opened", amount, description: "Opening balance" }];
        if (amount !== 0) settle(turn, { type: "account", id }, number, { hold: 0, movements });
      }
    },
    watches: {
      achTransfers(after: AchTransfer | undefined, _before, turn) {
        if (!after) return;
        const counterparty =
          after.counterparty_id === null
            ? undefined
            : turn.rowsOf<Counterparty>("counterparties").get(after.counterparty_id);
        const effects = effectsOfAch(after, after.receiver_name ?? counterparty?.name);
        settle(turn, { type: "ach", id: after.id }, after.account_number, effects);
      },
      virtualCards(after: VirtualCard | undefined, _before, turn) {
        const number = cardNumber(turn);
        if (after && number !== undefined) settleCard(turn, after, number);
      },
    },
    states: { open: { tone: "good", actions: { receiveAch: { to: "open" }, receiveWire: { to: "open" } } } },
    actions: { receiveAch: incoming("ACH"), receiveWire: incoming("wire") },
    ...(overdraft === "refuse" && {
      spendable: (turn: Reader) => accountOf(turn, cardNumber(turn) ?? "")?.available_balance ?? 0,
    }),
    guards: overdraft === "allow" ? {} : COVERED,
    check: brokenBalance,
    routes: (route) => ({
      listTransactions: route({
        method: "GET",
        path: "/v1/accounts/:id/transactions",
        summary: "List the transactions of an account, newest first",
        query: TransactionsQuery,
        answer: TransactionsAnswer,
        handle: transactionsOf,
      }),
      listHolds: route({
        method: "GET",
        path: "/v1/accounts/:id/holds",
        summary: "List what is held of an account or was, newest first",
        query: PageQuery,
        answer: HoldsAnswer,
        handle: holdsOf,
      }),
    }),
  });
}

/** Money that comes in from the world outside. */
function incoming(method: "ACH" | "wire") {
  const title = `Receive ${method === "ACH" ? "an ACH transfer" : "a wire"}`;
  return {
    title,
    arguments: z.object({
      amount: z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT)),
      from: z._default(z.string(), "Acme Paper"),
    }),
    change(account: Account, { amount, from }: { amount: number; from: string }, turn: Turn) {
      const { id } = turn.rowsOf<Receipt>("receipts").insert({ account_id: account.id, amount, from });
      const movements = [{ event: "received", amount, description: `Incoming ${method} from ${from}` }];
      const type = method === "ACH" ? "incoming_ach" : "incoming_wire";
      settle(turn, { type, id }, account.account_number, { hold: 0, movements });
      return {};
    },
  };
}

/** The accounts of a bank, from its option `accounts`, with their transactions. */
export const accounts = accountsWith();

/** What pays for a transfer is available (PROD-14); `payer` says the number of its account. */
const covered = (fields: readonly string[], payer: (transfer: never) => string | undefined) => ({
  fields: ["amount", ...fields],
  statement: "PROD-14",
  broken(
    transfer: Readonly<Record<string, unknown>>,
    turn: Reader,
    { accounts }: Readonly<Record<string, unknown>>,
  ) {
    const number = payer(transfer as never);
    const account = number === undefined ? undefined : accountOf(turn, number);
    // Money that comes in needs none, and a number that no account can have is refused for that.
    if (number === undefined || (accounts && !account)) return undefined;
    const available = account?.available_balance ?? 0;
    // Nothing can be sent, as a prenotification, from an account that is overdrawn.
    if (Number(transfer.amount) <= Math.max(available, 0)) return undefined;
    return `'amount' must be at most the available balance of the account, ${available}.`;
  },
});

const COVERED = {
  createAchTransfer: covered(["account_number", "direction"], (transfer: AchTransfer) =>
    transfer.direction === "credit" ? transfer.account_number : undefined,
  ),
  createBookTransfer: covered(["account_number", "direction", "receiver_account_number"], payerOf),
  createWireTransfer: covered(["account_number"], (transfer: WireTransfer) => transfer.account_number),
};
