import type { RecipePart } from "../api/recipe.ts";

/** A multipart body. */
export interface MultipartBody {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Writes parts as a multipart body; the bytes of a file are zeros, as many as it had. */
export function multipartBody(parts: readonly RecipePart[]): MultipartBody {
  const boundary = boundaryFor(parts);
  const encoder = new TextEncoder();
  const pieces = parts.flatMap(({ name, type, fileName, size, text }) => {
    const file = fileName === undefined ? "" : `; filename="${quoted(fileName)}"`;
    const headers = `Content-Disposition: form-data; name="${quoted(name)}"${file}\r\nContent-Type: ${oneLine(type)}`;
    const content = text === undefined ? new Uint8Array(size) : encoder.encode(text);
    return [encoder.encode(`--${boundary}\r\n${headers}\r\n\r\n`), content, encoder.encode("\r\n")];
  });
  pieces.push(encoder.encode(`--${boundary}--\r\n`));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, bytes };
}

/** A boundary that stands in none of the texts, found in one pass over them. */
function boundaryFor(parts: readonly RecipePart[]): string {
  const taken = new Set(
    parts.flatMap(({ text = "" }) =>
      Array.from(text.matchAll(/sandbank-recipe-(\d+)-/g), ([, number]) => number),
    ),
  );
  let number = 0;
  while (taken.has(String(number))) number += 1;
  return `sandbank-recipe-${number}-`;
}

/** As browsers escape what stands in quotes. */
function quoted(text: string): string {
  return text.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, " ");
}
