import { bankingDaysAfter, dayOf, daysAfter, instantOf } from "./calendar.ts";
import type { CardLimits, Command } from "./commands.ts";

/** An approved authorization, and what is left of it. */
interface ModelHold {
  readonly reference: string;
  readonly rate: string;
  merchant: number;
  billing: number;
  state: "open" | "cleared" | "reversed";
  due: number;
}

/** A virtual card as the specification has it (VC-30 to VC-57; C9, C10, C16 to C20). */
export interface ModelCard extends CardLimits {
  readonly id: string;
  readonly start: string;
  readonly holds: ModelHold[];
  status: "Approved" | "Canceled";
  authorizations: number;
  /** Settlement amounts of the clearings with their days, in order: negative for refunds. */
  readonly clearings: (readonly [amount: number, day: string])[];
}

const MAX_CARD_AMOUNT = 10_000_000;

/** Cents in US dollars, a half rounded up (X34); the rate has at most three decimals. */
function billed(cents: number, rate: string): number {
  const thousandths = BigInt(Math.round(Number(rate) * 1000));
  return Number((BigInt(cents) * thousandths + 500n) / 1000n);
}

/** The reference model of virtual cards. */
export class ModelCards {
  readonly all: ModelCard[] = [];

  /** Creates a card; false when the limits are refused (VC-E5 to VC-E11). */
  create(limits: CardLimits, now: number): boolean {
    const start = daysAfter(dayOf(now), -1);
    if (!areSound(limits) || limits.end < dayOf(now) || limits.end <= start) return false;
    const id = String(1001 + this.all.length);
    this.all.push({ ...limits, id, start, holds: [], status: "Approved", authorizations: 0, clearings: [] });
    return true;
  }

  /** Updates the limits; answers the status of the response. */
  update(card: ModelCard, limits: CardLimits, now: number): number {
    if (!areSound(limits) || limits.end < dayOf(now) || limits.end <= card.start) return 400;
    if (card.status === "Canceled") return 409;
    Object.assign(card, limits);
    return 200;
  }

  balanceOf(card: ModelCard): number {
    if (card.status === "Canceled") return 0;
    const held = card.holds
      .filter(({ state }) => state === "open")
      .reduce((sum, { billing }) => sum + billing, 0);
    return Math.max(0, card.total - held - card.clearings.reduce((sum, [amount]) => sum + amount, 0));
  }

  /** Approves or declines a purchase; the word that the refusal must hold, or undefined (C17). */
  authorize(
    card: ModelCard,
    { amount, rate, type }: Extract<Command, { do: "authorize" }>,
    now: number,
  ): string | undefined {
    const billing = billed(amount, rate);
    card.authorizations += 1;
    const declined = type === "Authorization" ? this.#reason(card, billing, dayOf(now)) : undefined;
    if (declined !== undefined) return declined;
    const reference = `${card.id}-${String(card.authorizations).padStart(4, "0")}`;
    const due = instantOf(bankingDaysAfter(dayOf(now), 3), "22:00");
    card.holds.push({ reference, rate, merchant: amount, billing, state: "open", due });
    return undefined;
  }

  #reason(card: ModelCard, billing: number, today: string): string | undefined {
    const uses = card.holds.filter(({ state }) => state !== "reversed").length;
    if (card.status === "Canceled") return "canceled";
    if (today < card.start || today > card.end) return "validity";
    if (uses >= card.uses) return "uses";
    if (card.min !== null && billing < card.min) return "minimum";
    if (card.max !== null && billing > card.max) return "maximum";
    return billing > this.balanceOf(card) ? "balance" : undefined;
  }

  /** Clears what is left of a hold, or another amount; false when it is not open. */
  clear(
    card: ModelCard,
    hold: ModelHold | undefined,
    amount: number | null,
    fee: number,
    now: number,
  ): boolean {
    if (hold?.state !== "open") return false;
    hold.state = "cleared";
    card.clearings.push([billed(amount ?? hold.merchant, hold.rate) + fee, dayOf(now)]);
    return true;
  }

  /** Reverses a hold or a part of it; false when it is not open or the part too large. */
  reverse(card: ModelCard, hold: ModelHold | undefined, amount: number | null): boolean {
    if (hold?.state !== "open" || (amount ?? 0) > hold.merchant) return false;
    hold.merchant -= amount ?? hold.merchant;
    hold.billing = billed(hold.merchant, hold.rate);
    if (hold.merchant === 0) hold.state = "reversed";
    card.authorizations += 1;
    return true;
  }

  refund(card: ModelCard, amount: number, now: number): void {
    card.authorizations += 1;
    card.clearings.push([-amount, dayOf(now)]);
  }

  /** The next hold that clears by itself (C16). */
  next(): { readonly card: ModelCard; readonly hold: ModelHold } | undefined {
    const open = this.all.flatMap((card) =>
      card.holds.filter(({ state }) => state === "open").map((hold) => ({ card, hold })),
    );
    return open.sort((one, other) => one.hold.due - other.hold.due)[0];
  }
}

function areSound({ total, min, max, uses }: CardLimits): boolean {
  if (total < 1 || total > MAX_CARD_AMOUNT || uses < 0) return false;
  if (min !== null && (min < 1 || (max !== null && min > max))) return false;
  return max === null || (max >= 1 && max <= total);
}
