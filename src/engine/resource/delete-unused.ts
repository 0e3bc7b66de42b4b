import { conflict } from "../http/problems.ts";
import type { Service } from "../service.ts";
import type { AnyRow, Model } from "../store/model.ts";

/** When a delete is refused (O3). */
export const IN_USE = "Another record refers to it.";

function hasDelete(routes: Service["routes"], { path }: Model): boolean {
  return routes.some((route) => route.method === "DELETE" && route.path === `${path}/:id`);
}

/**
 * Deletes a row. Throws a 409 Problem that names a row which refers to it (O3). `beforehand` runs only if there is
 * none.
 */
export function deleteUnused<Row extends AnyRow>(
  bank: Pick<Service, "store" | "table" | "routes">,
  model: Model<Row>,
  { id }: Row,
  beforehand: () => void = () => undefined,
): void {
  const user = bank.store.userOf(model.collection, id);
  if (user) {
    const by = `${user.model.noun} ${user.row.id}`;
    const isUpdatable = Object.hasOwn(user.model.update?.schema.shape ?? {}, user.field);
    const isDeletable = hasDelete(bank.routes, user.model);
    const remove = isUpdatable ? `remove it from ${by} first` : "no request removes it from there";
    const remedy = isUpdatable
      ? `${remove}, or delete ${by}`
      : `delete ${by} first, because its ${user.field} can't be updated`;
    const advice = isDeletable ? remedy : remove;
    throw conflict("id", `'id' names ${model.noun} ${id}, which is used by ${by}: ${advice}.`, "O3");
  }
  beforehand();
  bank.table(model).delete(id);
}
