import { type Broken, broken } from "../../../../engine/resource/invariant.ts";
import { day } from "../../../../engine/schema/fields.ts";
import type { CardsBank } from "../../../options.ts";
import { SETTLEMENT_CURRENCIES } from "../../../wording.ts";
import { CLEARING_KINDS, type LedgerEntry } from "../../ledger.ts";
import type { VirtualCard } from "../../schema.ts";
import { knownApprovals } from "../listed.ts";
import { referenceAt } from "../record.ts";
import { authorized, cleared, declined, reversed, unmatched } from "./invariants-of-holds.ts";
import { refunded, returned } from "./invariants-of-refunds.ts";
import type { Walk } from "./invariants-walk.ts";

/** Each entry of the ledger has its object in the card's lists, in order, with the same amounts (SNAP-29 to SNAP-32). */
export function brokenLedger(card: VirtualCard, bank: CardsBank): Broken | undefined {
  const { authorizations, clearings, internal } = card;
  const { ledger } = internal;
  const listed = ledger.filter(isListed).length;
  const settled = ledger.filter(isSettled).length;
  if (authorizations.length !== listed)
    return broken("authorizations", `the ${listed} of internal.ledger`, authorizations.length);
  if (clearings.length !== settled)
    return broken("clearings", `the ${settled} of internal.ledger`, clearings.length);
  const walk: Walk = {
    card,
    approvals: knownApprovals(bank),
    open: new Map(),
    returnable: new Map(),
    listed: 0,
    cleared: 0,
  };
  for (const [at, entry] of ledger.entries()) {
    const wrong = brokenEntry(walk, entry, `internal.ledger.${at}`);
    if (wrong) return wrong;
    if (isListed(entry)) walk.listed += 1;
    if (isSettled(entry)) walk.cleared += 1;
  }
  return brokenForms(card);
}

const isListed = ({ kind }: LedgerEntry) => kind !== "cleared" && kind !== "partly_cleared";

const isSettled = ({ kind }: LedgerEntry) => CLEARING_KINDS.has(kind);

function brokenEntry(walk: Walk, entry: LedgerEntry, path: string): Broken | undefined {
  switch (entry.kind) {
    case "authorized":
      return brokenReference(walk, entry, path) ?? authorized(walk, entry, path);
    case "declined":
      return brokenReference(walk, entry, path) ?? declined(walk);
    case "refunded":
      return brokenReference(walk, entry, path) ?? refunded(walk, entry, path);
    case "returned":
      return brokenReference(walk, entry, path) ?? returned(walk, entry, path);
    case "unmatched":
      return brokenReference(walk, entry, path) ?? unmatched(walk, entry, path);
    default: {
      const hold = walk.open.get(entry.reference);
      if (!hold) return broken(`${path}.reference`, "that of an open authorization", entry.reference);
      return entry.kind === "reversed" ? reversed(walk, entry, hold, path) : cleared(walk, entry, hold, path);
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

/** The name of the US dollar may be that of either option (X150). */
const SETTLED_IN: readonly string[] = SETTLEMENT_CURRENCIES;

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
      settlement_date !== date || !SETTLED_IN.includes(settlement_currency),
  );
  if (unsettled === -1) return undefined;
  return broken(
    `clearings.${unsettled}`,
    `settled in ${SETTLED_IN.join(" or ")} on its date`,
    clearings[unsettled],
  );
}
