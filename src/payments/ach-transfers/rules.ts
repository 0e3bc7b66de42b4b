import type { Rule } from "../../engine/http/rules.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import type { PaymentsBank } from "../options.ts";
import { abaCheckDigit } from "../routing-rules.ts";
import { type AchTransfer, RECEIVER_FIELDS } from "./schema.ts";

type AchRule = Rule<AchTransfer, PaymentsBank>;

/** The originating account is one of the enabled ones, if the options list them (P3). */
const accountIsEnabled: AchRule = {
  code: "account_not_enabled",
  rule: "P3",
  fields: ["account_number"],
  broken: ({ account_number }, { options }) =>
    options.accounts && !options.accounts.includes(account_number)
      ? "'account_number' must be one of the accounts that are enabled for API access."
      : undefined,
};

/** Without a counterparty each receiver field is required. */
const receiverIsGiven = RECEIVER_FIELDS.map(
  (field): AchRule => ({
    code: "required",
    rule: "ACH-39",
    fields: [field, "counterparty_id"],
    broken: (transfer) =>
      transfer.counterparty_id === null && transfer[field] === null
        ? `'${field}' is required when no counterparty_id is sent.`
        : undefined,
  }),
);

/** A transfer names its receiver in only one way (P6). */
const receiverIsGivenOnce: AchRule = {
  code: "two_receivers",
  rule: "P6",
  fields: ["counterparty_id"],
  warns: "strict",
  broken: (transfer) => {
    const sent = RECEIVER_FIELDS.filter((field) => transfer[field] !== null);
    if (transfer.counterparty_id === null || sent.length === 0) return undefined;
    const names = sent.map((field) => `'${field}'`).join(", ");
    return `'counterparty_id' replaces ${names}: send only one of them.`;
  },
};

/** When a transfer is to take place, as a create sends it. */
interface SentTime {
  readonly effective_date?: string;
  readonly service?: AchTransfer["service"];
}

/** The effective date is not in the past, where it counts as the next banking day (P10, X89). */
const dateIsNotPast: AchRule = {
  code: "past_effective_date",
  rule: "X89",
  fields: ["effective_date"],
  warns: "advice",
  broken: ({ effective_date: date }: SentTime, bank) => {
    if (date === undefined) return undefined;
    const today = formatDay(dayOf(bank.now()));
    return date < today
      ? `'effective_date' is in the past: today is ${today} (GMT), got ${date}. Send today's date or a later one.`
      : undefined;
  },
};

/** A same-day transfer is for today (X90). */
const sameDayIsToday: AchRule = {
  code: "same_day_later",
  rule: "X90",
  fields: ["service", "effective_date"],
  warns: "advice",
  broken: ({ service, effective_date: date }: SentTime, bank) => {
    if (service !== "same-day") return undefined;
    const today = formatDay(dayOf(bank.now()));
    if (date !== undefined && date <= today) return undefined;
    const when =
      date === undefined
        ? "without an 'effective_date' the transfer is for tomorrow"
        : `'effective_date' is ${date}, a later day`;
    return `'service' is same-day, but ${when}: send today's date, ${today} (GMT).`;
  },
};

/** The rules of creating a transfer that need several fields, or the bank. */
export const ACH_CREATE_RULES: readonly AchRule[] = [
  accountIsEnabled,
  receiverIsGivenOnce,
  dateIsNotPast,
  sameDayIsToday,
  ...receiverIsGiven,
  abaCheckDigit("receiver_routing_number") as AchRule,
];
