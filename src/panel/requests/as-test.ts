import type { LogEntry } from "../../index.ts";
import type { PanelBank } from "../bank.ts";
import { formLines } from "./as-fetch.ts";
import { type Copied, headersOf, isJson, partsOf } from "./copied.ts";
import { jsString, jsTemplate, urlPath } from "./escape.ts";
import { breakOf, brokenLines, faultLines } from "./faulted.ts";
import { literal, unmasked } from "./literal.ts";
import { resourceOf, rowInPath, targetPath } from "./paths.ts";
import { madeBy, prerequisitesOf } from "./prerequisites.ts";
import { masksOf, unmask } from "./unmask.ts";

/**
 * The request as a Vitest test: a bank of its own, the requests that led to it, then this one and
 * what it answered. Ids come from the answers, for the test's bank counts its own. A fault that hit the request hits
 * that of the test too.
 */
export function asTest({ bank, entry, keys, log }: Copied): string {
  const { before, missing } = prerequisitesOf(entry, log, bank);
  const names = new Map<string, string>();
  const write = (one: LogEntry) => requestLines(one, { keys, names, bank });

  const lines: string[] = [];
  let time = (before[0] ?? entry).time;
  const start = `clock: { start: ${jsString(time)}, paused: true }`;
  const moveTo = (at: string) => {
    if (at > time) lines.push(`  await bank.clock.advanceTo(${jsString(at)});`);
    time = at > time ? at : time;
  };
  for (const one of before) {
    moveTo(one.time);
    const row = madeBy(one);
    const call = write(one);
    if (!row) {
      lines.push(...call.before, `  await ${call.code};`);
      continue;
    }
    const name = nameOf(bank, row);
    names.set(row, name);
    lines.push(...call.before, `  const made${one.number} = await ${call.code};`);
    lines.push(`  const ${name} = (await made${one.number}.json()).data.id;`);
  }
  if (lines.length > 0) lines.push("");
  moveTo(entry.time);
  const broken = breakOf(entry);
  const call = requestLines(entry, { keys, names, bank, givesUp: broken === "hang" });
  lines.push(...call.before, ...faultLines(entry));
  if (broken) lines.push(...brokenLines(entry, call.code));
  else lines.push(`  const response = await ${call.code};`, ...expectations(bank, entry, names));

  const path = unmask("path", entry.path, masksOf(bank, entry)).value;
  const outcome = broken ? `breaks (${broken})` : `is answered ${entry.status}`;
  const url = bank.baseUrl === undefined ? "" : `baseUrl: ${jsString(bank.baseUrl)}, `;
  return [
    `import { createBank } from "sandbank";`,
    `import { expect, test } from "vitest";`,
    "",
    `test(${jsString(`${entry.method} ${path} ${outcome}`)}, async () => {`,
    "  // Give createBank the other options of your own bank too, such as strict or accounts.",
    `  const bank = createBank({ ${url}${start} });`,
    ...missing.map(
      (row) => `  // Nothing in the log made ${jsTemplate(row)}: a scenario did, or it is not there.`,
    ),
    ...lines,
    "});",
    "",
  ].join("\n");
}

/** `/v1/gov_idents/1001` is `govIdent1001`. */
function nameOf(bank: PanelBank, row: string): string {
  const type = resourceOf(bank, row)?.type ?? "row";
  return `${type.replace(/\W|_+(\w)/g, (_, letter = "") => letter.toUpperCase())}${row.split("/").at(-1)}`;
}

function requestLines(
  entry: LogEntry,
  known: { keys: Copied["keys"]; names: ReadonlyMap<string, string>; bank: PanelBank; givesUp?: boolean },
): { readonly before: readonly string[]; readonly code: string } {
  const { keys, names, bank, givesUp = false } = known;
  const masks = masksOf(bank, entry);
  const path = unmask("path", entry.path, masks);
  const inPlaceOf = (field: string, value: unknown) => {
    const target = typeof value === "number" ? targetPath(bank, entry.path, field) : undefined;
    const name = target && names.get(`${target}/${value}`);
    return name && `Number(${name})`;
  };
  const form = `form${entry.number}`;
  const body = () => {
    if (partsOf(entry)) return form;
    if (!isJson(entry)) return undefined;
    if (entry.requestBody === null) return jsString("not JSON");
    return `JSON.stringify(${literal(entry.requestBody, { inPlaceOf, masks }, "    ")})`;
  };
  const code = body();
  const before = formLines(entry, "  ", form);
  if (isJson(entry) && entry.requestBody === null)
    before.push("  // The body was no JSON, so the log does not have it.");
  if (path.note) before.push(`  // The path: ${path.note}.`);
  return {
    before,
    code: [
      `bank.fetch(${pathCode(bank, urlPath(path.value), names)}, {`,
      `    method: ${jsString(entry.method)},`,
      `    headers: ${literal(headersOf(entry, keys), {}, "    ")},`,
      ...(code === undefined ? [] : [`    body: ${code},`]),
      ...(givesUp ? ["    signal: AbortSignal.timeout(100),"] : []),
      "  })",
    ].join("\n"),
  };
}

/** The path, with the id that the test's own bank gave in place of the one in the log. */
function pathCode(bank: PanelBank, path: string, names: ReadonlyMap<string, string>): string {
  const found = rowInPath(bank, path);
  const name = found && names.get(found.row);
  if (!name) return jsString(path);
  return `\`${jsTemplate(found.start)}\${${name}}${jsTemplate(found.rest)}\``;
}

/** What the answer must be: its status, and of its body what does not depend on ids. */
function expectations(bank: PanelBank, entry: LogEntry, names: ReadonlyMap<string, string>): string[] {
  const { status, requestBody, responseBody } = entry;
  const lines = [`  expect(response.status).toBe(${status});`];
  const { error, data } = (responseBody ?? {}) as { error?: unknown; data?: { status?: unknown } | null };
  const hasIds =
    typeof error === "string" && [...names.keys()].some((row) => error.includes(row.split("/").at(-1) ?? ""));
  // A refused value is replaced by another, and the error may say what was received.
  const isOther =
    (isJson(entry) && requestBody === null) ||
    unmasked(requestBody, masksOf(bank, entry)).notes.some((note) => note.includes("refused"));
  if (typeof error === "string" && !hasIds && !isOther && !error.includes("••••")) {
    lines.push(`  expect(await response.json()).toEqual({ error: ${jsString(error)} });`);
  } else if (typeof data?.status === "string") {
    lines.push(`  expect((await response.json()).data.status).toBe(${jsString(data.status)});`);
  }
  return lines;
}
