import { isJsonObject } from "../engine/schema/json-object.ts";
import type { Found } from "./kinds.ts";
import type { SweepReport } from "./shot.ts";

/** What stays the same of a finding from run to run: digits, such as those of ids and times, may change. */
export function signatureOf(
  { state, screen }: { readonly state: string; readonly screen: string },
  found: Found,
): string {
  return [state, screen, found.kind, found.what, found.where ?? ""].join("\n").replace(/\d+/g, "0");
}

/**
 * The findings of a report that was printed before. Throws an Error for what is none.
 *
 * @example baselineOf(JSON.parse(text)).has(signatureOf(shot, finding))
 */
export function baselineOf(report: unknown): ReadonlySet<string> {
  if (!isReport(report)) throw new Error("it isn't a report of npx sandbank states --json.");
  return new Set(report.shots.flatMap((shot) => shot.findings.map((finding) => signatureOf(shot, finding))));
}

function isReport(value: unknown): value is SweepReport {
  return (
    isJsonObject(value) &&
    Array.isArray(value.shots) &&
    value.shots.every((shot) => isJsonObject(shot) && Array.isArray(shot.findings))
  );
}
