import { conflict } from "../engine/http/problems.ts";
import type { AnyRow, Model } from "../engine/store/model.ts";
import type { OnboardingBank } from "./options.ts";

/**
 * Deletes a row. Throws a 409 Problem that names a row which refers to it (O3). `beforehand` runs only if there is
 * none.
 */
export function deleteUnused<Row extends AnyRow>(
  bank: OnboardingBank,
  model: Model<Row>,
  { id }: Row,
  beforehand: () => void = () => undefined,
): void {
  const user = bank.store.userOf(model.collection, id);
  if (user) {
    const by = `${user.noun} ${user.row.id}`;
    throw conflict(
      "id",
      `'id' names ${model.noun} ${id}, which is used by ${by}: remove it from ${by} first, or delete ${by}.`,
    );
  }
  beforehand();
  bank.table(model).delete(id);
}
