const SECRET = /(?:card_number|cvc|last4|ssn)\b/;

/** A value for a report; null for one that was left out. */
export function shownValue(field: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return SECRET.test(field) ? "(not shown)" : value;
}
