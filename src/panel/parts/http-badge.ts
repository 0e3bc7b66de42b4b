import type { TemplateResult } from "lit";
import { type Break, breakOf } from "../../code/faulted.ts";
import type { LogEntry } from "../../index.ts";
import { badge } from "./status.ts";

/** What the caller gets in place of an answer, by the fault that broke the connection. */
const BROKEN: Readonly<Record<Break, string>> = {
  refuse: "refused",
  hang: "hangs",
  "lost-reply": "lost",
  truncate: "cut off",
};

/** The status of the answer that the caller of a request gets, or how the connection broke. */
export function httpBadge(entry: Pick<LogEntry, "status" | "fault">): TemplateResult {
  const { status } = entry;
  const broken = breakOf(entry);
  if (broken) return badge(BROKEN[broken], "bad");
  if (status < 400) return badge(String(status), "good", "check");
  return badge(String(status), status < 500 ? "held" : "bad", status < 500 ? "warning" : "cross");
}
