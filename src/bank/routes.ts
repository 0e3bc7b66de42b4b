import { z } from "zod";
import { type Route, routesOf as writeRoutes } from "../engine/http/route.ts";
import type { Resources } from "../engine/resource/resource.ts";
import type { Service } from "../engine/service.ts";
import type { BankService } from "./service.ts";

/** Returns the version of the API (S18); the only endpoint that belongs to no resource. */
export const getApiVersion = writeRoutes<Service>()({
  operation: "getApiVersion",
  method: "GET",
  path: "/v1",
  summary: "Return the version of the API",
  auth: "any",
  answer: "plain",
  response: () => z.object({ api_version: z.string() }).meta({ statements: "S18" }),
  handle: () => ({ api_version: "1" }),
});

/** Every endpoint, in the order of the registry. */
export function routesOf(registry: Resources): readonly Route<BankService>[] {
  const routes: readonly Route[] = [
    getApiVersion,
    ...Object.values(registry).flatMap((resource) => resource.routes),
  ];
  // Each route sees the part of the bank that its area declares.
  return routes as readonly Route<BankService>[];
}
