import { listRoute } from "../engine/http/list.ts";
import { conflict } from "../engine/http/problems.ts";
import { type Call, type Multipart, type Route, type RouteContract, routesOf } from "../engine/http/route.ts";
import type { Rule } from "../engine/http/rules.ts";
import type { Input } from "../engine/schema/input.ts";
import { referencesOf } from "../engine/schema/references.ts";
import { type AnyRow, presentRow, type Resource } from "../engine/store/model.ts";
import type { Table } from "../engine/store/table.ts";
import type { OnboardingBank } from "./bank.ts";

const route = routesOf<OnboardingBank>();

/** How rows come about or change: what is in the body, the rules, and what is done; `handle` answers the row. */
interface Write<Row, Body> {
  readonly body: Input<Body>;
  readonly rules?: readonly Rule<never, OnboardingBank>[];
  readonly handle: (call: Call<OnboardingBank, Row, Body, unknown>) => Row;
}

/** What is special about a collection; the rest is the same for all of them. */
export interface CollectionContract<Row extends AnyRow, Create, Update> {
  readonly resource: Resource<Row>;
  readonly of: (bank: OnboardingBank) => Table<Row>;
  /** How operations call one and several of them: ["Address", "Addresses"]. */
  readonly named: readonly [one: string, many: string];
  readonly create: Write<Row, Create> & { readonly multipart?: Multipart<OnboardingBank> };
  /** Left out where the document has no PATCH. */
  readonly update?: Omit<Write<Row, Update>, "handle"> & Partial<Pick<Write<Row, Update>, "handle">>;
  /** What else happens when a row that nothing uses is deleted. */
  readonly beforeDelete?: (row: Row, bank: OnboardingBank) => void;
}

/**
 * Makes the routes that each collection supports: create, retrieve, list, delete, and update where
 * the document has it (onboarding.md, Endpoints).
 */
export function collectionRoutes<Row extends AnyRow, Create, Update = never>(
  contract: CollectionContract<Row, Create, Update>,
): readonly Route<OnboardingBank>[] {
  const { resource, of, create, update } = contract;
  const [one, many] = contract.named;
  const a = `${/^[aeiou]/.test(resource.noun) ? "an" : "a"} ${resource.noun}`;
  const path = `${resource.path}/:id`;
  const references = referencesOf(resource.row);
  const present = (row: Row, origin: string) => presentRow(resource, row, { origin });
  const routes = [
    route<Row, Create>({
      operation: `create${one}`,
      method: "POST",
      path: resource.path,
      summary: `Create ${a}`,
      references,
      ...create,
      handle: (call) => present(create.handle(call), call.origin),
    }),
    route({
      operation: `get${one}`,
      method: "GET",
      path,
      summary: `Retrieve ${a}`,
      of,
      handle: ({ row, origin }) => present(row, origin),
    }),
    listRoute<OnboardingBank, Row>({
      operation: `list${many}`,
      summary: `List what there is of ${resource.noun}`,
      resource,
      of,
    }),
    deleteRoute({ ...contract, path, summary: `Delete ${a} that nothing uses`, operation: `delete${one}` }),
  ];
  if (!update) return routes;
  const change = update.handle ?? (({ row, body, bank }) => of(bank).update(row.id, body as Partial<Row>));
  return [
    ...routes,
    route<Row, Update>({
      operation: `update${one}`,
      method: "PATCH",
      path,
      summary: `Update ${a}`,
      of,
      references,
      ...update,
      handle: (call) => present(change(call), call.origin),
    }),
  ];
}

/** The route that deletes a row, unless another one uses it: 409 that names the user (O3). */
export function deleteRoute<Row extends AnyRow>(
  contract: Pick<RouteContract<OnboardingBank, Row, never, never>, "operation" | "path" | "summary"> & {
    readonly of: (bank: OnboardingBank) => Table<Row>;
    readonly beforeDelete?: (row: Row, bank: OnboardingBank) => void;
  },
): Route<OnboardingBank> {
  const { operation, path, summary, of, beforeDelete } = contract;
  return route<Row, unknown>({
    operation,
    method: "DELETE",
    path,
    summary,
    of,
    answer: "none",
    handle: ({ row, bank }) => {
      const { collection, noun } = of(bank).resource;
      const user = bank.store.userOf(collection, row.id);
      if (user) {
        const by = `${user.noun} ${user.row.id}`;
        throw conflict(
          "id",
          `'id' names ${noun} ${row.id}, which is used by ${by}: let ${by} do without it first, or delete that one.`,
        );
      }
      beforeDelete?.(row, bank);
      of(bank).delete(row.id);
    },
  });
}
