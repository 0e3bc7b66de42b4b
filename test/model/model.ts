import { ModelCards, type ModelZeros } from "./cards.ts";
import type { Command } from "./commands.ts";
import { ModelCompanies } from "./companies.ts";
import { ModelPayouts } from "./payouts.ts";
import { ModelProducts, type ProductOptions, sum } from "./products.ts";
import { ModelTransfers } from "./transfers.ts";

/** An automatic clearing. */
const ALL = { amount: null, fee: 0, final: true, rate: null };

const BY_DOCUMENTS: ModelZeros = { perTransactionMinZero: "refuse", transactionsMaxZero: "no-use" };

/** What a bank must hold after commands, by the specification. */
export class Model {
  readonly transfers = new ModelTransfers();
  readonly cards: ModelCards;
  readonly companies = new ModelCompanies();
  readonly payouts = new ModelPayouts();
  /** Undefined for a bank without products. */
  readonly products: ModelProducts | undefined;
  /** Bank time, milliseconds. */
  now: number;

  constructor(start: number, zeros: ModelZeros = BY_DOCUMENTS, products?: ProductOptions) {
    this.now = start;
    this.products = products && new ModelProducts(products, start);
    this.cards = new ModelCards(zeros);
  }

  /** Lets time pass: what falls due happens at its own moment. */
  advance(minutes: number): void {
    const until = this.now + minutes * 60_000;
    for (let at = this.#step(until); at !== undefined; at = this.#step(until)) this.now = at;
    this.now = until;
  }

  /** What the account with a number has, posted and available (PROD-8). */
  balancesOf(number: string): readonly [posted: number, available: number] {
    const lines = this.products?.lines(this.transfers.all, this.cards.all) ?? [];
    const posted = sum(lines.filter(([own]) => own === number).map(([, , , , amount]) => amount));
    return [posted, posted - (this.products?.heldOn(number, this.transfers.all, this.cards.all) ?? 0)];
  }

  /** Whether an ACH transfer is refused for its amount (PROD-14). */
  refuses({ amount = 12_500, direction }: Extract<Command, { do: "transfer" }>): boolean {
    if (direction === "debit" || !this.products) return false;
    return this.products.isTooMuch(amount, this.balancesOf("4000000011")[1]);
  }

  /** What cards may spend; undefined for a bank that does not ask (PROD-15). */
  spendable(): number | undefined {
    return this.products?.spendable((number) => this.balancesOf(number)[1]);
  }

  /** Does the next thing that is due by then, and answers when that was. */
  #step(until: number): number | undefined {
    const transfer = this.transfers.next();
    const clearing = this.cards.next();
    const company = this.companies.next();
    const payout = this.payouts.next();
    const move = this.products?.next();
    const dues = [transfer?.due, clearing?.hold.due, company?.due, payout?.due, move?.due];
    const due = dues.map((at) => at ?? Number.POSITIVE_INFINITY);
    const first = Math.min(...due);
    if (first > until) return undefined;
    if (transfer && due[0] === first) this.transfers.step(transfer);
    else if (clearing && due[1] === first) this.cards.clear(clearing.card, clearing.hold, ALL, first);
    else if (company && due[2] === first) this.companies.step(company);
    else if (payout && due[3] === first) this.payouts.step(payout);
    else if (move) this.products?.step(move);
    return first;
  }
}
