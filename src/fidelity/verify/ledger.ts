import { isJsonObject } from "../../engine/schema/json-object.ts";
import { STATEMENTS } from "../../openapi/generated/statements.ts";
import type { Report } from "./report.ts";

/** When a statement was last compared with the service, and with which result. */
interface LedgerEntry {
  /** The day, GMT: "2026-11-22". */
  readonly date: string;
  readonly result: "confirmed" | "form only" | "contradicted";
}

/** A ledger with the results of a report; statements that it says nothing about keep what the old one has. */
export function withResults(
  ledger: unknown,
  { date, statements }: Report,
): Readonly<Record<string, unknown>> {
  const entries = new Map<string, unknown>(Object.entries(isJsonObject(ledger) ? ledger : {}));
  for (const [statement, result] of Object.entries(statements)) {
    if (result === "confirmed" || result === "form only" || result === "contradicted")
      entries.set(statement, { date, result } satisfies LedgerEntry);
  }
  const order = new Map(Object.keys(STATEMENTS).map((id, at) => [id, at]));
  const rank = (id: string) => order.get(id) ?? order.size;
  return Object.fromEntries([...entries].sort(([one], [other]) => rank(one) - rank(other)));
}
