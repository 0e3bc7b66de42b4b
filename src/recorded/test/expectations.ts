import { isJson } from "../../code/copied.ts";
import { breakOf } from "../../code/faulted.ts";
import { unmasked } from "../../code/literal.ts";
import { fieldsIn, isBare } from "../../code/paths.ts";
import { masksOf } from "../../code/unmask.ts";
import type { LogEntry } from "../../core.ts";
import type { Code } from "../code.ts";
import type { Resources } from "../rows.ts";
import { textCode, valueCode } from "../values.ts";
import type { Form } from "./form.ts";
import { statement } from "./options-code.ts";

export interface Expected {
  readonly entry: LogEntry;
  readonly response: string;
  /** The variable that holds the row of the answer; undefined for none. */
  readonly row: string | undefined;
  /** The ids of rows that the test makes: an error that says one may say another there. */
  readonly ids: readonly string[];
  readonly resources: Resources;
  readonly form: Form;
}

/** The lines that expect an answer: its status, and of its body what does not depend on ids. */
export function expectations({ entry, response, row, ids, resources, form }: Expected): readonly string[] {
  const status = form === "vitest" ? `${response}.status` : `${response}.status()`;
  const lines = [`  expect(${status}).toBe(${Number(entry.status)});`];
  const { error } = (entry.responseBody ?? {}) as { error?: unknown };
  const data = fieldsIn({ resources }, entry.path, entry.responseBody) as { status?: unknown } | null;
  if (row !== undefined) lines.push(`  const ${inAnswer(row, entry, resources)} = await ${response}.json();`);
  if (typeof error === "string" && isRepeatable(entry, error, ids, resources)) {
    const body: Code = { call: ".toEqual", values: [valueCode({ error })] };
    lines.push(statement(`expect(await ${response}.json())`, body));
  } else if (typeof data?.status === "string") {
    const answer = `(await ${response}.json())`;
    const value = row ?? (isBare({ resources }, entry.path) ? answer : `${answer}.data`);
    lines.push(`  expect(${value}.status).toBe(${textCode(data.status)});`);
  }
  return lines;
}

/** What takes a row out of an answer: it is in `data`, unless the resource has none. */
export function inAnswer(row: string, entry: LogEntry, resources: Resources): string {
  return isBare({ resources }, entry.path) ? row : `{ data: ${row} }`;
}

function isRepeatable(entry: LogEntry, error: string, ids: readonly string[], resources: Resources): boolean {
  const { requestBody } = entry;
  if (ids.some((id) => error.includes(id)) || error.includes("••••")) return false;
  if (isJson(entry) && requestBody === null) return false;
  if (isCut(requestBody)) return false;
  // A refused value is replaced by another, and the error may say what was received.
  const { notes } = unmasked(requestBody, masksOf({ resources }, entry));
  return !notes.some((note) => note.includes("refused"));
}

/** Whether the log has only a part of a body: texts and lists that it has cut end so. */
export function isCut(body: unknown): boolean {
  if (typeof body === "string") return body.endsWith("…") || /^… \d+ more$/.test(body);
  if (typeof body !== "object" || body === null) return false;
  return Object.entries(body).some(([name, value]) => name === "…" || isCut(value));
}

/** The line that makes a bank do to the next request what a fault did to this one; none where nothing is to be done. */
export function faultLines(entry: LogEntry): readonly string[] {
  const broken = breakOf(entry);
  const rule = broken
    ? { then: broken }
    : entry.fault?.then === "status" || entry.fault?.then === "rate-limit"
      ? { status: entry.status, body: entry.responseBody }
      : undefined;
  if (!rule) return [];
  return [statement("", { call: "bank.faults.add", values: [valueCode({ ...rule, times: 1 })] })];
}

/** The lines that send a request whose connection breaks, and expect that. */
export function brokenLines(
  entry: LogEntry,
  request: Code,
  { response, form }: { readonly response: string; readonly form: Form },
): readonly string[] {
  const broken = breakOf(entry);
  const hasHalf = form === "vitest" && broken === "truncate" && entry.responseBody !== null;
  if (hasHalf)
    return [
      statement(`const ${response} = await `, request),
      `  expect(${response}.status).toBe(${Number(entry.status)});`,
      `  await expect(${response}.text()).rejects.toThrow(TypeError);`,
    ];
  const error =
    form === "playwright"
      ? "toThrow()"
      : broken === "hang"
        ? 'toMatchObject({ name: "TimeoutError" })'
        : "toThrow(TypeError)";
  return [statement("await ", { call: "expect", values: [request] }, `.rejects.${error};`)];
}
