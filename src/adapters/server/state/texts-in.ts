import { isUtf8 } from "node:buffer";
import { checksumIn } from "../../persist/checksum.ts";

const NEWLINE = 0x0a;

/**
 * The texts in a file: its lines, without a last one that was not written to its end. A file that an editor has formatted is
 * one JSON value over many lines, and one text.
 */
export function textsIn(bytes: Buffer): { readonly texts: readonly string[]; readonly isCut: boolean } {
  // What was emptied is not taken for what was never there.
  const lines = bytes.length === 0 ? [""] : linesIn(bytes);
  const formatted =
    lines.length > 1 && /^[{[]\s*$/.test(lines[0] ?? "") ? inOneLine(bytes.toString()) : undefined;
  if (formatted !== undefined) return { texts: [formatted], isCut: false };
  // The first line is put in place as a whole, so only a later one can have been cut by the end of a process.
  const last = bytes.subarray(bytes.lastIndexOf(NEWLINE) + 1);
  const isCut = lines.length > 1 && last.length > 0 && isBeginOfLine(last.toString());
  return { texts: isCut ? lines.slice(0, -1) : lines, isCut };
}

/** Whether a line has no checksum yet: one that has, and one more character in place of its line break, was written to its end. */
function isBeginOfLine(line: string): boolean {
  return inOneLine(line) === undefined && checksumIn(line.slice(0, -1)) === undefined;
}

function linesIn(bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    // With other characters in place of broken ones it could be JSON all the same.
    lines.push(isUtf8(line) ? line.toString() : "");
    from += line.length + 1;
  }
  return lines;
}

/** JSON without its line breaks; undefined for any other text. */
function inOneLine(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}
