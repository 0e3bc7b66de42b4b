import type { Rule } from "../../../engine/http/rules.ts";
import type { CardsBank } from "../../options.ts";
import type { VirtualCard } from "../schema.ts";
import { defaultStart, expiryAt } from "./validity.ts";

/** What a create or an update sends of a card's window, and its expiry, which a create does not have yet. */
interface SentWindow {
  readonly valid_starting_on?: string | null;
  readonly expiry?: string;
}

/** A card can be used on some day, because its window does not start after its month of expiry (X91). */
export const startIsBeforeExpiry: Rule<VirtualCard, CardsBank> = {
  code: "starts_after_expiry",
  rule: "X91",
  fields: ["valid_starting_on"],
  warns: "advice",
  broken: ({ valid_starting_on: sent, expiry = undefined }: SentWindow, bank) => {
    const start = sent === null ? defaultStart(bank.now()) : sent;
    const month = expiry ?? expiryAt(bank.now());
    return start !== undefined && start.slice(0, 7) > month
      ? `'valid_starting_on' is ${start}, after the card's month of expiry, ${month}, so that it can never be used: send an earlier day.`
      : undefined;
  },
};
