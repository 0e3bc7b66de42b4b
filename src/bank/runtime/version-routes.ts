import * as z from "zod/mini";
import { type Route, routesOf } from "../../engine/http/routes/route.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import type { Service } from "../../engine/service.ts";
import type { ResolvedOptions } from "../options/options.ts";

/** Returns the version of the API (S18); the only endpoint that belongs to no resource. */
export const getApiVersion = routesOf<Service>()({
  operation: "getApiVersion",
  method: "GET",
  path: "/v1",
  summary: "Return the version of the API",
  auth: "any",
  answer: "plain",
  response: () => withMeta(z.object({ api_version: z.string() }), { statements: "S18" }),
  handle: () => ({ api_version: "1" }),
});

/** The same for a client that posts to the path; only in banks whose options say so (OPT-5). */
const postApiVersion = { ...getApiVersion, operation: "postApiVersion", method: "POST" } as const;

/** The endpoints that belong to no resource, in a bank with these options. */
export function versionRoutes({
  assumptions,
}: Pick<ResolvedOptions, "assumptions">): readonly Route<Service>[] {
  return assumptions.postVersion === "answer" ? [getApiVersion, postApiVersion] : [getApiVersion];
}
