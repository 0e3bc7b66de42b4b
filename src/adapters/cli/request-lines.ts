import type { LogEntry } from "../../engine/http/log/log.ts";

/** How a request is printed: as a line for people, or as a JSON object. */
export type LogFormat = "text" | "json";

/** A request or a warned action, as it is printed; masked as the log of the bank is. */
export interface PrintedRequest extends Pick<LogEntry, "method" | "path"> {
  /** Left out for an action. */
  readonly answer?: Pick<LogEntry, "status" | "duration" | "fault">;
  /** With what to do about each. */
  readonly warnings: readonly string[];
  /** The world of a server that isolates them; undefined for the bank of requests without one. */
  readonly world: string | undefined;
}

/**
 * The lines of a request: one, and one for each warning; in JSON one alone.
 *
 * @example linesOf(request, "text") // ["POST /v1/ach 200 3 ms", "  'memo' is not taken by this call and was ignored. Leave it out."]
 */
export function linesOf(request: PrintedRequest, format: LogFormat): readonly string[] {
  return format === "json" ? [json(request)] : text(request);
}

function text({ method, path, answer, warnings, world }: PrintedRequest): readonly string[] {
  const parts = [
    ...(world === undefined ? [] : [`(${world})`]),
    ...[method, path],
    ...(answer ? [answer.status || "no answer", `${Math.round(answer.duration)} ms`] : []),
    ...(answer?.fault ? [`by the fault ${answer.fault.then}`] : []),
  ];
  return [parts.join(" "), ...warnings.map((warning) => `  ${warning}`)];
}

function json({ method, path, answer, warnings, world }: PrintedRequest): string {
  const { status, duration = 0, fault } = answer ?? {};
  return JSON.stringify({
    ...(world === undefined ? {} : { world }),
    ...{ method, path, status },
    ms: answer && Math.round(duration * 1000) / 1000,
    ...(fault ? { fault: fault.then } : {}),
    warnings,
  });
}
