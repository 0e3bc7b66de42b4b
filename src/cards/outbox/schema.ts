import * as z from "zod/mini";
import { defineModel } from "../../engine/store/model.ts";

/** An e-mail the bank would have sent (C15). Its text never holds a whole card number. */
const Email = z.object({
  id: z.int(),
  /** The UUID in the answer of the call that sent it, only for debugging. */
  tracking_id: z.string(),
  /** Bank time, ISO 8601. */
  time: z.string(),
  /** The addresses that it goes to. */
  recipients: z.array(z.string()),
  /** Its subject line. */
  subject: z.string(),
  /** Its text, which never holds a whole card number. */
  text: z.string(),
});

type Email = z.output<typeof Email>;

/** An e-mail as `bank.outbox` shows it. */
export type OutboxEntry = Omit<Email, "id">;

export const Emails = defineModel({
  collection: "outbox",
  noun: "e-mail",
  plural: "E-mails",
  type: "email",
  path: "/_sandbank/outbox",
  ids: "integer",
  row: Email,
  present: ({ id: _counted, ...entry }): OutboxEntry => entry,
});
