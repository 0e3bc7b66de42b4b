import { referencesOf } from "../../schema/references.ts";
import type { Service } from "../../service.ts";
import { statementAbout } from "../../store/statements.ts";
import type { HeaderReader } from "../bank-request.ts";
import type { RawBody } from "../body/body.ts";
import type { Upload } from "../body/upload.ts";
import { uploads } from "../body/uploads.ts";
import { type MinusOne, withoutMinusOne } from "../minus-one.ts";
import { type Finding, invalid } from "../problems.ts";
import { type ParsedQuery, parseQuery } from "../routes/query.ts";
import type { Call, FileFacts, Multipart, Route } from "../routes/route.ts";
import { brokenRules, type RefusedBy } from "../rules.ts";
import type { UnknownFields } from "../unknown-fields.ts";
import { ignoredHeaders, type Strict, type WarningPolicy } from "../warnings.ts";
import { parseFields } from "./fields.ts";
import { danglingReferences } from "./references.ts";

/** The parts of a call that are read from the request. */
export type ParsedInput = Pick<
  Call<unknown, unknown, unknown, unknown>,
  "body" | "beside" | "query" | "filters"
> & {
  readonly file: FileFacts | undefined;
};

/** The content of a body before its fields are parsed. */
interface Sent extends Pick<Upload, "data" | "issues"> {
  readonly beside: Readonly<Record<string, unknown>>;
  readonly file: FileFacts | undefined;
}

/** A request to parse, with the row that its path names. */
interface Parsed {
  readonly url: URL;
  readonly headers: HeaderReader;
  readonly raw: RawBody;
  readonly row: object | undefined;
  readonly minusOne: MinusOne;
}

const NO_QUERY: ParsedQuery = { values: {}, filters: [], issues: [] };

/**
 * Parses query and body by the route's contract and checks its rules and references, reporting all issues at once.
 * Throws one {@link Problem} with status 400 that names them in field order.
 */
export function parseInput<Bank extends Service>(
  route: Route<Bank>,
  request: Parsed,
  bank: Bank,
  unknown: UnknownFields,
  { strict, warn }: WarningPolicy,
): ParsedInput {
  const { url } = request;
  const query =
    url.search === ""
      ? NO_QUERY
      : parseQuery(url.searchParams, route.query ?? {}, route.openQuery, unknown, route.errorText);
  const shape = route.body?.schema.shape ?? {};
  const sent = sentIn(route, request.raw, bank, unknown);
  const beside = parseFields(sent.beside, route.beside ?? {}, unknown);
  const isMeant = request.minusOne === "value" || !route.body;
  const data = isMeant ? sent.data : withoutMinusOne(sent.data, route.body.schema);
  const body = parseFields(data, shape, unknown, route.errorText);
  const found = [...query.issues, ...sent.issues, ...body.issues, ...beside.issues];
  const malformed = new Set(found.map((issue) => issue.field));
  const references = route.model ? referencesOf(route.model.row) : [];
  const dangling = danglingReferences(references, body.values, bank.store, bank.now());
  const invalidFields = new Set([...malformed, ...dangling.map((issue) => issue.field)]);
  const values = { ...query.values, ...body.values };
  const broken = brokenRules(route.rules ?? [], { sent: values, row: request.row, invalidFields, bank });
  const looksWrong = [...broken, ...ignoredHeaders(route.method, request.headers)];
  const refused = looksWrong.filter(({ warns }) => isRefused(warns, strict));
  const issues = [...found, ...dangling, ...refused];
  if (issues.length > 0) {
    const order = [...Object.keys(route.query ?? {}), route.multipart?.file ?? "", ...Object.keys(shape)];
    throw invalid(
      inOrder(issues, order).map(({ field, code, message, rule }) => ({
        field,
        code,
        message,
        rule: rule ?? ruleAbout(route, field),
      })),
    );
  }
  for (const found of looksWrong) warn(found);
  const { file } = sent;
  return { body: body.values, beside: beside.values, query: query.values, filters: query.filters, file };
}

function sentIn<Bank extends Service>(
  route: Route<Bank>,
  raw: RawBody,
  bank: Bank,
  unknown: UnknownFields,
): Sent {
  if (raw.kind === "json") return { data: raw.data, beside: raw.top, file: undefined, issues: [] };
  if (raw.kind !== "parts") return { data: {}, beside: {}, file: undefined, issues: [] };
  const fields = Object.keys(route.body?.schema.shape ?? {});
  const { readUpload } = uploads.code;
  return { ...readUpload(raw.parts, route.multipart as Multipart<Bank>, fields, bank, unknown), beside: {} };
}

function isRefused(warns: RefusedBy | undefined, strict: Strict): boolean {
  return warns === undefined || strict === "advice" || (strict && warns === "strict");
}

/** The statement about a field or parameter; "S2" for one that has none. */
export function ruleAbout({ statements, model }: Pick<Route, "statements" | "model">, field: string): string {
  return statements?.[field] || (model && statementAbout(field, model)) || "S2";
}

/** Sorts issues by the order of their fields in the contract; fields it does not list come last. */
function inOrder(issues: readonly Finding[], fields: readonly string[]): readonly Finding[] {
  const rank = (issue: Finding) => {
    const at = fields.indexOf(issue.field);
    return at < 0 ? fields.length : at;
  };
  return [...issues].sort((one, other) => rank(one) - rank(other));
}
