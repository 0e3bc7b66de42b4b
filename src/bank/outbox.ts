import type { CardsBank } from "../cards/bank.ts";
import { Emails, type OutboxEntry } from "../cards/outbox/schema.ts";
import { presentRow } from "../engine/store/model.ts";

/** The e-mails the bank would have sent (C15). Nothing leaves the process. */
export interface Outbox {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
}

/** Makes the outbox of the public surface; `catchUp` lets due steps run first. */
export function createOutbox(bank: CardsBank, catchUp: () => void, origin: string): Outbox {
  return {
    get entries() {
      catchUp();
      return bank.outbox.all().map((email) => presentRow(Emails, email, { origin }) as OutboxEntry);
    },
  };
}
