/** A row that a message is about, by its collection in `bank.db`. */
interface MessageRow {
  readonly collection: string;
  readonly id: string | number;
}

/** The options of a message. */
export interface TellOptions {
  /** Undoes what the message is about; the message then has a button for it. */
  readonly undo?: (() => Promise<void>) | undefined;
  /** "bad" for what has gone wrong; "good" by default. */
  readonly tone?: "good" | "bad";
  /** The row that it is about, which the page marks. */
  readonly row?: MessageRow;
}

/** What the page says has happened. */
export interface Message extends TellOptions {
  /** Counts up, so that equal texts are two messages. */
  readonly number: number;
  readonly text: string;
}

let present: Message | undefined;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Says on the page, and in a live region, what has happened. The message stays until the next, or until it is closed.
 *
 * @example tell("Transfer 1008 is canceled.", { row: { collection: "achTransfers", id: 1008 }, undo: () => goBack() });
 */
export function tell(text: string, options: TellOptions = {}): void {
  count += 1;
  present = { ...options, number: count, text };
  for (const listener of listeners) listener();
}

/** Takes the message away. */
export function hush(): void {
  present = undefined;
  for (const listener of listeners) listener();
}

/** Calls `update` with each message, and when one is taken away. Returns what ends it. */
export function followMessages(update: () => void): () => void {
  listeners.add(update);
  return () => listeners.delete(update);
}

/** The last message; undefined when it was taken away. */
export function lastMessage(): Message | undefined {
  return present;
}

/** Whether the last message is about a row. */
export function isAnnounced(collection: string, id: string | number): boolean {
  const row = present?.row;
  return row !== undefined && row.collection === collection && String(row.id) === String(id);
}
