import type { Rule } from "../../../engine/http/rules.ts";
import { received } from "../../../engine/schema/expected.ts";
import { configurationOf } from "../../configuration/schema.ts";
import type { CardsBank } from "../../options.ts";
import { RealCards } from "../../real-cards/schema.ts";
import type { VirtualCard } from "../schema.ts";
import { dateAt, defaultStart } from "./validity.ts";
import { startIsBeforeExpiry } from "./warnings.ts";

/*
 * The 19 conditions under which a create or an update is refused (VC-E1 to VC-E19), in the
 * order of their numbers. One about the format of a field is in the field's schema, which schema.ts puts into
 * the row; one about several fields, or about the bank, is a rule. Rules run on the card as it would
 * be, as soon as one of their fields is sent and all of them are valid (C7).
 */

type CardRule = Rule<VirtualCard, CardsBank>;

/** VC-E5: per_transaction_min is greater than per_transaction_max. */
const minimumIsWithinMaximum: CardRule = {
  code: "row_5",
  rule: "VC-E5",
  fields: ["per_transaction_min", "per_transaction_max"],
  broken: ({ per_transaction_min: min, per_transaction_max: max }) =>
    min !== null && max !== null && min > max
      ? `'per_transaction_min' must not be greater than 'per_transaction_max', but ${received(min)} is greater than ${received(max)}.`
      : undefined,
};

/** VC-E6: per_transaction_max is greater than total_card_amount. */
const maximumIsWithinTotal: CardRule = {
  code: "row_6",
  rule: "VC-E6",
  fields: ["per_transaction_max", "total_card_amount"],
  broken: ({ per_transaction_max: max, total_card_amount: total }) =>
    max !== null && max > total
      ? `'per_transaction_max' must not be greater than 'total_card_amount', but ${received(max)} is greater than ${received(total)}.`
      : undefined,
};

/** VC-E7: total_card_amount exceeds the configured max_card_amount. */
const totalIsWithinConfiguration: CardRule = {
  code: "row_7",
  rule: "VC-E7",
  fields: ["total_card_amount"],
  broken: ({ total_card_amount: total }, bank) => {
    const { max_card_amount: max } = configurationOf(bank);
    return total > max
      ? `'total_card_amount' must not exceed the configured max_card_amount of ${max} cents, got ${received(total)}.`
      : undefined;
  },
};

/** VC-E10: valid_ending_on is in the past. Today, by the bank's clock, is not (C6). */
const endIsNotPast: CardRule = {
  code: "row_10",
  rule: "VC-E10",
  fields: ["valid_ending_on"],
  broken: ({ valid_ending_on: end }, bank) =>
    end < dateAt(bank.now())
      ? `'valid_ending_on' must not be in the past: today is ${dateAt(bank.now())} (GMT), got ${end}.`
      : undefined,
};

/** VC-E11: valid_ending_on is not after valid_starting_on. When the default start is too late, VC-E10 reports it. */
const endIsAfterStart: CardRule = {
  code: "row_11",
  rule: "VC-E11",
  fields: ["valid_ending_on", "valid_starting_on"],
  broken: ({ valid_ending_on: end, valid_starting_on: sent }: CardDates, bank) => {
    const start = sent === null ? defaultStart(bank.now()) : sent;
    return start !== undefined && end <= start
      ? `'valid_ending_on' must be after 'valid_starting_on', but ${end} is not after ${start}.`
      : undefined;
  },
};

/** The dates of a card: the start is undefined in a create that sends none, null in an update that resets it. */
interface CardDates {
  readonly valid_ending_on: string;
  readonly valid_starting_on?: string | null;
}

/** VC-E14: a custom field required by the card network purchase template is missing from cardnetwork_data. */
const requiredCustomFieldsAreThere: CardRule = {
  code: "row_14",
  rule: "VC-E14",
  fields: ["cardnetwork_data"],
  broken: ({ cardnetwork_data }, { options }) => {
    const required = (options.cardNetworkTemplate ?? []).filter((field) => field.required);
    const missing = required.filter(({ name }) => !Object.hasOwn(cardnetwork_data, name));
    return missing.length > 0
      ? `'cardnetwork_data' lacks what the purchase template requires: ${missing.map(({ name }) => received(name)).join(", ")}.`
      : undefined;
  },
};

/** VC-E15: cardnetwork_data has a field name not defined in the template. */
const customFieldsAreDefined: CardRule = {
  code: "row_15",
  rule: "VC-E15",
  fields: ["cardnetwork_data"],
  broken: ({ cardnetwork_data }, { options: { cardNetworkTemplate } }) => {
    if (!cardNetworkTemplate) return undefined;
    const names = cardNetworkTemplate.map(({ name }) => name);
    const unknown = Object.keys(cardnetwork_data).filter((name) => !names.includes(name));
    if (unknown.length === 0) return undefined;
    const known = names.length > 0 ? `it defines ${names.map(received).join(", ")}` : "it defines no fields";
    return `'cardnetwork_data' must hold fields of the purchase template only: ${known}, got ${unknown.slice(0, 5).map(received).join(", ")}.`;
  },
};

/** VC-E18: rcn_alias matches no real card of the company. */
const aliasIsKnown: CardRule = {
  code: "row_18",
  rule: "VC-E18",
  fields: ["rcn_alias"],
  broken: ({ rcn_alias: alias }: RealCardChoice, bank) =>
    alias !== undefined && !withAlias(bank, alias)
      ? `'rcn_alias' must be the alias of a real card of the company, got ${received(alias)}: see /v1/realcards.`
      : undefined,
};

/** VC-E19: rcn_id and rcn_alias are invalid or do not match each other. Here rcn_id names no real card. */
const idIsKnown: CardRule = {
  code: "row_19",
  rule: "VC-E19",
  fields: ["rcn_id"],
  broken: ({ rcn_id: id, rcn_alias: alias }: RealCardChoice, bank) => {
    if (id === undefined || bank.table(RealCards).has(id)) return undefined;
    const own = withAlias(bank, alias);
    return own
      ? `'rcn_id' and 'rcn_alias' must be of the same real card, but ${received(alias)} is ${own.id} and not ${received(id)}.`
      : `'rcn_id' must be the id of a real card of the company, got ${received(id)}: see /v1/realcards.`;
  },
};

/** VC-E19 again: each names a real card, but not the same one. */
const idAndAliasAgree: CardRule = {
  code: "row_19",
  rule: "VC-E19",
  fields: ["rcn_id", "rcn_alias"],
  broken: ({ rcn_id: id, rcn_alias: alias }: RealCardChoice, bank) => {
    const own = id === undefined ? undefined : bank.table(RealCards).get(id)?.alias;
    if (own === undefined || own === alias || !withAlias(bank, alias)) return undefined;
    return `'rcn_id' and 'rcn_alias' must be of the same real card, but ${id} is ${received(own)} and not ${received(alias)}.`;
  },
};

/** VC-E19 again: with several real cards, or none, there is no default, so both are needed (C2). */
const realCardIsChosen = (["rcn_id", "rcn_alias"] as const).map(
  (field): CardRule => ({
    code: "row_19",
    rule: "VC-E19",
    fields: [field],
    broken: ({ [field]: value }: RealCardChoice, bank) =>
      value === undefined && bank.table(RealCards).count() !== 1
        ? `'${field}' is required because the company has ${bank.table(RealCards).count()} real cards: take it from /v1/realcards.`
        : undefined,
  }),
);

function withAlias(bank: CardsBank, alias: string | undefined) {
  const realCards = bank.table(RealCards).all();
  return realCards.find((card) => card.alias === alias);
}

interface RealCardChoice {
  readonly rcn_id?: number;
  readonly rcn_alias?: string;
}

/** The rules that hold of every card at any time, because they are about its own fields alone. */
export const LASTING_RULES: readonly CardRule[] = [
  minimumIsWithinMaximum,
  maximumIsWithinTotal,
  endIsAfterStart,
];

/** The rules of an update, which takes no real card (C7). */
export const UPDATE_RULES: readonly CardRule[] = [
  minimumIsWithinMaximum,
  maximumIsWithinTotal,
  totalIsWithinConfiguration,
  endIsNotPast,
  endIsAfterStart,
  requiredCustomFieldsAreThere,
  customFieldsAreDefined,
  startIsBeforeExpiry,
];

export const CREATE_RULES: readonly CardRule[] = [
  ...UPDATE_RULES,
  aliasIsKnown,
  idIsKnown,
  idAndAliasAgree,
  ...realCardIsChosen,
];
