import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Difference } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";

/** What of a recording is not to be reported: a method, a path and a field, in each of which `*` is any text. */
export interface IgnoreRule {
  readonly text: string;
  matches(exchange: Exchange, field: string): boolean;
}

class IgnoreError extends Error {
  override name = "IgnoreError";
}

/**
 * Reads an ignore file: a line "METHOD /path field" for each rule, `#` before a comment, or a JSON array of such lines. Throws an
 * {@link IgnoreError} that names the line.
 */
export function readIgnored(text: string): readonly IgnoreRule[] {
  const lines = text.trimStart().startsWith("[") ? linesOfJson(text) : text.split(/\r?\n/);
  return lines.flatMap((line, at) => {
    const [written = ""] = line.split(/(?:^|\s)#/, 1);
    const rule = written.trim();
    return rule === "" ? [] : [ruleOf(rule, at + 1)];
  });
}

function linesOfJson(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new IgnoreError("It begins as a JSON array, but is none.", { cause });
  }
  return (value as readonly unknown[]).map((each, at) => {
    if (typeof each === "string") return each;
    if (isJsonObject(each)) return [each.method ?? "*", each.path ?? "*", each.field ?? "*"].join(" ");
    throw new IgnoreError(`Item ${at + 1} must be a text such as "GET /v1/ach/* data.batch_id".`);
  });
}

function ruleOf(text: string, line: number): IgnoreRule {
  const [method = "", path = "", field = "*", ...others] = text.split(/\s+/);
  if (!/^(?:[A-Z]+|\*)$/.test(method) || !/^[/*]/.test(path) || others.length > 0)
    throw new IgnoreError(
      `Line ${line} must be METHOD /path field, such as "GET /v1/ach/* data.batch_id", got ${JSON.stringify(text)}.`,
    );
  const [isMethod, isPath, isField] = [method, path, field].map(pattern);
  return {
    text,
    matches: ({ request }, name) =>
      Boolean(
        isMethod?.test(request.method) &&
          isPath?.test(request.path.split("?", 1)[0] ?? "") &&
          isField?.test(name.replaceAll(/\[\d+\]/g, "[]")),
      ),
  };
}

function pattern(text: string): RegExp {
  const parts = text.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}

/** Differences without those that a rule matches, and the rules that match none. */
export function withoutIgnored(
  found: readonly Difference[],
  exchanges: readonly Exchange[],
  rules: readonly IgnoreRule[],
): { readonly kept: readonly Difference[]; readonly unused: readonly string[] } {
  const used = new Set<IgnoreRule>();
  const kept = found.filter(({ exchange, field }) => {
    const of = exchanges[exchange];
    const hits = of ? rules.filter((rule) => rule.matches(of, field)) : [];
    for (const rule of hits) used.add(rule);
    return hits.length === 0;
  });
  return { kept, unused: rules.filter((rule) => !used.has(rule)).map(({ text }) => text) };
}
