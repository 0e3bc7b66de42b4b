import type { RawBody } from "./body.ts";
import { parseFields } from "./fields.ts";
import { type Issue, invalid } from "./problems.ts";
import { parseQuery } from "./query.ts";
import { danglingReferences } from "./references.ts";
import type { AnyBank, Call, Route } from "./route.ts";
import { brokenRules } from "./rules.ts";
import type { UnknownFields } from "./unknown-fields.ts";

/** The parts of a call that come out of the request. */
export type ParsedInput = Pick<
  Call<unknown, unknown, unknown, unknown>,
  "body" | "beside" | "query" | "filters" | "parts"
>;

/**
 * Parses query and body by the route's contract and checks its rules and references, all problems
 * at once, in field order. Throws one {@link Problem} with status 400 that names each.
 */
export function parseInput<Bank extends AnyBank>(
  route: Route<Bank>,
  request: { readonly params: URLSearchParams; readonly raw: RawBody; readonly row: object | undefined },
  bank: Bank,
  unknown: UnknownFields,
): ParsedInput {
  const query = parseQuery(request.params, route.query ?? {}, route.openQuery, unknown);
  const shape = route.body?.schema.shape ?? {};
  const [data, top] = request.raw.kind === "json" ? [request.raw.data, request.raw.top] : [{}, {}];
  const beside = parseFields(top, route.beside ?? {}, unknown);
  const body = parseFields(data, shape, unknown);
  const found = [...query.issues, ...body.issues, ...beside.issues];
  const misshapen = new Set(found.map((issue) => issue.field));
  const sent = { ...query.values, ...body.values };
  const checked = [
    ...danglingReferences(route.references ?? [], body.values, misshapen, bank.store, bank.now()),
    ...brokenRules(route.rules ?? [], { sent, row: request.row, misshapen, bank }),
  ];
  const issues = [...found, ...checked];
  if (issues.length > 0)
    throw invalid(inOrder(issues, [...Object.keys(route.query ?? {}), ...Object.keys(shape)]));
  const parts = request.raw.kind === "parts" ? request.raw.parts : [];
  return { body: body.values, beside: beside.values, query: query.values, filters: query.filters, parts };
}

/** Sorts issues by the order of their fields in the contract; fields it does not list come last. */
function inOrder(issues: readonly Issue[], fields: readonly string[]): readonly Issue[] {
  const rank = (issue: Issue) => {
    const at = fields.indexOf(issue.field);
    return at < 0 ? fields.length : at;
  };
  return [...issues].sort((one, other) => rank(one) - rank(other));
}
