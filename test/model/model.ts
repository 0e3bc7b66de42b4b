import { ModelCards, type ModelZeros } from "./cards.ts";
import { ModelCompanies } from "./companies.ts";
import { ModelPayouts } from "./payouts.ts";
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
  /** Bank time, milliseconds. */
  now: number;

  constructor(start: number, zeros: ModelZeros = BY_DOCUMENTS) {
    this.now = start;
    this.cards = new ModelCards(zeros);
  }

  /** Lets time pass: what falls due happens at its own moment. */
  advance(minutes: number): void {
    const until = this.now + minutes * 60_000;
    for (let at = this.#step(until); at !== undefined; at = this.#step(until)) this.now = at;
    this.now = until;
  }

  /** Does the next thing that is due by then, and answers when that was. */
  #step(until: number): number | undefined {
    const transfer = this.transfers.next();
    const clearing = this.cards.next();
    const company = this.companies.next();
    const payout = this.payouts.next();
    const dues = [transfer?.due, clearing?.hold.due, company?.due, payout?.due];
    const due = dues.map((at) => at ?? Number.POSITIVE_INFINITY);
    const first = Math.min(...due);
    if (first > until) return undefined;
    if (transfer && due[0] === first) this.transfers.step(transfer);
    else if (clearing && due[1] === first) this.cards.clear(clearing.card, clearing.hold, ALL, first);
    else if (company && due[2] === first) this.companies.step(company);
    else if (payout) this.payouts.step(payout);
    return first;
  }
}
