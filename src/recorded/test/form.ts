import { isEndless } from "../../code/unread.ts";
import type { LogEntry } from "../../core.ts";

/** The language of a test. */
export type Form = "vitest" | "playwright";

/** The language in which a request is sent: what Playwright cannot send, `bank.fetch` does. */
export function formFor(entry: LogEntry, form: Form): Form {
  return isEndless(entry) ? "vitest" : form;
}
