import type { CompanyStatus } from "./companies/schema.ts";

/** The names that the service reserves, with the status that a company of each is created with (O7). */
export const DOCUMENTED_NAMES: ReadonlyMap<string, CompanyStatus> = new Map([
  ["TEST APPROVED", "approved"],
  ["TEST REJECTED", "rejected"],
  ["TEST BLOCKED", "blocked"],
]);
