import { type Copied, isJson, partsOf, textOf } from "./copied.ts";
import { hasControls, jsonLine, shellComment, shellWord, urlPath } from "./escape.ts";
import { headersOf } from "./headers.ts";
import { unmasked } from "./literal.ts";
import { masksOf, unmask } from "./unmask.ts";

/** Where a bank is started for a request that is copied from a bank in a page. */
const PORT = 4010;

/**
 * The request as a `curl` command for a POSIX shell, which runs nothing else whatever the request held. No shell reaches a
 * bank that is in this process, so a command that starts a server comes first, unless the bank is remote.
 */
export function asCurl(copied: Copied, isRemote: boolean): string {
  const { bank, entry } = copied;
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const address = isRemote && bank.baseUrl !== undefined ? bank.baseUrl : `http://localhost:${PORT}`;
  const url = `${address}${urlPath(path.value)}`;
  const notes = [
    ...(isRemote
      ? []
      : [`The bank is in a page. For one that curl reaches, run: npx sandbank --port ${PORT}`]),
    ...(path.note ? [`The path: ${path.note}.`] : []),
  ];
  const words = [`curl --globoff -X ${shellWord(entry.method)} ${shellWord(url)}`];
  for (const [name, value] of Object.entries(headersOf(copied)))
    words.push(`-H ${shellWord(`${name}: ${value}`)}`);
  const form = formOf(entry);
  words.push(...form.words);
  notes.push(...form.notes);
  if (isJson(entry) && entry.requestBody !== null) {
    const { value, notes: masked } = unmasked(entry.requestBody, masks);
    notes.push(...masked.map((note) => `${note}.`));
    words.push(`--data ${shellWord(jsonLine(value))}`);
  }
  return [...notes.map(shellComment), words.join(" \\\n  ")].join("\n");
}

function formOf(entry: Copied["entry"]): {
  readonly words: readonly string[];
  readonly notes: readonly string[];
} {
  const parts = partsOf(entry) ?? [];
  const words = parts.map((part) => {
    const name = part.name.replace(/[=\p{Cc}]/gu, encodeURIComponent);
    const text = textOf(part);
    if (text !== undefined) return `--form-string ${shellWord(`${name}=${text}`)}`;
    // What follows a semicolon would be read as curl's own, such as another file to send.
    const [type = ""] = /^[\w.+-]+\/[\w.+-]+$/.exec(part.type ?? "") ?? [];
    return `-F ${shellWord(`${name}=@file${type && `;type=${type}`}`)}`;
  });
  const isOther = parts.some(
    (part) => part.name.includes("=") || hasControls(part.name + (textOf(part) ?? "")),
  );
  return {
    words,
    notes: isOther ? ["Characters of the form that curl can not take are written as others."] : [],
  };
}
