import type { FormEntries } from "./bodies-in-memory.ts";
import { parametersOf } from "./multipart.ts";

const encoder = new TextEncoder();

/**
 * Writes a form as multipart/form-data, as the platform does for a request with this Content-Type (HTML, "multipart form data").
 *
 * @example for await (const piece of piecesOfForm([["file", scan]], "multipart/form-data; boundary=b")) size += piece.length;
 */
export async function* piecesOfForm(
  form: FormEntries,
  contentType: string,
): AsyncGenerator<Uint8Array, undefined> {
  const delimiter = `--${parametersOf(contentType).get("boundary")}`;
  for (const [name, value] of form) {
    const start = `${delimiter}\r\nContent-Disposition: form-data; name="${escaped(withLineEnds(name))}"`;
    if (typeof value === "string") {
      yield encoder.encode(`${start}\r\n\r\n${withLineEnds(value)}\r\n`);
    } else {
      const type = value.type || "application/octet-stream";
      yield encoder.encode(`${start}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`);
      yield new Uint8Array(await value.arrayBuffer());
      yield encoder.encode("\r\n");
    }
  }
  yield encoder.encode(`${delimiter}--\r\n`);
  return undefined;
}

function withLineEnds(text: string): string {
  return text.replace(/\r\n|\r|\n/g, "\r\n");
}

function escaped(text: string): string {
  return text.replaceAll("\n", "%0A").replaceAll("\r", "%0D").replaceAll('"', "%22");
}
