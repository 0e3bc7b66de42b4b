import * as z from "zod";
import { bankOf } from "../../../src/bank/bank-kind.ts";
import { readOptions } from "../../../src/bank/options/options.ts";
import { withOwnResources } from "../../../src/bank/options/own-resources.ts";
import { routesOf } from "../../../src/bank/runtime/routes.ts";
import type { Route, RouteAuth } from "../../../src/engine/http/routes/route.ts";
import { REGISTRY } from "../../../src/registry.ts";
import { OWN } from "../support/own.ts";
import { VALUES } from "./values.ts";

/** A route as the grammar needs it. */
export interface Target {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly auth: RouteAuth;
  readonly query: readonly string[];
  /** A list, whose filters and pages may be asked for. */
  readonly isList: boolean;
  /** The fields inside `data`, each with values that it takes; undefined for a route without a body. */
  readonly fields: ReadonlyMap<string, readonly unknown[]> | undefined;
  readonly beside: readonly string[];
  readonly isMultipart: boolean;
  /** Every status that the specification gives it. */
  readonly statuses: ReadonlySet<number>;
}

/** Operations that may be refused because of a row's state or use: P15, C9, O3, O11. */
const CONFLICTS: ReadonlySet<string> = new Set([
  ...["cancelAchTransfer", "updateVirtualCard", "emailVirtualCard", "createLogin"],
  ...["deletePerson", "deleteLogin", "deleteParentCompany", "deleteAddress", "deleteFile"],
  ...["deleteDocument", "deleteGovIdent"],
]);

/** The operations of the bank's own resources. */
const OPERATIONS: ReadonlySet<string> = new Set(
  Object.values(REGISTRY).flatMap(({ routes }) => routes.map(({ operation }) => operation)),
);

type Options = Parameters<typeof routesOf>[1];

const ALL = withOwnResources(REGISTRY, OWN);

/** Every endpoint of the registry and of the resources of a team's own. */
export const TARGETS: readonly Target[] = routesOf(ALL, readOptions({}), bankOf(ALL)).map(targetOf);

function targetOf(route: Route<never>): Target {
  const { operation, method, path, auth = "client" } = route;
  const shape = route.body?.schema.shape;
  const isMultipart = route.multipart !== undefined;
  return {
    operation,
    method,
    path,
    auth,
    query: Object.keys(route.query ?? {}),
    isList: operation.startsWith("list"),
    fields: shape && new Map(Object.entries(shape).map(([name, field]) => [name, takenBy(field)])),
    beside: Object.keys(route.beside ?? {}),
    isMultipart,
    statuses: documentedStatuses(route, isMultipart),
  };
}

function takenBy(field: z.core.$ZodType): readonly unknown[] {
  const taken = VALUES.filter((value) => z.safeParse(field, value).success);
  return taken.length > 0 ? taken : [null];
}

/** The statuses of a route by S2, its own success first. */
function documentedStatuses(route: Route<never>, isMultipart: boolean): ReadonlySet<number> {
  const success = route.status ?? (route.answer === "none" ? 204 : 200);
  return new Set([
    success,
    400,
    ...(route.path.includes(":id") ? [404] : []),
    ...(route.body ? [415] : []),
    ...(isMultipart ? [413] : []),
    ...(isRefusedByState(route) ? [409] : []),
  ]);
}

/** Whether a route may be refused because of a row's state or use; those of a team's own say so in their declaration. */
function isRefusedByState({ operation, refuses }: Route<never>): boolean {
  const isOwn = !OPERATIONS.has(operation);
  return isOwn ? refuses?.[409] !== undefined : CONFLICTS.has(operation) || operation.startsWith("delete");
}

const withPattern = (target: Target) => ({
  target,
  pattern: new RegExp(`^${target.path.replace(/:id/g, "[^/]+")}$`),
});

const PATTERNS = {
  refuse: TARGETS.map(withPattern),
  answer: routesOf(ALL, readOptions({ assumptions: { postVersion: "answer" } }), bankOf(ALL))
    .map(targetOf)
    .map(withPattern),
} as const;

/** The routes of a bank with these options whose path a path is, whatever the method; a literal segment goes before an id. */
export function targetsAt(path: string, { assumptions }: Options): readonly Target[] {
  const found = PATTERNS[assumptions.postVersion]
    .filter(({ pattern }) => pattern.test(path))
    .map(({ target }) => target);
  const literal = found.filter((target) => target.path === path);
  return literal.length > 0 ? literal : found;
}
