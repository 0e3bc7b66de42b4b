import type { Bank } from "../../src/index.ts";
import { bankingDaysAfter, dayOf, daysAfter, instantOf } from "./calendar.ts";
import type { CardLimits, Command } from "./commands.ts";

/** An approved authorization, and what is left of it. */
interface ModelHold {
  readonly reference: string;
  readonly rate: string;
  merchant: number;
  billing: number;
  state: "open" | "cleared" | "reversed";
  /** Whether a clearing that was not final has taken a part of it. */
  isPartlyCleared: boolean;
  due: number;
}

/** A clearing, or a refund with negative amounts. */
interface ModelClearing {
  readonly settlement: number;
  readonly day: string;
  readonly rate: string;
  /** Cents of the merchant's currency that can still be returned. */
  returnable: number;
}

/** A virtual card as the specification has it (VC-30 to VC-57; C9, C10, C16 to C20). */
export interface ModelCard extends CardLimits {
  readonly id: string;
  readonly start: string;
  readonly holds: ModelHold[];
  status: "Approved" | "Canceled";
  authorizations: number;
  readonly clearings: ModelClearing[];
}

const MAX_CARD_AMOUNT = 10_000_000;

/** Cents in US dollars, a half rounded up (X34); the rate has at most three decimals. */
function billed(cents: number, rate: string): number {
  const thousandths = BigInt(Math.round(Number(rate) * 1000));
  return Number((BigInt(cents) * thousandths + 500n) / 1000n);
}

/** What the options of the bank say of a 0 (OPT-11, OPT-12). */
export type ModelZeros = Pick<
  Bank["options"]["assumptions"],
  "perTransactionMinZero" | "transactionsMaxZero"
>;

/** The reference model of virtual cards. */
export class ModelCards {
  readonly all: ModelCard[] = [];
  readonly #leastMinimum: number;
  readonly #isZeroUnlimited: boolean;

  constructor({ perTransactionMinZero, transactionsMaxZero }: ModelZeros) {
    this.#leastMinimum = perTransactionMinZero === "accept" ? 0 : 1;
    this.#isZeroUnlimited = transactionsMaxZero === "unlimited";
  }

  /** Creates a card; false when the limits are refused (VC-E5 to VC-E11). */
  create(limits: CardLimits, now: number): boolean {
    const start = daysAfter(dayOf(now), -1);
    if (!this.#areSound(limits) || limits.end < dayOf(now) || limits.end <= start) return false;
    const id = String(1001 + this.all.length);
    this.all.push({ ...limits, id, start, holds: [], status: "Approved", authorizations: 0, clearings: [] });
    return true;
  }

  /** Updates the limits; answers the status of the response. */
  update(card: ModelCard, limits: CardLimits, now: number): number {
    if (!this.#areSound(limits) || limits.end < dayOf(now) || limits.end <= card.start) return 400;
    if (card.status === "Canceled") return 409;
    Object.assign(card, limits);
    return 200;
  }

  #areSound({ total, min, max, uses }: CardLimits): boolean {
    if (total < 1 || total > MAX_CARD_AMOUNT || uses < 0) return false;
    if (min !== null && (min < this.#leastMinimum || (max !== null && min > max))) return false;
    return max === null || (max >= 1 && max <= total);
  }

  balanceOf(card: ModelCard): number {
    if (card.status === "Canceled") return 0;
    const held = card.holds
      .filter(({ state }) => state === "open")
      .reduce((sum, { billing }) => sum + billing, 0);
    return Math.max(
      0,
      card.total - held - card.clearings.reduce((sum, { settlement }) => sum + settlement, 0),
    );
  }

  /**
   * Approves or declines a purchase; the word that the refusal must hold, or undefined (C17, X93). It is refused when the
   * issuer declines what can't be declined.
   */
  authorize(
    card: ModelCard,
    { amount, rate, type, decline }: Extract<Command, { do: "authorize" }>,
    now: number,
    spendable = Number.POSITIVE_INFINITY,
  ): string | undefined {
    const isAsked = type === "Authorization";
    if (decline !== null && !isAsked) return "refused";
    const billing = billed(amount, rate);
    if (billing < 1) return "refused";
    card.authorizations += 1;
    const declined = isAsked ? (decline ?? this.#reason(card, billing, dayOf(now), spendable)) : undefined;
    if (declined !== undefined) return declined;
    const reference = `${card.id}-${String(card.authorizations).padStart(4, "0")}`;
    const due = instantOf(bankingDaysAfter(dayOf(now), 3), "22:00");
    card.holds.push({
      reference,
      rate,
      merchant: amount,
      billing,
      state: "open",
      isPartlyCleared: false,
      due,
    });
    return undefined;
  }

  #reason(card: ModelCard, billing: number, today: string, spendable: number): string | undefined {
    const uses = card.holds.filter(({ state }) => state !== "reversed").length;
    if (card.status === "Canceled") return "canceled";
    if (today < card.start || today > card.end) return "validity";
    if (uses >= card.uses && !(card.uses === 0 && this.#isZeroUnlimited)) return "uses";
    if (card.min !== null && billing < card.min) return "minimum";
    if (card.max !== null && billing > card.max) return "maximum";
    if (billing > this.balanceOf(card)) return "balance";
    return billing > spendable ? "insufficient funds" : undefined;
  }

  /** Clears what is left of a hold, or another amount; false when it is not open, or has no such rate (X94). */
  clear(
    card: ModelCard,
    hold: ModelHold | undefined,
    {
      amount,
      fee,
      final,
      rate,
    }: Pick<Extract<Command, { do: "clear" }>, "amount" | "fee" | "final" | "rate">,
    now: number,
  ): boolean {
    if (hold?.state !== "open" || (hold.rate === "1" && rate !== null && rate !== "1")) return false;
    const taken = amount ?? hold.merchant;
    const own = rate ?? hold.rate;
    const settlement = billed(taken, own) + fee;
    card.clearings.push({ settlement, day: dayOf(now), rate: own, returnable: taken });
    if (final || taken >= hold.merchant) hold.state = "cleared";
    else Object.assign(hold, { ...lessOf(hold, taken), isPartlyCleared: true });
    return true;
  }

  /** Reverses a hold or a part of it; false when it is not open or the part too large. */
  reverse(card: ModelCard, hold: ModelHold | undefined, amount: number | null): boolean {
    if (hold?.state !== "open" || (amount ?? 0) > hold.merchant) return false;
    Object.assign(hold, lessOf(hold, amount ?? hold.merchant));
    if (hold.merchant === 0) hold.state = hold.isPartlyCleared ? "cleared" : "reversed";
    card.authorizations += 1;
    return true;
  }

  /** Refunds an amount; false for less than a cent (X34, X95). */
  refund(card: ModelCard, amount: number, rate: string, now: number): boolean {
    const billing = billed(amount, rate);
    if (billing < 1) return false;
    card.authorizations += 1;
    card.clearings.push({ settlement: -billing, day: dayOf(now), rate, returnable: 0 });
    return true;
  }

  /** Returns what is left of a clearing, or a part of that; false where there is not so much (X95). */
  return(card: ModelCard, clearing: ModelClearing | undefined, amount: number | null, now: number): boolean {
    if (!clearing || clearing.returnable === 0) return false;
    const { rate, returnable } = clearing;
    const part = amount ?? returnable;
    if (part > returnable) return false;
    const given = billed(returnable, rate) - billed(returnable - part, rate);
    if (given < 1) return false;
    clearing.returnable -= part;
    card.authorizations += 1;
    card.clearings.push({ settlement: -given, day: dayOf(now), rate, returnable: 0 });
    return true;
  }

  /** Lists a reversal without its authorization; false for less than a cent (X96). */
  reverseUnmatched(card: ModelCard, amount: number, rate: string): boolean {
    if (billed(amount, rate) < 1) return false;
    card.authorizations += 1;
    return true;
  }

  /** The next hold that clears by itself (C16). */
  next(): { readonly card: ModelCard; readonly hold: ModelHold } | undefined {
    const open = this.all.flatMap((card) =>
      card.holds.filter(({ state }) => state === "open").map((hold) => ({ card, hold })),
    );
    return open.sort((one, other) => one.hold.due - other.hold.due)[0];
  }
}

/** What is left of a hold without a part of it. */
function lessOf({ merchant, rate }: ModelHold, part: number): Pick<ModelHold, "merchant" | "billing"> {
  return { merchant: merchant - part, billing: billed(merchant - part, rate) };
}
