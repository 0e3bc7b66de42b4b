import type * as z from "zod/mini";
import { checked, type ErrorText } from "../../schema/checked.ts";
import { type Finding, issuesOf } from "../problems.ts";
import { MOST_UNKNOWN, shownName, type UnknownFields } from "../unknown-fields.ts";

/** A query parameter: a zod schema for the text in the url. */
export type QueryField = z.ZodMiniType<unknown, string>;

/** What is wrong with the name of a filter: the end of a message that begins with it, and the statement that says so. */
export interface InvalidName {
  readonly text: string;
  readonly rule: string;
}

/** Accepts a filter that the shape does not list, or returns what is wrong with its name. */
export type OpenQuery = (name: string) => QueryField | InvalidName | undefined;

/** Query parameters by their literal names, such as "page[limit]". */
export type QueryShape = Readonly<Record<string, QueryField>>;

/** The parsed parameters that were sent. */
export type QueryValues<Shape extends QueryShape> = {
  readonly [Name in keyof Shape]?: z.output<Shape[Name]>;
};

/** A parsed query. */
export interface ParsedQuery {
  readonly values: Readonly<Record<string, unknown>>;
  readonly filters: readonly (readonly [string, string])[];
  readonly issues: readonly Finding[];
}

/**
 * Parses each parameter of the query by its schema. Known parameters given twice and unknown filters are refused; the
 * `unknownFields` option decides about any other unknown parameter (S13).
 */
export function parseQuery(
  params: URLSearchParams,
  shape: QueryShape,
  open: OpenQuery | undefined,
  unknown: UnknownFields,
  errorText?: ErrorText,
): ParsedQuery {
  const values: Record<string, unknown> = {};
  const filters: [string, string][] = [];
  const issues: Finding[] = [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [name, text] of params) {
    const field = fieldNamed(name, shape, open);
    if (field === undefined) {
      issues.push(...unknown.take(name, () => Object.keys(shape)));
    } else if ("rule" in field) {
      const shown = shownName(name);
      const { text, rule } = field;
      if (issues.length < MOST_UNKNOWN)
        issues.push({ field: shown, code: "unknown_filter", message: `'${shown}' ${text}`, rule });
    } else if (seen.has(name)) {
      repeated.add(name);
    } else {
      seen.add(name);
      const parsed = checked(field, text, errorText);
      if (parsed.issues) {
        issues.push(...issuesOf(parsed.issues, shownName(name)));
      } else {
        values[name] = parsed.value;
        if (isFilter(name)) filters.push([name, text]);
      }
    }
  }
  for (const name of repeated) {
    const shown = shownName(name);
    issues.push({
      field: shown,
      code: "repeated",
      message: `'${shown}' must be given once only.`,
      rule: "S13",
    });
  }
  return { values, filters, issues };
}

/** Whether a parameter is a filter; one named "filtered" is not. */
function isFilter(name: string): boolean {
  return /^filter(\[|$)/.test(name);
}

/** The field of a parameter; for an unknown filter, what is wrong with its name. */
function fieldNamed(
  name: string,
  shape: QueryShape,
  open: OpenQuery | undefined,
): QueryField | InvalidName | undefined {
  if (Object.hasOwn(shape, name)) return shape[name];
  return isFilter(name) ? (open?.(name) ?? unknownFilter(shape)) : undefined;
}

function unknownFilter(shape: QueryShape): InvalidName {
  const known = Object.keys(shape).filter(isFilter);
  const help =
    known.length > 0 ? `the filters of this list are ${known.join(", ")}` : "this list has no filters";
  return { text: `is not a filter of this list: ${help}.`, rule: "S13" };
}
