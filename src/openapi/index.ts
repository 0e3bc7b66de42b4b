import { received } from "../engine/schema/expected.ts";
import { describeBank } from "./describe.ts";
import type { OpenApiDocument } from "./document-types.ts";
import type { DescribedBank } from "./openapi.ts";

export type { JsonSchema, OpenApiDocument, OperationObject, ResponseObject } from "./document-types.ts";
export type { components, operations, paths } from "./generated/types.ts";

/**
 * Returns the OpenAPI 3.1 document of the API. With a bank, its options show: the base url, the configured accounts,
 * the name of the review status, the fields of the card network template, the body of errors; and its rows, in
 * examples that work with them. With a service of `createService`, it is that of its resources. Equal banks give equal
 * documents. Throws a TypeError for what is no bank of this process.
 *
 * @example await writeFile("sandbank.json", JSON.stringify(openapi(), null, 2));
 */
export function openapi(bank?: DescribedBank): OpenApiDocument {
  if (bank && !bank.options) {
    throw new TypeError(
      `openapi takes a bank that createBank made, got ${received(bank)}: a server has its own document at /_sandbank/openapi.json.`,
    );
  }
  return describeBank(bank);
}
