import { readFileSync } from "node:fs";
import type { OpenApiDocument } from "./openapi-types.ts";

/** The OpenAPI document of the built package. */
export function readDocument(): OpenApiDocument {
  return JSON.parse(readFileSync(new URL("../../dist/openapi.json", import.meta.url), "utf8"));
}
