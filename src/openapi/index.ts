import type { CoreBank } from "../bank/bank.ts";
import { DEVELOPMENT } from "../development.ts";
import { received } from "../engine/schema/expected.ts";
import { REGISTRY } from "../registry.ts";
import type { OpenApiDocument } from "./document-types.ts";
import { RECORDED } from "./generated/recorded.ts";
import { openapiFactory } from "./openapi.ts";

export type { JsonSchema, OpenApiDocument, OperationObject, ResponseObject } from "./document-types.ts";
export type { components, operations, paths } from "./generated/types.ts";

const describe = openapiFactory(REGISTRY, DEVELOPMENT, RECORDED);

/**
 * Returns the OpenAPI 3.1 document of the API. With a bank, its options show: the base url, the configured accounts,
 * the name of the review status, the fields of the card network template, the body of errors; and its rows, in
 * examples that work with them. Equal banks give equal documents. Throws a TypeError for what is no bank of this process.
 *
 * @example await writeFile("sandbank.json", JSON.stringify(openapi(), null, 2));
 */
export function openapi(bank?: CoreBank): OpenApiDocument {
  if (bank && !bank.options) {
    throw new TypeError(
      `openapi takes a bank that createBank made, got ${received(bank)}: a server has its own document at /_sandbank/openapi.json.`,
    );
  }
  return describe(bank);
}
