import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonSchema, OpenApiDocument } from "../../src/openapi/index.ts";

/** What schemas were compiled to, by their text and that of all they refer to: most documents have most of them. */
const compiled = new Map<string, ValidateFunction>();

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
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addVocabulary(["components"]);
  ajv.addSchema({ $id: "document", components });
  const texts = new Map(
    Object.entries(components.schemas).map(([name, schema]) => [
      `"#/components/schemas/${name}"`,
      JSON.stringify(schema),
    ]),
  );
  return (schema) => {
    const text = JSON.stringify(schema);
    const whole = [text, ...referredTo(text, texts)].join("\n");
    const validate = compiled.get(whole) ?? ajv.compile(JSON.parse(text.replaceAll('"#/', '"document#/')));
    compiled.set(whole, validate);
    return validate;
  };
}

/** The references in a schema, and in what they refer to, each with the text of that. */
function referredTo(schema: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, string>();
  const add = (text: string) => {
    for (const [reference] of text.matchAll(/"#\/[^"]*"/g)) {
      if (found.has(reference)) continue;
      const target = texts.get(reference) ?? "";
      found.set(reference, reference + target);
      add(target);
    }
  };
  add(schema);
  return [...found.values()];
}
