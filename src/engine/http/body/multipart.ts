import type { Problem } from "../problems.ts";
import { malformedParts as malformed } from "./malformed-parts.ts";
import { mediaTypeIn } from "./media-type.ts";

/** One part of a multipart body. Its bytes are counted and dropped, except for requested texts (O15). */
export interface Part {
  readonly name: string;
  /** The part's own media type, without parameters and in lower case; text/plain when it has none. */
  readonly type: string;
  /** The name of the file; undefined for a part that is none. */
  readonly fileName: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** The content of a part requested as text; undefined for the others, and when it is not UTF-8. */
  readonly text: string | undefined;
}

/** The largest headers of one part, and of the Content-Type that holds the boundary. */
const MAX_HEADER_BYTES = 16 * 1024;
export const MAX_PARTS = 100;

const LINE_END = bytesOf("\r\n");
const BLANK_LINE = bytesOf("\r\n\r\n");
const DASHES = bytesOf("--");

/**
 * Splits a multipart/form-data body into its parts, keeping those that `texts` names as text. Throws a 400
 * {@link Problem} when it is cut short, has another boundary than its header says, or holds a part without a name, too
 * long a header or too many parts. The platform's `formData()` would not do: it drops the media type and the size of a
 * part that has no file name. For other parsers see docs/decisions/0009-multipart.md.
 */
export function readParts(
  body: Uint8Array,
  contentType: string,
  texts: ReadonlySet<string>,
): readonly Part[] {
  if (contentType.length > MAX_HEADER_BYTES) throw headerTooLong("its Content-Type");
  const boundary = parametersOf(contentType).get("boundary");
  if (!boundary) throw malformed("its Content-Type has no boundary: let FormData write that header");
  const delimiter = bytesOf(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let before = startsWith(body, delimiter.subarray(LINE_END.length), 0)
    ? { start: 0, end: delimiter.length - LINE_END.length }
    : nextDelimiter(body, delimiter, 0);
  if (!before) throw malformed("it does not contain the boundary of its Content-Type");
  while (!startsWith(body, DASHES, before.end)) {
    if (parts.length === MAX_PARTS) throw malformed(`it has more than ${MAX_PARTS} parts`);
    const headersEnd = indexOf(body, BLANK_LINE, before.end);
    const contentStart = headersEnd + BLANK_LINE.length;
    const next = headersEnd < 0 ? undefined : nextDelimiter(body, delimiter, contentStart - LINE_END.length);
    if (!next) throw malformed("it was cut short: its last boundary is missing");
    if (headersEnd - before.end > MAX_HEADER_BYTES) throw headerTooLong("the header of a part");
    const headers = new TextDecoder().decode(body.subarray(before.end, headersEnd));
    parts.push(partOf(headers, body.subarray(contentStart, Math.max(contentStart, next.start)), texts));
    before = next;
  }
  return parts;
}

function headerTooLong(what: string): Problem {
  return malformed(`${what} has more than ${MAX_HEADER_BYTES} bytes`);
}

function partOf(headers: string, content: Uint8Array, texts: ReadonlySet<string>): Part {
  const header = (name: string) => new RegExp(`^${name}:[ \t]*(.*)$`, "im").exec(headers)?.[1] ?? "";
  const disposition = parametersOf(header("content-disposition"));
  const name = disposition.get("name");
  if (!name) throw malformed("a part has no name");
  const type = mediaTypeIn(header("content-type")) || "text/plain";
  const text = texts.has(name) ? textOf(content) : undefined;
  return { name, type, fileName: disposition.get("filename"), size: content.length, text };
}

function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** The parameters of a header, quoted or not, with the escapes that browsers and others write. */
export function parametersOf(header: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name, quoted, bare] of header.matchAll(
    /;\s*([^=;\s]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^;\s]*))/g,
  )) {
    const value = quoted?.replaceAll('\\"', '"').replaceAll("%22", '"') ?? bare ?? "";
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), value);
  }
  return found;
}

/** The next real delimiter: followed by two dashes, or alone on its line. */
function nextDelimiter(body: Uint8Array, delimiter: Uint8Array, from: number) {
  for (let start = indexOf(body, delimiter, from); start >= 0; start = indexOf(body, delimiter, start + 1)) {
    const end = start + delimiter.length;
    const lineEnd = indexOf(body, LINE_END, end);
    const isAlone = body.subarray(end, lineEnd).every((byte) => byte === 32 || byte === 9);
    if (startsWith(body, DASHES, end) || isAlone) return { start, end };
  }
  return undefined;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function startsWith(body: Uint8Array, wanted: Uint8Array, at: number): boolean {
  for (let offset = 0; offset < wanted.length; offset += 1) {
    if (body[at + offset] !== wanted[offset]) return false;
  }
  return true;
}

/** A loop of its own, because `Uint8Array.indexOf` called for each of ten million line ends takes a second. */
function indexOf(body: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = from; at < body.length; at += 1) {
    if (startsWith(body, wanted, at)) return at;
  }
  return -1;
}
