import * as z from "zod/mini";
import type { Route } from "../../engine/http/routes/route.ts";
import { type AnyRow, type Model, presentRow, wireOf } from "../../engine/store/model.ts";
import type { Mounts } from "../options/mount-option.ts";
import type { BankService } from "../service.ts";

/**
 * The same endpoints again under the paths of a team's backend, which sends its own key and passes on what it does not hide.
 * Those of the admin user stay the admin user's.
 */
export function mountedRoutes(
  routes: readonly Route<BankService>[],
  mounts: Mounts,
): readonly Route<BankService>[] {
  return Object.entries(mounts).flatMap(([at, { to, hides }]) => {
    const [from, under] = [at.slice(0, -1), to.slice(0, -1)];
    return routes
      .filter(({ path }) => path.startsWith(under))
      .map((route) => ({
        ...route,
        path: from + route.path.slice(under.length),
        auth: route.auth === "admin" ? ("admin" as const) : ("none" as const),
        ...(route.model && hides.length > 0 && { model: without(route.model, new Set(hides)) }),
      }));
  });
}

/** A model that shows rows without some fields. */
function without<Row extends AnyRow>(model: Model<Row>, hidden: ReadonlySet<string>): Model<Row> {
  const passedOn = <T>(fields: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !hidden.has(field)));
  return {
    ...model,
    present: (row, presentation) => passedOn({ ...presentRow(model, row, presentation) }),
    wire: (row) => z.object(passedOn(wireOf({ ...model, row }).shape)),
  };
}
