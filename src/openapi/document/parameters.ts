import type { QueryField } from "../../engine/http/routes/query.ts";
import { FIRST_ID, type IdForm, idWith } from "../../engine/store/ids.ts";
import type { Model } from "../../engine/store/model.ts";
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
    ...(path.includes(":id") ? [idParameter(route.model)] : []),
    ...named,
    ...(openPrefix === undefined ? [] : [openFilter(openPrefix, writer.describe(statements.filter))]),
  ];
}

function idParameter({
  noun = "row",
  ids = "string",
}: Partial<Pick<Model, "noun" | "ids">> = {}): ParameterObject {
  return {
    name: "id",
    in: "path",
    required: true,
    description: `The id of the ${noun}. Another form of id is answered as one that no row has.`,
    schema: idSchema(ids),
    example: String(idWith(FIRST_ID, ids)),
  };
}

function idSchema(form: IdForm): JsonSchema {
  if (form === "uuid") return { type: "string", format: "uuid" };
  const prefix = typeof form === "object" ? form.prefix.replaceAll(/[^A-Za-z0-9_ -]/g, "\\$&") : "";
  return { type: "string", pattern: `^${prefix}[1-9][0-9]*$` };
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
