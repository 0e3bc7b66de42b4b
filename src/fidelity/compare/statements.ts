import * as z from "zod/mini";
import type { Route } from "../../engine/http/routes/route.ts";
import type { Resource } from "../../engine/resource/resource.ts";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import { wireOf } from "../../engine/store/model.ts";
import { statementsIn, statementsOf } from "../../engine/store/statements.ts";
import { STATEMENTS } from "../../openapi/generated/statements.ts";
import type { Endpoint } from "../service.ts";
import { ownOf } from "./values.ts";

/** The id of the statement about a field of an answer, such as "data.events[0].updated_at"; undefined for none. */
export function statementAbout(field: string, endpoint: Endpoint | undefined): string | undefined {
  const route = endpoint?.route;
  if (!route || !endpoint) return undefined;
  const name = field.replaceAll(/\[\d*\]/g, "");
  const ofRoute = known.get(route) ?? new Map<string, string | undefined>();
  known.set(route, ofRoute);
  if (!ofRoute.has(name)) ofRoute.set(name, found(name, route, endpoint.resource));
  return ofRoute.get(name);
}

/** Looked up once per route and field: every field of every answer asks. */
const known = new WeakMap<Route, Map<string, string | undefined>>();

function found(field: string, route: Route, resource: Resource | undefined): string | undefined {
  const [first = "", ...path] = field.split(".");
  if (first === "links" || isList(route)) return "CONV-5";
  if (first !== "data" || !resource) return ownStatement(route);
  const [name, ...inner] = path;
  if (name === undefined) return undefined;
  const { model } = resource;
  const about = ownOf(statementsOf(model), name);
  return within(ownOf(wireOf(model).shape, name), inner) ?? (about === "" ? undefined : about);
}

/** The statement because of which a call answers 200: documented, but decided for the area of cards. */
export function successStatement(endpoint: Endpoint | undefined): string | undefined {
  if (!endpoint?.resource) return undefined;
  const isOfCards = Object.values(statementsOf(endpoint.resource.model)).some((id) => /^(?:VC|CC)-/.test(id));
  return isOfCards ? "X349" : "CONV-8";
}

export function textOf(statement: string | undefined): string | undefined {
  return statement === undefined ? undefined : STATEMENTS[statement]?.text;
}

/** Whether a route answers a page of references. */
export function isList({ method, path, query }: Route): boolean {
  return method === "GET" && !path.includes(":id") && query !== undefined && "page[cursor]" in query;
}

/** The statement about an object in a row, by the names on the way to it. */
function within(
  schema: z.core.$ZodType | undefined,
  [name, ...inner]: readonly string[],
): string | undefined {
  if (schema === undefined || name === undefined) return undefined;
  const bare = withoutWrappers(schema);
  const object = bare instanceof z.ZodMiniArray ? withoutWrappers(bare.def.element) : bare;
  if (!(object instanceof z.ZodMiniObject)) return undefined;
  return within(ownOf(object.shape, name), inner) ?? (ownOf(statementsIn(object), name) || undefined);
}

/** The statement about an answer that is no row. */
function ownStatement({ response }: Route): string | undefined {
  const schema = response?.();
  const statement = schema && z.globalRegistry.get(schema)?.statements;
  return typeof statement === "string" ? statement : undefined;
}
