import type { Bank } from "../../index.ts";
import { money } from "../format.ts";
import { nounOf, type Row, rowOf } from "./collections.ts";

/** A row in two lines. */
export interface Summary {
  readonly title: string;
  readonly details: string;
  readonly status: string | undefined;
  readonly amount: string | undefined;
}

/** Longer text than this is never seen in a list, and only slows it down. */
const LONGEST = 120;

/** Fields that tell what a row is about, the best first. */
const TITLES = ["name", "receiver_name", "alias", "login_name", "street_line1"] as const;
/** Fields worth a second look, in this order. */
const DETAILS = [
  "direction",
  "service",
  "effective_date",
  "account_type",
  "document_type",
  "number",
  "title",
  "valid_ending_on",
  "media_type",
  "city",
  "country",
  "email_address",
  "reservation_expires",
] as const;

/** Sums up a row of any collection for the list. */
export function summaryOf(bank: Bank, collection: string, row: Row): Summary {
  const details = DETAILS.map((field) => row[field])
    .filter(isText)
    .slice(0, 3);
  return {
    title: cut(counterpartyName(bank, row) ?? titleOf(row) ?? `${nounOf(collection)} ${row.id}`),
    details: cut([`${row.id}`, ...details].join(" · ")),
    status: isText(row.status) ? row.status : undefined,
    amount: amountOf(row),
  };
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function titleOf(row: Row): string | undefined {
  if (isText(row.last4)) return `•••• ${row.last4}`;
  if (isText(row.first_name) && isText(row.last_name)) return `${row.first_name} ${row.last_name}`;
  return TITLES.map((field) => row[field]).find(isText);
}

/** A transfer to a counterparty carries no receiver's name of its own. */
function counterpartyName(bank: Bank, row: Row): string | undefined {
  if (typeof row.counterparty_id !== "number") return undefined;
  const name = rowOf(bank, "counterparties", row.counterparty_id)?.name;
  return isText(name) ? name : undefined;
}

function amountOf(row: Row): string | undefined {
  const cents = row.amount ?? row.available_balance;
  if (typeof cents !== "number") return undefined;
  return money(cents, isText(row.currency) ? row.currency : "USD");
}
