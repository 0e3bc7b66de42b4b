import type { BankOf } from "../bank/bank.ts";
import { readOptions } from "../bank/options.ts";
import { Problem } from "../engine/http/problems.ts";
import type { DevelopmentOf } from "../engine/resource/development.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { writeDocument } from "./document.ts";
import type { OpenApiDocument } from "./document-types.ts";
import { endpointsOf } from "./endpoints.ts";
import { ERROR_BODY, schemaOf } from "./error-body.ts";
import { type ExampleRow, exampleOf } from "./example.ts";
import type { Recorded, RecordedRefusal } from "./recorded.ts";
import { createSchemas } from "./schemas.ts";
import { DEFAULT_SERVER } from "./server.ts";
import { textOf } from "./statements.ts";
import type { Writer } from "./writer.ts";

/** What a document shows of a bank: its options and its rows. */
export type DescribedBank = Pick<BankOf<Resources>, "baseUrl" | "clock" | "db" | "options">;

/** Returns the function that describes the API of a registry's banks. */
export function openapiFactory<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
  recorded: Recorded,
): (bank?: DescribedBank) => OpenApiDocument {
  const endpoints = endpointsOf(registry, development);
  const parts: DevelopmentOf<Resources> = development;
  return (bank) => {
    const options = bank?.options ?? readOptions({});
    const errorBody = bodyMaker(bank);
    const schemas = createSchemas(textOf);
    const refusals = Object.values(recorded).flatMap((operation) => Object.values(operation.refusals));
    schemas.refer("ErrorBody", () =>
      options.assumptions.errorBody ? schemaOf(refusals.map(errorBody)) : ERROR_BODY,
    );
    const state = bank && {
      now: () => bank.clock.now(),
      rows: (collection: string) => (bank.db[collection]?.all() ?? []) as readonly ExampleRow[],
    };
    const writer: Writer = {
      schemas,
      describe: textOf,
      reserved: (model) => registry[model.collection]?.reserved ?? [],
      fieldsByOptions: ({ collection }) => parts[collection]?.fieldsByOptions?.(options as never) ?? {},
      recorded: (operation) => recorded[operation],
      errorBody,
      bodyOf: (endpoint) =>
        state
          ? exampleOf(endpoint, state).body
          : (recorded[endpoint.route.operation]?.body as ReturnType<Writer["bodyOf"]>),
      maxFileBytes: (endpoint) => endpoint.route.multipart?.maxBytes({ options } as never) ?? 0,
    };
    return writeDocument(writer, registry, endpoints, bank?.baseUrl ?? DEFAULT_SERVER);
  };
}

function bodyMaker(bank: DescribedBank | undefined): (refusal: RecordedRefusal) => unknown {
  const own = bank?.options.assumptions.errorBody;
  if (!own) return ({ message }) => ({ error: message });
  return ({ status, code, message, issues }) => {
    // As it is sent: without what JSON leaves out.
    return JSON.parse(JSON.stringify(own(new Problem(status, code, message, { issues })) ?? null));
  };
}
