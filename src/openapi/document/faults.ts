import type { ResolvedOptions } from "../../bank/options/options.ts";
import { problemOf } from "../../engine/http/faults/answer.ts";
import { matcherOf } from "../../engine/http/faults/match.ts";
import { PRESETS } from "../../engine/http/faults/presets.ts";
import { tooMany } from "../../engine/http/faults/rate-limit.ts";
import type { ReadRule } from "../../engine/http/faults/rule.ts";
import type { Problem } from "../../engine/http/problems.ts";
import type { JsonSchema, ResponseObject } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import { schemaOf } from "./error-body.ts";

/** A refusal that a rule or the limit of a bank gives in its place. */
export interface FaultAnswer {
  readonly problem: Problem;
  /** The whole body; undefined for one in the service's form. */
  readonly body?: unknown;
}

type Options = Pick<ResolvedOptions, "faults" | "rateLimit">;

/** Returns the function that lists what the rules and the limit of the options answer at an endpoint (X100). */
export function faultAnswersOf(
  { faults, rateLimit }: Options,
  endpoints: readonly Endpoint[],
): (endpoint: Endpoint) => readonly FaultAnswer[] {
  const all = endpoints.map(({ route: { operation, method, path } }) => ({ operation, method, path }));
  const rules = faults.map((fault): ReadRule => (typeof fault === "string" ? PRESETS[fault] : fault));
  const limited = rateLimit && { problem: tooMany(rateLimit.quota, rateLimit.window, rateLimit.window) };
  return ({ route }) => {
    const answers = rules.flatMap((rule): FaultAnswer[] => {
      const problem = problemOf(rule);
      return problem && isAbout(rule, route, all) ? [{ problem, body: rule.body }] : [];
    });
    return limited ? [...answers, limited] : answers;
  };
}

/** Whether a rule can be about an endpoint; what a function selects is known only of a request. */
function isAbout(
  { on }: ReadRule,
  { operation, method, path }: Endpoint["route"],
  endpoints: Parameters<typeof matcherOf>[1],
): boolean {
  if (typeof on === "function") return true;
  const matches = matcherOf(on, endpoints);
  const [query, headers] = [new URLSearchParams(), new Headers()];
  return typeof matches === "function" && matches({ method, path, query, operation, headers, body: null });
}

/** The answers of a status: that of the bank, if it gives this status too, and those of rules and the limit. */
export function withFaults(
  own: ResponseObject | undefined,
  answers: readonly FaultAnswer[],
  errorBody: (problem: Problem) => unknown,
): ResponseObject {
  const formed: JsonSchema = { $ref: "#/components/schemas/ErrorBody" };
  const content = own?.content?.["application/json"];
  const schemas = [
    ...(content ? [content.schema] : []),
    ...answers.map(({ body }) => (body === undefined ? formed : schemaOf([body]))),
  ];
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first] = answers;
  const value = first && (first.body === undefined ? errorBody(first.problem) : first.body);
  const headers = Object.fromEntries(
    answers.flatMap(({ problem }) => Object.keys(problem.headers).map((name) => [name, headerOf(name)])),
  );
  const text = "A rule of `faults` or the `rateLimit` of this bank answers so.";
  return {
    description: own ? `${own.description} ${text}` : text,
    ...(own?.headers || Object.keys(headers).length > 0 ? { headers: { ...own?.headers, ...headers } } : {}),
    content: {
      "application/json": {
        schema: distinct.length === 1 ? (distinct[0] as JsonSchema) : { anyOf: distinct },
        examples: content?.examples ?? { example: { value } },
      },
    },
  };
}

function headerOf(name: string) {
  if (name.toLowerCase() !== "retry-after")
    return { description: "As the rule gives it.", schema: { type: "string" } };
  return {
    description: "Seconds until the request may be sent again.",
    schema: { type: "integer", minimum: 0 },
  };
}

/** What clients of any such service meet: the answers of the presets `rate-limited` and `down`. */
export function commonFaults(
  errorBody: (problem: Problem) => unknown,
): Readonly<Record<"TooManyRequests" | "ServiceUnavailable", ResponseObject>> {
  const common = (rule: ReadRule, description: string): ResponseObject => {
    const problem = problemOf(rule) as Problem;
    return { ...withFaults(undefined, [{ problem }], errorBody), description };
  };
  return {
    TooManyRequests: common(PRESETS["rate-limited"], "More requests than are handled: try again later."),
    ServiceUnavailable: common(PRESETS.down, "The service is down: try again later."),
  };
}
