import type { QueryField } from "../../engine/http/routes/query.ts";
import { FIRST_ID } from "../../engine/store/ids.ts";
import type { JsonSchema, ParameterObject } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import type { Writer } from "./writer.ts";

/** The parameters of an operation: the id in its path, its query parameters, its open filters. */
export function parametersOf(writer: Writer, { route }: Endpoint): readonly ParameterObject[] {
  const { path, query = {}, openPrefix, model, statements = {} } = route;
  const byOptions = model ? writer.fieldsByOptions(model) : {};
  const named = Object.entries<QueryField>(query).map(([name, schema]): ParameterObject => {
    const description = writer.describe(statements[name]);
    return {
      name,
      in: "query",
      ...(description ? { description } : {}),
      schema: { ...writer.schemas.convert(schema, "input"), ...byOptions[name] },
    };
  });
  return [
    ...(path.includes(":id") ? [idParameter(route.model?.noun)] : []),
    ...named,
    ...(openPrefix === undefined ? [] : [openFilter(openPrefix, writer.describe(statements.filter))]),
  ];
}

function idParameter(noun = "row"): ParameterObject {
  return {
    name: "id",
    in: "path",
    required: true,
    description: `The id of the ${noun}. Another form of id is answered as one that no row has.`,
    schema: { type: "string", pattern: "^[1-9][0-9]*$" } satisfies JsonSchema,
    example: String(FIRST_ID),
  };
}

/** Filters whose names are open: `filter[metadata.team]=blue`. */
function openFilter(prefix: string, description: string | undefined): ParameterObject {
  const names = `^${prefix.replaceAll(".", "\\.")}.`;
  return {
    name: "filter",
    in: "query",
    ...(description ? { description } : {}),
    style: "deepObject",
    explode: true,
    schema: {
      type: "object",
      patternProperties: { [names]: { type: "string" } },
      additionalProperties: false,
    },
  };
}
