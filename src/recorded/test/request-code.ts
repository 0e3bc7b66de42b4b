import { isJson, partsOf, textOf } from "../../code/copied.ts";
import { formLines } from "../../code/form-lines.ts";
import { unmasked } from "../../code/literal.ts";
import { masksOf, unmask } from "../../code/unmask.ts";
import { type Unread, unreadOf } from "../../code/unread.ts";
import type { LogEntry } from "../../core.ts";
import type { Code } from "../code.ts";
import { inPlaceOfIds, type NameOf, pathCode, type Resources } from "../rows.ts";
import { textCode, valueCode } from "../values.ts";
import { isCut } from "./expectations.ts";
import { type Form, formFor } from "./form.ts";
import type { HeaderCode } from "./headers.ts";

export interface RequestWriting {
  readonly form: Form;
  readonly resources: Resources;
  readonly nameOf: NameOf;
  readonly headers: HeaderCode;
}

export interface RequestCode {
  /** What is said of it, a line each. */
  readonly comments: readonly string[];
  /** Statements before it, a line each. */
  readonly before: readonly string[];
  readonly call: string;
  readonly values: readonly Code[];
}

const SHORT: readonly string[] = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** A request as a call of `bank.fetch`, or of Playwright's `request`. With `givesUp` it is aborted soon. */
export function requestCode(entry: LogEntry, given: RequestWriting, givesUp: boolean): RequestCode {
  const { resources, nameOf, headers } = given;
  const form = formFor(entry, given.form);
  const masks = masksOf({ resources }, entry);
  const path = unmask("path", entry.path, masks);
  const { value: body, notes } = unmasked(entry.requestBody, masks);
  const unread = unreadOf(entry);
  const comments = [
    ...(path.note ? [`The path: ${path.note}.`] : []),
    ...(isJson(entry) ? notes.map((note) => `${note}.`) : []),
    ...(unread ? [`${unread.note}.`] : []),
    ...(isCut(entry.requestBody) ? ["The log has cut the body, so more was sent."] : []),
  ];
  const json = valueCode(body, inPlaceOfIds(entry.path, resources, nameOf));
  const at = pathCode(path.value, given, form === "playwright" ? `\${bank.baseUrl}` : "");
  const header = headers.of(entry);
  const sent: [string, Code][] = header === undefined ? [] : [["headers", header]];
  const parts = { comments, before: [] as string[] };
  if (form === "vitest") {
    if (entry.method !== "GET") sent.unshift(["method", textCode(entry.method)]);
    if (partsOf(entry)) {
      const name = headers.form(entry);
      parts.before.push(...formLines(entry, name, textCode));
      sent.push(["body", name]);
    } else if (unread) sent.push(...unreadFields(unread));
    else if (isJson(entry)) sent.push(["body", { call: "JSON.stringify", values: [json] }]);
    if (givesUp) sent.push(["signal", "AbortSignal.timeout(100)"]);
    return { ...parts, call: "bank.fetch", values: [at, ...(sent.length > 0 ? [{ fields: sent }] : [])] };
  }
  const isShort = SHORT.includes(entry.method);
  if (!isShort) sent.unshift(["method", textCode(entry.method)]);
  if (partsOf(entry)) sent.push(["multipart", multipartCode(entry)]);
  else if (unread) sent.push(["data", bytesCode(unread)]);
  else if (isJson(entry)) sent.push(["data", json]);
  if (givesUp) sent.push(["timeout", "100"]);
  const call = `request.${isShort ? entry.method.toLowerCase() : "fetch"}`;
  return { ...parts, call, values: [at, ...(sent.length > 0 ? [{ fields: sent }] : [])] };
}

/** A body that the log does not have, as fields of what `fetch` takes. */
function unreadFields({ text }: Unread): readonly [name: string, code: Code][] {
  if (text === undefined)
    return [
      ["body", "new ReadableStream()"],
      ["duplex", '"half"'],
    ];
  return [["body", typeof text === "number" ? `" ".repeat(${text})` : textCode(text)]];
}

/** Playwright would make JSON of a text. */
function bytesCode({ text = 0 }: Unread): Code {
  if (typeof text === "number") return { call: "Buffer.alloc", values: [String(text), '" "'] };
  return { call: "Buffer.from", values: [textCode(text)] };
}

function multipartCode(entry: LogEntry): Code {
  return {
    fields: (partsOf(entry) ?? []).map((part) => {
      const text = textOf(part);
      const file: Code = {
        fields: [
          ["name", '"file"'],
          ["mimeType", textCode(part.type ?? "")],
          ["buffer", { call: "Buffer.alloc", values: [String(Number(part.size ?? 0))] }],
        ],
      };
      return [`[${textCode(part.name)}]`, text === undefined ? file : textCode(text)];
    }),
  };
}
