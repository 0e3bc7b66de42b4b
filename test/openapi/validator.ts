import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema, OpenApiDocument } from "../../src/openapi/index.ts";

/**
 * Returns what compiles a schema of a document, by JSON Schema 2020-12 and with formats. A keyword that the standard
 * does not know is an error.
 */
export function validatorOf({ components }: OpenApiDocument): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    ownProperties: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(["components"]);
  ajv.addSchema({ $id: "document", components });
  return (schema) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')));
}
