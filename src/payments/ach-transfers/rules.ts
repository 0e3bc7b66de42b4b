import type { Rule } from "../../engine/http/rules.ts";
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

/** In strict mode a transfer names its receiver in only one way (P6). */
const receiverIsGivenOnce: AchRule = {
  code: "two_receivers",
  rule: "P6",
  fields: ["counterparty_id"],
  broken: (transfer, { options }) => {
    const sent = RECEIVER_FIELDS.filter((field) => transfer[field] !== null);
    if (!options.strict || transfer.counterparty_id === null || sent.length === 0) return undefined;
    const names = sent.map((field) => `'${field}'`).join(", ");
    return `'counterparty_id' replaces ${names}: send only one of them.`;
  },
};

/** The rules of creating a transfer that need several fields, or the bank. */
export const ACH_CREATE_RULES: readonly AchRule[] = [
  accountIsEnabled,
  receiverIsGivenOnce,
  ...receiverIsGiven,
  abaCheckDigit("receiver_routing_number") as AchRule,
];
