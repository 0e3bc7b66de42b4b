import { endpointOf } from "../service.ts";
import { evidenceText } from "./calibration-file.ts";
import type { Contradiction, ProbeReport } from "./report.ts";

/**
 * The contradictions that no option explains, as lines of a report: those of one cause, the same field with the same two answers, are
 * one line with their number and the operations in which they are.
 */
export function causeLines(probes: readonly ProbeReport[]): readonly string[] {
  const all = probes.flatMap(({ area, name, contradictions }) =>
    contradictions
      .filter(({ option }) => option === null)
      .map((each) => ({ ...each, probe: `${area}, ${name}` })),
  );
  const causes = Map.groupBy(all, ({ field, service, bank }) =>
    JSON.stringify([field, service, bank], withAbsence),
  );
  return [...causes.values()].flatMap((those) => [headOf(those), ...documentedLines(those)]);
}

/** JSON has null for what is absent from a list, which is another answer. */
function withAbsence(_: string, value: unknown): unknown {
  return value === undefined ? { absent: true } : value;
}

function headOf(those: readonly (Contradiction & { readonly probe: string })[]): string {
  const [first] = those;
  if (first === undefined) return "";
  if (those.length === 1) return `${first.probe}: ${evidenceText(first)}`;
  const operations = [...new Set(those.map(({ request }) => operationOf(request)))];
  return `${those.length} answers: ${evidenceText({ ...first, request: operations.join(", ") })}`;
}

function documentedLines(those: readonly Contradiction[]): readonly string[] {
  return [
    ...new Set(
      those.flatMap(({ statement, documented }) => (documented ? [`  ${statement}: ${documented}`] : [])),
    ),
  ];
}

/** The method and path of a request without its id and query: "PATCH /v1/ach/:id". */
function operationOf(request: string): string {
  const [method = "", path = ""] = request.split(" ");
  const route = endpointOf(method, path)?.route;
  return `${method} ${route?.path ?? path.split("?", 1)[0]}`;
}
