import * as z from "zod/mini";
import { expected } from "../engine/schema/expected.ts";
import { optionalOneOf } from "../engine/schema/fields.ts";

/** Where a company's money comes from (ONB-36; O20). */
const SOURCES_OF_FUNDS = [
  "existing",
  "family",
  "grant",
  "inheritance",
  "internal",
  "investor",
  "loan",
  "personal",
  "retirement",
  "vc",
] as const;

/** The source of funds of a company or parent company; "" when it was never given (S8). */
export const sourceOfFunds = optionalOneOf(SOURCES_OF_FUNDS);

const percentExpected = expected("a number above 0 and at most 100");

/** The share that a person or parent company owns (ONB-73, ONB-92; O13). */
export const percentOwnership = z
  .number({ error: percentExpected })
  .check(z.gt(0, { error: percentExpected }), z.lte(100, { error: percentExpected }));
