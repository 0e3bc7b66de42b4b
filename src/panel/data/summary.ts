import type { PanelBank, Row } from "../../code/bank.ts";
import { nounOf, rowOf } from "../bank/collections.ts";
import { money } from "../parts/format.ts";

export interface Summary {
  readonly title: string;
  readonly details: string;
  readonly status: string | undefined;
  readonly amount: string | undefined;
}

/** Longer text than this is not visible in a list, and slows it down. */
const LONGEST = 120;

/** Fields that say what a row is about, the best first; after them any that ends in "_name". */
const TITLES = ["name", "alias", "street_line1"] as const;
/** Fields for the second line, in this order. */
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

export function summaryOf(bank: PanelBank, collection: string, row: Row): Summary {
  const details = DETAILS.map((field) => row[field])
    .filter(isText)
    .slice(0, 3);
  return {
    title: cut(
      titleOf(row) ??
        referencedTitle(bank, collection, row) ??
        firstText(row) ??
        `${nounOf(bank, collection)} ${row.id}`,
    ),
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
  const names = Object.keys(row).filter((field) => field.endsWith("_name"));
  return [...TITLES, ...names].map((field) => row[field]).find(isText);
}

/** The title of a row that it points to, such as the counterparty of a transfer that carries no receiver's name. */
function referencedTitle(bank: PanelBank, collection: string, row: Row): string | undefined {
  for (const { field, collection: target } of bank.resources[collection]?.references ?? []) {
    const id = row[field];
    const referenced = typeof id === "number" ? rowOf(bank, target, id) : undefined;
    const title = referenced && titleOf(referenced);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** What most likely says what a row of a team's own is about: its first text that is no id, status, day or instant. */
function firstText(row: Row): string | undefined {
  const names = Object.keys(row).filter(
    (field) => !NO_TITLE.test(field) && !DETAILS.some((each) => each === field),
  );
  return names.map((field) => row[field]).find(isText);
}

const NO_TITLE = /^(id|status|type|url|currency)$|_(id|at|on|date|type|url)$/;

function amountOf(row: Row): string | undefined {
  const cents = row.amount ?? row.available_balance;
  if (typeof cents !== "number") return undefined;
  return money(cents, isText(row.currency) ? row.currency : "USD");
}
