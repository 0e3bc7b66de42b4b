import type { FormPart } from "../exchange.ts";

const BOUNDARY = "replayed-part";

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body with files of the recorded sizes: their bytes are of no interest, and are not kept. */
export function multipartOf(parts: readonly FormPart[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const chunks = parts.flatMap(({ name, fileName, type, text = "", size }) => {
    const file = fileName === undefined ? "" : `; filename="${quoted(fileName)}"`;
    const media = type === undefined || type === "" ? "" : `Content-Type: ${type}\r\n`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n${media}\r\n`;
    const content = fileName === undefined ? encoder.encode(text) : new Uint8Array(size ?? text.length);
    return [encoder.encode(head), content, encoder.encode("\r\n")];
  });
  chunks.push(encoder.encode(`--${BOUNDARY}--\r\n`));
  const body = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** As browsers write the names in a multipart body. */
function quoted(text: string): string {
  return text.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
