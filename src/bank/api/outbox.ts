import { Emails, type OutboxEntry } from "../../cards/outbox/schema.ts";
import type { Service } from "../../engine/service.ts";
import { presentRow } from "../../engine/store/model.ts";

/** The e-mails the bank would have sent (C15). Nothing leaves the process. */
export interface Outbox {
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
}

/** Makes the outbox of the public API; `catchUp` runs due steps first. */
export function createOutbox(service: Service, catchUp: () => void, origin: string): Outbox {
  return {
    get entries() {
      catchUp();
      return service
        .table(Emails)
        .all()
        .map((email) => presentRow(Emails, email, { origin }));
    },
  };
}
