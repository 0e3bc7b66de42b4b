import { asFetch } from "./as-fetch.ts";
import { type Copied, isJson, partsOf } from "./copied.ts";
import { jsString, urlPath } from "./escape.ts";
import { formLines } from "./form-lines.ts";
import { keyHeader } from "./keys.ts";
import { literal } from "./literal.ts";
import { rowInPath } from "./paths.ts";
import { masksOf, unmask } from "./unmask.ts";

const METHODS: readonly string[] = ["GET", "POST", "PATCH", "PUT", "DELETE"];

/** The request as a call of a client of openapi-fetch, whose paths, fields and answers the compiler knows. */
export function asOpenapiFetch(copied: Copied): string {
  const { bank, entry, keys } = copied;
  if (entry.operation === null || !METHODS.includes(entry.method))
    return `// No endpoint takes this request, so a typed client does not either.\n${asFetch(copied)}`;
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const { template, id, query } = partsOfPath(copied, urlPath(path.value));
  const key = keyHeader(bank, entry, keys);
  const options: string[] = [];
  const params = { ...(id === undefined ? {} : { path: { id } }), ...(query ? { query } : {}) };
  if (Object.keys(params).length > 0) options.push(`params: ${literal(params, "  ")},`);
  if (partsOf(entry))
    options.push('body: { file: form.get("file") as File },', "bodySerializer: () => form,");
  else if (isJson(entry) && entry.requestBody !== null)
    options.push(`body: ${literal(entry.requestBody, "  ", masks)},`);
  const call = `client.${entry.method}(${jsString(template)}`;
  const base = bank.baseUrl === undefined ? [] : [`  baseUrl: ${jsString(bank.baseUrl)},`];
  return [
    'import createClient from "openapi-fetch";',
    'import type { paths } from "sandbank/openapi";',
    "",
    "const client = createClient<paths>({",
    ...base,
    ...(Object.keys(key).length > 0 ? [`  headers: ${literal(key, "  ")},`] : []),
    "});",
    ...(path.note ? [`// The path: ${path.note}.`] : []),
    ...formLines(entry, "form", jsString),
    ...(options.length > 0
      ? [`const { data, error } = await ${call}, {`, ...options.map((line) => `  ${line}`), "});"]
      : [`const { data, error } = await ${call});`]),
    "",
  ].join("\n");
}

/** A path as the document has it, and what stands in its place in the request. */
function partsOfPath({ bank }: Copied, path: string) {
  const found = rowInPath(bank, path);
  const [bare = "", search = ""] = path.split("?", 2);
  const query = search === "" ? undefined : queryOf(search);
  if (!found) return { template: bare, id: undefined, query };
  const [after = ""] = found.rest.split("?", 1);
  const id = bare.slice(found.start.length, bare.length - after.length);
  return { template: `${found.start}{id}${after}`, id, query };
}

/** The document has numbers and flags where a query has text. */
function queryOf(search: string): Readonly<Record<string, string | number | boolean>> {
  const typed = ([name, value]: [string, string]) => {
    if (value === "true" || value === "false") return [name, value === "true"];
    return [name, name === "page[limit]" && /^\d+$/.test(value) ? Number(value) : value];
  };
  return Object.fromEntries([...new URLSearchParams(search)].map(typed));
}
