import { bankingDayFrom, bankingDaysAfter, dayOf, instantOf } from "./calendar.ts";
import type { ModelCard } from "./cards.ts";
import type { Command } from "./commands.ts";
import type { ModelTransfer } from "./transfers.ts";

/** The accounts of the model's banks with products. */
export const NUMBERS = ["4000000011", "4000000022"] as const;

/** How the products of a bank differ from the default ones. */
export interface ProductOptions {
  readonly overdraft: "allow" | "refuse";
  readonly settle: "at-once" | "effective-date";
  /** Which of the accounts pays for cards. */
  readonly cardAccount: string;
}

type BookCommand = Extract<Command, { do: "book" }>;
type WireCommand = Extract<Command, { do: "wire" }>;

/** A book transfer or a wire. */
export interface ModelMove {
  readonly id: string;
  /** The number of the account that pays. */
  readonly payer: string;
  /** That of the account which is paid; null for one of another bank. */
  readonly payee: string | null;
  readonly amount: number;
  readonly effective: string;
  status: string;
  /** Each status with the instant it began at, milliseconds. */
  readonly history: (readonly [status: string, at: number])[];
  due: number | null;
}

/** A line of the ledger: account, type and id of the cause, event, cents, day, other account. */
export type Line = readonly [string, string, string, string, number, string, string | null];

const HALF_HOUR = 30 * 60_000;

const NEW = { status: "", due: null };
/** The reference model of accounts, book transfers and wires, by PROD-3 to PROD-29. */
export class ModelProducts {
  readonly books: ModelMove[] = [];
  readonly wires: ModelMove[] = [];
  readonly #received: (readonly [number: string, type: string, amount: number, at: number])[] = [];
  readonly #options: ProductOptions;
  readonly #start: number;

  constructor(options: ProductOptions, start: number) {
    this.#options = options;
    this.#start = start;
  }

  /** Creates a book transfer; false where it is refused (PROD-14, PROD-18, PROD-20, PROD-21). */
  book(command: BookCommand, available: (number: string) => number, now: number): boolean {
    const { from, to, amount, direction, effective = dayOf(now) } = command;
    const isKnown = NUMBERS.some((one) => one === from) && NUMBERS.some((one) => one === to);
    if (!isKnown || from === to || effective < dayOf(now)) return false;
    const [payer, payee] = direction === "credit" ? [from, to] : [to, from];
    if (this.isTooMuch(amount, available(payer))) return false;
    const id = String(1001 + this.books.length);
    const move: ModelMove = { id, payer, payee, amount, effective, ...NEW, history: [] };
    this.books.push(move);
    const isAtOnce = this.#options.settle === "at-once";
    enter(move, isAtOnce ? "succeeded" : "pending", now);
    if (!isAtOnce) move.due = Math.max(now, instantOf(effective, "00:00"));
    return true;
  }

  /** Creates a wire; false where it is refused (PROD-3, PROD-14, PROD-25). */
  wire(command: WireCommand, available: (number: string) => number, now: number): boolean {
    const { from, amount, receiver, effective = dayOf(now) } = command;
    if (!NUMBERS.some((one) => one === from) || effective < dayOf(now)) return false;
    if (this.isTooMuch(amount, available(from))) return false;
    const [day, sends] = sendingOf(effective, now);
    const id = String(1001 + this.wires.length);
    const ends = { payer: from, payee: null };
    const move: ModelMove = { id, ...ends, amount, effective: day, ...NEW, history: [] };
    this.wires.push(move);
    const isReserved = receiver === "9000000000008202";
    enter(move, isReserved ? "failed" : "pending", now);
    if (!isReserved) move.due = sends;
    return true;
  }

  receive(number: string, type: string, amount: number, now: number): void {
    this.#received.push([number, type, amount, now]);
  }

  /** Performs an action of a book transfer; false when its status does not allow it. */
  actBook(move: ModelMove, action: string, now: number): boolean {
    if (move.status !== "pending") return false;
    enter(move, action === "cancel" ? "canceled" : "succeeded", now);
    return true;
  }

  /** The same of a wire. */
  actWire(move: ModelMove, action: string, now: number): boolean {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      pending: ["cancel", "send"],
      processing: ["complete", "return"],
      succeeded: ["return"],
    };
    if (!allowed[move.status]?.includes(action)) return false;
    const to: Readonly<Record<string, string>> = { cancel: "canceled", send: "processing", return: "failed" };
    enter(move, to[action] ?? "succeeded", now);
    if (action === "send") move.due = now + HALF_HOUR;
    return true;
  }

  next(): ModelMove | undefined {
    const waiting = [...this.books, ...this.wires].filter(({ due }) => due !== null);
    return waiting.sort((one, other) => (one.due ?? 0) - (other.due ?? 0))[0];
  }

  step(move: ModelMove): void {
    const now = move.due ?? 0;
    if (move.payee !== null) this.actBook(move, "settle", now);
    else this.actWire(move, move.status === "pending" ? "send" : "complete", now);
  }

  /** What cards may spend; undefined where they are not asked (PROD-15). */
  spendable(available: (number: string) => number): number | undefined {
    const { overdraft, cardAccount } = this.#options;
    return overdraft === "refuse" ? available(cardAccount) : undefined;
  }

  /** Every line of the ledger, from what has happened to transfers, cards, book transfers and wires. */
  lines(transfers: readonly ModelTransfer[], cards: readonly ModelCard[]): readonly Line[] {
    const { cardAccount } = this.#options;
    return [
      ...NUMBERS.map(
        (number, at): Line => [
          number,
          "account",
          String(1001 + at),
          "opened",
          10_000_000,
          dayOf(this.#start),
          null,
        ],
      ),
      ...transfers.flatMap(linesOfTransfer),
      ...cards.flatMap(({ id, clearings }) =>
        clearings.map(({ settlement, day }): Line => {
          const event = settlement < 0 ? "refunded" : "cleared";
          return [cardAccount, "virtualcard", id, event, -settlement, day, null];
        }),
      ),
      ...this.books.flatMap(({ id, payer, payee, amount, history }) =>
        timesOf(history, "succeeded").flatMap((day): Line[] => [
          [payer, "book", id, "settled", -amount, day, payee],
          [payee ?? "", "book", id, "settled", amount, day, payer],
        ]),
      ),
      ...this.wires.flatMap(({ id, payer, amount, history }) => {
        const returned = timesOf(history, "failed");
        const sent = timesOf(history, "processing");
        return [
          ...(sent.length > 0 ? sent : returned).map(
            (day): Line => [payer, "wire", id, "sent", -amount, day, null],
          ),
          ...returned.map((day): Line => [payer, "wire", id, "returned", amount, day, null]),
        ];
      }),
      ...this.#received.map(
        ([number, type, amount, at], index): Line => [
          ...([number, type, String(1001 + index), "received", amount, dayOf(at), null] as const),
        ],
      ),
    ];
  }

  /** What an account has that is spoken for, or not yet there. */
  heldOn(number: string, transfers: readonly ModelTransfer[], cards: readonly ModelCard[]): number {
    const amounts = [
      ...transfers.filter(({ account }) => account === number).map(heldByTransfer),
      ...(number === this.#options.cardAccount ? cards : []).map(({ status, holds }) =>
        status === "Canceled" ? 0 : sum(holds.map(({ state, billing }) => (state === "open" ? billing : 0))),
      ),
      ...[...this.books, ...this.wires].map(({ payer, status, amount }) =>
        payer === number && status === "pending" ? amount : 0,
      ),
    ];
    return sum(amounts);
  }

  /** Whether a credit is refused for its amount (PROD-11, PROD-14). */
  isTooMuch(amount: number, available: number): boolean {
    return this.#options.overdraft === "refuse" && amount > 0 && amount > available;
  }
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function enter(move: ModelMove, status: string, now: number): void {
  move.status = status;
  move.history.push([status, now]);
  move.due = null;
}

/** The days on which a status began. */
function timesOf(history: ModelMove["history"], status: string): readonly string[] {
  return history.filter(([entered]) => entered === status).map(([, at]) => dayOf(at));
}

/** An ACH transfer moves its amount when it is picked up, and back when it is returned (PROD-9 to PROD-11). */
function linesOfTransfer({ id, account, amount, direction, history }: ModelTransfer): readonly Line[] {
  if (amount === 0) return [];
  const sign = direction === "credit" ? -1 : 1;
  const returned = timesOf(history, "failed");
  const picked = timesOf(history, "processing")[0] ?? returned[0];
  if (picked === undefined) return [];
  return [
    [account, "ach", id, "sent", sign * amount, picked, null],
    ...returned.map((day): Line => [account, "ach", id, "returned", -sign * amount, day, null]),
  ];
}

function heldByTransfer({ amount, direction, history, status }: ModelTransfer): number {
  if (status === "failed" || status === "canceled") return 0;
  const hasBeen = (one: string) => history.some(([entered]) => entered === one);
  const isHeld =
    direction === "credit" ? !hasBeen("processing") : hasBeen("processing") && !hasBeen("succeeded");
  return isHeld ? amount : 0;
}

/** When a wire that is made now is sent, and its effective date then (PROD-26). */
function sendingOf(effective: string, now: number): readonly [day: string, at: number] {
  const day = bankingDayFrom(effective);
  const at = Math.max(now + HALF_HOUR / 2, instantOf(day, "14:00"));
  if (at < instantOf(day, "21:00")) return [day, at];
  const next = bankingDaysAfter(day, 1);
  return [next, instantOf(next, "14:00")];
}
