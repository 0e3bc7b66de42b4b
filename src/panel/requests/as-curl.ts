import { type Copied, headersOf, isJson, partsOf, textOf } from "./copied.ts";
import { unmasked } from "./literal.ts";
import { masksOf, unmask } from "./unmask.ts";

/** The request as a `curl` command for a POSIX shell. */
export function asCurl({ bank, entry, keys }: Copied): string {
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const url = `${bank.baseUrl ?? globalThis.location?.origin ?? "http://localhost"}${path.value}`;
  const notes = path.note ? [`# The path: ${path.note}.`] : [];
  const words = [`curl --globoff -X ${entry.method} ${shell(url)}`];
  for (const [name, value] of Object.entries(headersOf(entry, keys)))
    words.push(`-H ${shell(`${name}: ${value}`)}`);
  for (const part of partsOf(entry) ?? []) {
    const text = textOf(part);
    if (text !== undefined) words.push(`--form-string ${shell(`${part.name}=${text}`)}`);
    else words.push(`-F ${shell(`${part.name}=@file;type=${part.type ?? ""}`)}`);
  }
  if (isJson(entry) && entry.requestBody !== null) {
    const { value, notes: masked } = unmasked(entry.requestBody, masks);
    notes.push(...masked.map((note) => `# ${note}.`));
    words.push(`--data ${shell(JSON.stringify(value))}`);
  }
  return [...notes, words.join(" \\\n  ")].join("\n");
}

/** Quotes a word for a POSIX shell. */
function shell(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
