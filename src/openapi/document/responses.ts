import { answersOf } from "../../engine/http/answer/answers.ts";
import { BEARER } from "../../engine/http/input/credential.ts";
import { successOf } from "../../engine/http/routes/route.ts";
import { sentStatus } from "../../engine/http/routes/status-codes.ts";
import type { JsonSchema, ResponseObject } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import { type FaultAnswer, withFaults } from "./faults.ts";
import { rowSchema } from "./fields.ts";
import type { Writer } from "./writer.ts";

/** The challenge of a 401 (X3). */
const CHALLENGE = {
  "WWW-Authenticate": { description: "Always `Bearer`.", schema: { type: "string", const: "Bearer" } },
} as const;

/** The answers of an operation, by status. */
export function responsesOf(
  writer: Writer,
  endpoint: Endpoint,
  taken: ReadonlySet<string>,
): Readonly<Record<string, ResponseObject>> {
  const { success, refusals } = answersOf(endpoint.route, sentStatus(writer.statusCodes));
  const answer = writer.answerOf(endpoint);
  const recorded = writer.refusalsOf(endpoint);
  const schema = success.body && successSchema(writer, endpoint, taken);
  const examples = answer === undefined ? {} : { examples: { example: { value: answer } } };
  const own: Record<string, ResponseObject> = {
    [success.status]: {
      description: DESCRIPTIONS[success.status] ?? "Done.",
      ...(schema ? { content: { "application/json": { schema, ...examples } } } : {}),
    },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        refusalResponse(writer, Number(status), description, recorded[status]),
      ]),
    ),
  };
  const faults = Map.groupBy(writer.faultsOf(endpoint), ({ problem }: FaultAnswer) => problem.status);
  for (const [status, answers] of faults) own[status] = withFaults(own[status], answers, writer.errorBody);
  return own;
}

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  200: "Done.",
  202: "Taken; it is done later.",
  204: "Done. The answer has no body.",
};

function successSchema(writer: Writer, { route }: Endpoint, taken: ReadonlySet<string>): JsonSchema {
  const { model, response } = route;
  const { answer } = successOf(route);
  const inner = response
    ? writer.schemas.convert(response(), "output")
    : rowSchema(writer, model as NonNullable<typeof model>, taken);
  if (answer === "plain" || route.bare) return inner;
  const data = { ...inner, description: response ? "What was asked for." : `The ${model?.noun}.` };
  return { type: "object", properties: { data }, required: ["data"], additionalProperties: false };
}

function refusalResponse(
  writer: Writer,
  status: number,
  description: string,
  refusal: Parameters<Writer["errorBody"]>[0] | undefined,
): ResponseObject {
  const example = refusal ? { examples: { example: { value: writer.errorBody(refusal) } } } : {};
  return {
    description,
    ...(status === 401 && writer.credential.before === BEARER.before ? { headers: CHALLENGE } : {}),
    content: { "application/json": { schema: { $ref: "#/components/schemas/ErrorBody" }, ...example } },
  };
}
