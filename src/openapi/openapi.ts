import type { CoreBank } from "../bank/bank.ts";
import { type ResolvedOptions, readOptions } from "../bank/options/options.ts";
import { errorBodyOf, unknownFieldsPolicy } from "../bank/options/service-assumptions.ts";
import { Problem } from "../engine/http/problems.ts";
import { type Route, UNKNOWN_TYPE } from "../engine/http/routes/route.ts";
import type { DevelopmentOf } from "../engine/resource/development.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { sentRow } from "../engine/resource/wire-form.ts";
import { exampleOf, stateOf } from "./calls/example.ts";
import { fittingRow } from "./choices.ts";
import { writeDocument } from "./document/document.ts";
import { ERROR_BODY, schemaOf } from "./document/error-body.ts";
import { faultAnswersOf } from "./document/faults.ts";
import { DEFAULT_SERVER } from "./document/server.ts";
import type { Writer } from "./document/writer.ts";
import type { OpenApiDocument } from "./document-types.ts";
import { type DescribedService, describedBank, endpointsOf } from "./endpoints.ts";
import type { Recorded, RecordedRefusal } from "./recorded.ts";
import { createSchemas } from "./schemas.ts";
import { textOf } from "./statements.ts";

/** What a document shows of a bank: its options, whatever its scenarios are for, and its rows. */
export interface DescribedBank extends Pick<CoreBank, "baseUrl" | "clock"> {
  /** Its rows, for examples that work with them. */
  readonly db: object;
  /** Its options. */
  readonly options: Omit<ResolvedOptions, "scenario" | "scenarios" | "progress">;
}

/** Returns the function that describes the API of a registry's banks, and of services that are none. */
export function openapiFactory<R extends Resources>(
  base: R,
  development: DevelopmentOf<R>,
  recorded: Recorded,
): (bank?: DescribedBank, service?: DescribedService) => OpenApiDocument {
  const parts: DevelopmentOf<Resources> = development;
  return (bank, given) => {
    const options = bank?.options ?? readOptions({});
    const service = given ?? describedBank(base, options);
    const { registry } = service;
    const { assumptions } = options;
    const endpoints = endpointsOf(base, development, options, service);
    const errorBody = bodyMaker(options);
    const schemas = createSchemas(textOf);
    const refusals = Object.values(recorded).flatMap((operation) => Object.values(operation.refusals));
    schemas.refer("ErrorBody", () =>
      assumptions.errorBody ? schemaOf(refusals.map(errorBody)) : ERROR_BODY,
    );
    const state = bank && stateOf(bank);
    const fieldsByOptions: Writer["fieldsByOptions"] = ({ collection }) =>
      parts[collection]?.fieldsByOptions?.(options as never) ?? {};
    const writer: Writer = {
      schemas,
      describe: textOf,
      // Each resource sees the options that its area declares, here and below.
      reserved: (model) => registry[model.collection]?.reserved?.({ options } as never) ?? [],
      fieldsByOptions,
      answerOf: ({ route, recordedAs }) => {
        const answer = recorded[recordedAs]?.answer;
        if (!bank || answer === undefined) return answer;
        const local = sentAnswer(withBase(answer, bank.baseUrl ?? DEFAULT_SERVER), route, options);
        return route.model && !route.response ? fittingRow(local, fieldsByOptions(route.model)) : local;
      },
      refusalsOf: ({ recordedAs }) => recorded[recordedAs]?.refusals ?? {},
      credential: service.credential,
      statusCodes: assumptions.statusCodes,
      minusOne: assumptions.minusOne,
      faultsOf: faultAnswersOf(options, endpoints),
      errorBody,
      closed: unknownFieldsPolicy(options) === "reject" ? { additionalProperties: false } : {},
      bodyOf: (endpoint) => {
        if (!state) return recorded[endpoint.recordedAs]?.body as ReturnType<Writer["bodyOf"]>;
        return exampleOf(endpoint, state).body;
      },
      fileTypesOf: ({ route: { multipart } }) => [
        ...(multipart?.types ?? []),
        ...(multipart?.typesByName?.({ options } as never) ? [UNKNOWN_TYPE] : []),
      ],
      maxFileBytes: (endpoint) => endpoint.route.multipart?.maxBytes({ options } as never) ?? 0,
    };
    const server = bank?.baseUrl ?? DEFAULT_SERVER;
    return writeDocument(writer, endpoints, {
      server,
      signed: options.signatures.check,
      isBank: Object.keys(base).every((name) => Object.hasOwn(registry, name)),
    });
  };
}

/** A recorded answer in the form in which a bank with these options sends rows of its model. */
function sentAnswer(answer: unknown, { model }: Pick<Route, "model">, options: object): unknown {
  const form = model?.wireForm?.(options as never);
  if (!form) return answer;
  const { data, ...beside } = answer as { readonly data: object | readonly object[] };
  const sent = (shown: object) => sentRow(shown, form);
  return { data: Array.isArray(data) ? data.map(sent) : sent(data), ...beside };
}

/** An answer with the urls of another base. */
function withBase(answer: unknown, base: string): unknown {
  const recordedAt = `${DEFAULT_SERVER}/`;
  const moved = (_: string, value: unknown) =>
    typeof value === "string" && value.startsWith(recordedAt)
      ? `${base}/${value.slice(recordedAt.length)}`
      : value;
  return JSON.parse(JSON.stringify(answer), moved);
}

/** Makes the body of a recorded refusal as it is sent: without what JSON leaves out. */
function bodyMaker({
  assumptions,
}: Pick<DescribedBank["options"], "assumptions">): (refusal: RecordedRefusal) => unknown {
  const make = errorBodyOf(assumptions);
  return ({ status, code, message, issues }) =>
    JSON.parse(JSON.stringify(make(new Problem(status, code, message, { issues })) ?? null));
}
