import { findInternals } from "../bank/internals.ts";
import { DEVELOPMENT } from "../development.ts";
import { REGISTRY } from "../registry.ts";
import type { OpenApiDocument } from "./document-types.ts";
import type { DescribedService } from "./endpoints.ts";
import { RECORDED } from "./generated/recorded.ts";
import { type DescribedBank, openapiFactory } from "./openapi.ts";

const describe = openapiFactory(REGISTRY, DEVELOPMENT, RECORDED);

/** Describes the API of a bank or service of this process, at another base url than its own where one is given. */
export function describeBank(bank?: DescribedBank, baseUrl = bank?.baseUrl): OpenApiDocument {
  if (!bank) return describe();
  const { clock, db, options } = bank;
  return describe({ baseUrl, clock, db, options }, serviceOf(bank));
}

/** What a bank that was made in this process has; undefined for any other. */
function serviceOf(bank: object): DescribedService | undefined {
  const engine = findInternals(bank)?.engine;
  return (
    engine && {
      registry: engine.registry,
      routes: engine.kind.routes(engine.options),
      credential: engine.kind.credential,
    }
  );
}
