import { type Broken, broken } from "../../../engine/resource/invariant.ts";
import { received } from "../../../engine/schema/expected.ts";
import { day } from "../../../engine/schema/fields.ts";
import type { LedgerEntry } from "../ledger.ts";
import type { VirtualCard } from "../schema.ts";
import { convert, NO_EXCHANGE, RATE_FORM } from "./exchange.ts";
import type { Authorization, Clearing } from "./objects.ts";
import { APPROVED, referenceAt } from "./record.ts";

/** An open authorization: where it is listed, and what is left of it. */
interface OpenHold {
  readonly listed: number;
  readonly rate: string;
  readonly merchant: number;
  readonly billing: number;
}

/** Where the walk through a ledger is: how much of both lists its entries have accounted for. */
interface Walk {
  readonly card: VirtualCard;
  readonly open: Map<string, OpenHold>;
  listed: number;
  cleared: number;
}

/** The types of what follows a purchase (C20). */
const LATER_TYPES: readonly string[] = ["Reversal", "Reversal advice", "Purchase Return"];

type Entry<Kind extends LedgerEntry["kind"]> = Extract<LedgerEntry, { kind: Kind }>;

/** Each entry of the ledger has its object in the card's lists, in order, with the same amounts (SNAP-29 to SNAP-32). */
export function brokenLedger(card: VirtualCard): Broken | undefined {
  const { authorizations, clearings, internal } = card;
  const { ledger } = internal;
  const listed = ledger.filter(({ kind }) => kind !== "cleared").length;
  const cleared = ledger.filter(({ kind }) => kind === "cleared" || kind === "refunded").length;
  if (authorizations.length !== listed)
    return broken("authorizations", `the ${listed} of internal.ledger`, authorizations.length);
  if (clearings.length !== cleared)
    return broken("clearings", `the ${cleared} of internal.ledger`, clearings.length);
  const walk: Walk = { card, open: new Map(), listed: 0, cleared: 0 };
  for (const [at, entry] of ledger.entries()) {
    const wrong = brokenEntry(walk, entry, `internal.ledger.${at}`);
    if (wrong) return wrong;
    if (entry.kind !== "cleared") walk.listed += 1;
    if (entry.kind === "cleared" || entry.kind === "refunded") walk.cleared += 1;
  }
  return brokenForms(card);
}

function brokenEntry(walk: Walk, entry: LedgerEntry, path: string): Broken | undefined {
  switch (entry.kind) {
    case "authorized":
      return brokenReference(walk, entry, path) ?? authorized(walk, entry, path);
    case "declined":
      return brokenReference(walk, entry, path) ?? declined(walk);
    case "refunded":
      return brokenReference(walk, entry, path) ?? refunded(walk, entry, path);
    default: {
      const hold = walk.open.get(entry.reference);
      if (!hold) return broken(`${path}.reference`, "that of an open authorization", entry.reference);
      return entry.kind === "reversed" ? reversed(walk, entry, hold, path) : cleared(walk, entry, hold);
    }
  }
}

function brokenReference(
  { card, listed }: Walk,
  { reference }: LedgerEntry,
  path: string,
): Broken | undefined {
  const wanted = referenceAt(card, listed);
  return reference === wanted ? undefined : broken(`${path}.reference`, `"${wanted}"`, reference);
}

function authorized(walk: Walk, entry: Entry<"authorized">, path: string): Broken | undefined {
  const { listed, exchange_rate: rate, merchant_amount: merchant, billing_amount: billing } = entry;
  if (listed !== walk.listed) return broken(`${path}.listed`, String(walk.listed), listed);
  if (!RATE_FORM.test(rate)) return broken(`${path}.exchange_rate`, "a decimal number", rate);
  if (merchant < 1) return broken(`${path}.merchant_amount`, "at least 1", merchant);
  if (billing < 1 || billing !== convert(merchant, rate))
    return broken(`${path}.billing_amount`, `${convert(merchant, rate)}, and at least 1`, billing);
  walk.open.set(entry.reference, { listed, rate, merchant, billing });
  const { transaction_type: type } = walk.card.authorizations[listed] as Authorization;
  if (LATER_TYPES.includes(type))
    return broken(`authorizations.${listed}.transaction_type`, "that of a purchase", type);
  return differing("authorizations", walk.listed, walk.card.authorizations, {
    billing_amount: billing,
    issuer_response: APPROVED,
    merchant_amount: merchant,
  });
}

function declined({ card, listed }: Walk): Broken | undefined {
  const { issuer_response: response } = card.authorizations[listed] as Authorization;
  const path = `authorizations.${listed}.issuer_response`;
  if (!response.startsWith("Declined: ")) return broken(path, 'text that begins with "Declined: "', response);
  return differing("authorizations", listed, card.authorizations, { transaction_type: "Authorization" });
}

function refunded(
  { card, listed, cleared }: Walk,
  entry: Entry<"refunded">,
  path: string,
): Broken | undefined {
  const { settlement_amount: amount } = entry;
  if (amount < 1) return broken(`${path}.settlement_amount`, "at least 1", amount);
  return (
    differing("authorizations", listed, card.authorizations, {
      billing_amount: amount,
      issuer_response: APPROVED,
      merchant_amount: amount,
      merchant_currency: "USD",
      transaction_type: "Purchase Return",
    }) ??
    differing("clearings", cleared, card.clearings, {
      ...merchantOf(card, listed),
      billing_amount: -amount,
      exchange_rate: NO_EXCHANGE,
      merchant_amount: -amount,
      settlement_amount: -amount,
    })
  );
}

function reversed(walk: Walk, entry: Entry<"reversed">, hold: OpenHold, path: string): Broken | undefined {
  const { merchant_amount: part, billing_amount: billing, reference } = entry;
  const merchant = hold.merchant - part;
  if (part < 1 || merchant < 0) return broken(`${path}.merchant_amount`, `1 to ${hold.merchant}`, part);
  const left = convert(merchant, hold.rate);
  if (billing !== hold.billing - left)
    return broken(`${path}.billing_amount`, String(hold.billing - left), billing);
  if (merchant === 0) walk.open.delete(reference);
  else walk.open.set(reference, { ...hold, merchant, billing: left });
  const { authorizations } = walk.card;
  const { transaction_type: type } = authorizations[walk.listed] as Authorization;
  if (type !== "Reversal" && type !== "Reversal advice")
    return broken(`authorizations.${walk.listed}.transaction_type`, '"Reversal" or "Reversal advice"', type);
  return differing("authorizations", walk.listed, authorizations, {
    ...merchantOf(walk.card, hold.listed),
    billing_amount: billing,
    issuer_response: APPROVED,
    merchant_amount: part,
  });
}

function cleared(walk: Walk, entry: Entry<"cleared">, hold: OpenHold): Broken | undefined {
  const { clearings } = walk.card;
  const { merchant_amount: merchant, billing_amount: billing } = clearings[walk.cleared] as Clearing;
  const path = `clearings.${walk.cleared}`;
  if (merchant < 1) return broken(`${path}.merchant_amount`, "at least 1", merchant);
  if (entry.settlement_amount < billing)
    return broken(`${path}.billing_amount`, `at most ${entry.settlement_amount}`, billing);
  walk.open.delete(entry.reference);
  return differing("clearings", walk.cleared, clearings, {
    ...merchantOf(walk.card, hold.listed),
    billing_amount: convert(merchant, hold.rate),
    exchange_rate: hold.rate,
    settlement_amount: entry.settlement_amount,
  });
}

/** The merchant of an authorization, which what follows it has too. */
function merchantOf({ authorizations }: VirtualCard, listed: number): Partial<Authorization & Clearing> {
  const { mcc, mcc_description, merchant_currency, merchant_id, merchant_name } = authorizations[
    listed
  ] as Authorization;
  return { mcc, mcc_description, merchant_currency, merchant_id, merchant_name };
}

/** The first field in which a listed object is not what the ledger says. */
function differing<Listed extends object>(
  list: string,
  at: number,
  objects: readonly Listed[],
  wanted: Partial<Listed>,
): Broken | undefined {
  const object = objects[at];
  for (const [field, value] of Object.entries(wanted)) {
    const found = object?.[field as keyof Listed];
    if (found !== value)
      return broken(`${list}.${at}.${field}`, `${received(value)}, as in internal.ledger`, found);
  }
  return undefined;
}

const FORMS: readonly (readonly [field: string, description: string, fits: (text: string) => boolean])[] = [
  ["date", "a day, YYYY-MM-DD", (text) => day.safeParse(text).success],
  ["mcc", "four digits", (text) => /^[0-9]{4}$/.test(text)],
  ["merchant_currency", "three capital letters", (text) => /^[A-Z]{3}$/.test(text)],
  ["billing_currency", '"USD"', (text) => text === "USD"],
];

/** Days, categories and currencies are what they are called. */
function brokenForms({ authorizations, clearings }: VirtualCard): Broken | undefined {
  for (const [list, objects] of Object.entries({ authorizations, clearings })) {
    for (const [at, object] of objects.entries()) {
      const texts = object as Readonly<Record<string, unknown>>;
      const form = FORMS.find(([field, , fits]) => !fits(String(texts[field])));
      if (form) return broken(`${list}.${at}.${form[0]}`, form[1], texts[form[0]]);
    }
  }
  const unsettled = clearings.findIndex(
    ({ date, settlement_date, settlement_currency }) =>
      settlement_date !== date || settlement_currency !== "USD",
  );
  if (unsettled === -1) return undefined;
  return broken(`clearings.${unsettled}`, "settled in USD on its date", clearings[unsettled]);
}
