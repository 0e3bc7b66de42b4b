/** An event, as far as this app needs it. */
export interface Event {
  readonly id: string;
  readonly event_type: string;
  readonly payload: { readonly id: string; readonly status: string };
  readonly created_at: string;
}

/** The rows of the app, which a real one has in its database. */
export const rows = new Map<string, { readonly status: string; readonly at: string }>();
const applied = new Set<string>();
export const messages: string[] = [];

/** Applies an event once, and never an older state over a newer one. A database does all of it in one transaction. */
export function apply({ id, event_type, payload, created_at }: Event): void {
  if (applied.has(id)) return;
  applied.add(id);
  if (event_type === "ach.status") messages.push(`The transfer ${payload.id} has failed.`);
  const row = rows.get(payload.id);
  if (row === undefined || row.at < created_at)
    rows.set(payload.id, { status: payload.status, at: created_at });
}

/** Forgets everything, before each test. */
export function reset(): void {
  rows.clear();
  applied.clear();
  messages.length = 0;
}
