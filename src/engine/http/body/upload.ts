import { isJsonObject } from "../../schema/json-object.ts";
import { maskedAndCut } from "../../schema/masking/mask.ts";
import { type Finding, Problem } from "../problems.ts";
import { type FileFacts, type Multipart, type TypesByName, UNKNOWN_TYPE } from "../routes/route.ts";
import type { UnknownFields } from "../unknown-fields.ts";
import type { Part } from "./multipart.ts";

/** Beside what reads and writes the parts, so that all are loaded at once. */
export { piecesOfForm } from "./form-bytes.ts";
export { readParts } from "./multipart.ts";

/** The parsed parts of a body: the file, the fields beside it, and the issues. */
export interface Upload {
  readonly file: FileFacts | undefined;
  readonly data: Readonly<Record<string, unknown>>;
  readonly issues: readonly Finding[];
}

/** What files, their types and sizes must be. */
const rule = "O15";

const EMPTY =
  "must not be empty, got 0 bytes; a File made by jsdom loses its bytes when it is sent: run such a test in Node or in a browser.";

/**
 * Reads parts by a route's contract. Throws a 415 {@link Problem} for a file of another media type and a 413 for one
 * that is too large; every other problem is reported as an issue (O15, S6).
 */
export function readUpload<Bank>(
  parts: readonly Part[],
  contract: Multipart<Bank>,
  fields: readonly string[],
  bank: Bank,
  unknown: UnknownFields,
): Upload {
  const named = (name: string) => parts.filter((part) => part.name === name);
  const files = named(contract.file);
  const file = files.length === 1 && files[0] ? typed(files[0], contract.typesByName?.(bank)) : undefined;
  if (file) checkFile(file, contract, contract.maxBytes(bank));
  const issues: Finding[] = [];
  const add = (field: string, code: string, text: string) =>
    issues.push({ field, code, message: `'${field}' ${text}`, rule });
  if (files.length === 0) add(contract.file, "required", "is required: send it as a part of the body.");
  if (file?.size === 0) add(contract.file, "empty_file", EMPTY);
  const data: Record<string, unknown> = {};
  for (const name of fields) {
    const [part] = named(name);
    if (!part) continue;
    const value = objectIn(part.text);
    if (value === undefined) add(name, "not_an_object", "must be the JSON text of an object, and is not.");
    else data[name] = value;
  }
  for (const name of new Set(parts.map((part) => part.name))) {
    const isTaken = name === contract.file || fields.includes(name);
    if (!isTaken) issues.push(...unknown.take(name, () => [contract.file, ...fields]));
    else if (named(name).length > 1) add(name, "repeated", "must be sent once only, got several parts.");
  }
  return { file, data, issues };
}

/** A file with the type that its name says where it is sent without one of its own (OPT-17). */
function typed(file: Part, types: TypesByName = {}): Part {
  if (file.type !== UNKNOWN_TYPE) return file;
  const name = file.fileName?.toLowerCase() ?? "";
  const [, type = file.type] = Object.entries(types).find(([end]) => name.endsWith(end)) ?? [];
  return { ...file, type };
}

function checkFile<Bank>(file: FileFacts, contract: Multipart<Bank>, maxBytes: number): void {
  const refuse = (status: number, code: string, text: string) => {
    const message = `'${contract.file}' ${text}`;
    throw new Problem(status, code, message, { issues: [{ field: contract.file, code, message, rule }] });
  };
  if (!contract.types.includes(file.type)) {
    const types = contract.types.join(", ");
    refuse(415, "unsupported_media_type", `must be one of ${types}, got ${maskedAndCut(file.type, 60)}.`);
  }
  if (file.size > maxBytes) {
    refuse(413, "file_too_large", `must be at most ${maxBytes} bytes, got ${file.size}.`);
  }
}

function objectIn(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
