import type { PanelBank } from "../../code/bank.ts";
import { isJson, partsOf, textOf } from "../../code/copied.ts";
import { headersOf } from "../../code/headers.ts";
import { keysOf } from "../../code/keys.ts";
import { unmasked } from "../../code/literal.ts";
import { masksOf, unmask } from "../../code/unmask.ts";
import type { LogEntry } from "../../index.ts";
import { logOf } from "../bank/log.ts";
import { fetchSigned } from "../bank/signed.ts";

/** A request of the log, to be sent again. */
export interface Replayed {
  readonly path: string;
  /** JSON as text; undefined for a request without a JSON body. */
  readonly body: string | undefined;
  /** What is sent in place of what the log has masked or does not keep. */
  readonly notes: readonly string[];
}

/** An answer, as the log has it where it does. */
export interface Answer {
  readonly entry: Pick<LogEntry, "status" | "fault">;
  readonly body: unknown;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The request as it can be sent again: the log has masked its secrets, and keeps no headers and no bytes of files. */
export function replayed(bank: PanelBank, entry: LogEntry): Replayed {
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const notes = path.note ? [`Path: ${path.note}`] : [];
  if (partsOf(entry))
    return { path: path.value, body: undefined, notes: [...notes, "Files are sent filled with zeros"] };
  if (!isJson(entry) || entry.requestBody === null) return { path: path.value, body: undefined, notes };
  const body = unmasked(entry.requestBody, masks);
  return { path: path.value, body: JSON.stringify(body.value, null, 2), notes: [...notes, ...body.notes] };
}

/** Sends a request of the log again. */
export async function send(
  bank: PanelBank,
  entry: LogEntry,
  { path, body }: Pick<Replayed, "path" | "body">,
): Promise<Answer> {
  const before = logOf(bank).at(-1)?.number ?? 0;
  const form = formOf(entry);
  const init = {
    method: entry.method,
    headers: headersOf({ bank, entry: { ...entry, path }, keys: keysOf(bank) }),
    ...(form ? { body: form } : body === undefined ? {} : { body }),
  };
  const response = await fetchSigned(bank, path, init);
  const text = await response.text();
  const logged = logOf(bank).find(
    ({ number, method, path: other }) => number > before && method === entry.method && other === path,
  );
  return {
    entry: logged ?? { status: response.status, fault: null },
    // Masked as the earlier one is.
    body: logged ? logged.responseBody : jsonOr(text),
    headers: [...response.headers],
  };
}

function formOf(entry: LogEntry): FormData | undefined {
  const parts = partsOf(entry);
  if (!parts) return undefined;
  const form = new FormData();
  for (const part of parts) {
    const { name, type = "", size = 0 } = part;
    form.append(name, textOf(part) ?? new File([new Uint8Array(Number(size))], "file", { type }));
  }
  return form;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === "" ? undefined : text;
  }
}
