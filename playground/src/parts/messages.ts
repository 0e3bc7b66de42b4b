import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A row that a message is about, by its collection in `bank.db`. */
interface MessageRow {
  readonly collection: string;
  readonly id: string | number;
}

/** How a message is told. */
export interface TellOptions {
  /** Takes back what the message tells of; the message then has a button for it. */
  readonly undo?: () => Promise<void>;
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

/** The last message, for an element that shows it or marks its row; the element is updated with each. */
export class LastMessage implements ReactiveController {
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get message(): Message | undefined {
    return present;
  }

  /** Whether the message is about this row. */
  isAbout(collection: string, id: string | number): boolean {
    const row = present?.row;
    return row !== undefined && row.collection === collection && String(row.id) === String(id);
  }

  hostConnected(): void {
    listeners.add(this.#update);
  }

  hostDisconnected(): void {
    listeners.delete(this.#update);
  }

  readonly #update = () => this.#host.requestUpdate();
}
