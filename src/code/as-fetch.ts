import { type Copied, isJson, partsOf } from "./copied.ts";
import { jsString, urlPath } from "./escape.ts";
import { formLines } from "./form-lines.ts";
import { headersOf } from "./headers.ts";
import { literal } from "./literal.ts";
import { masksOf, unmask } from "./unmask.ts";

export function asFetch(copied: Copied): string {
  const { bank, entry } = copied;
  const headers = headersOf(copied);
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const lines = [
    ...(path.note ? [`// The path: ${path.note}.`] : []),
    ...formLines(entry, "form", jsString),
    `const response = await fetch(${jsString(urlOf(bank.baseUrl, path.value))}, {`,
    `  method: ${jsString(entry.method)},`,
    ...(Object.keys(headers).length > 0 ? [`  headers: ${literal(headers, "  ")},`] : []),
  ];
  if (partsOf(entry)) lines.push("  body: form,");
  else if (isJson(entry) && entry.requestBody !== null) {
    lines.push(`  body: JSON.stringify(${literal(entry.requestBody, "  ", masks)}),`);
  }
  return [...lines, "});", ""].join("\n");
}

/** The url to fetch; without a base, a path that begins with two slashes would name another host. */
function urlOf(baseUrl: string | undefined, path: string): string {
  const below = urlPath(path);
  return baseUrl === undefined ? below.replace(/^\/\//, "/.//") : baseUrl + below;
}
