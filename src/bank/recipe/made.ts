import { idWith } from "../../engine/store/ids.ts";
import type { Engine } from "../runtime/engine.ts";
import type { Turn } from "../turns/turn.ts";

/**
 * The id of the row that a request of a turn has created, in a bank with resources of a team's own; undefined for none. In any other
 * bank a request creates rows of its own collection alone, so that the next id tells it.
 */
export function madeIn(turn: Turn, { options, router }: Engine): string | undefined {
  if (Object.keys(options.resources).length === 0 || turn.kind !== "request" || turn.method !== "POST")
    return undefined;
  if (!turn.delta || "whole" in turn.delta) return undefined;
  const [path = ""] = turn.path.split("?", 1);
  const model = router(path)?.routes.get("POST")?.model;
  if (model?.path !== path) return undefined;
  const { rows = [] } = turn.delta.tables?.[model.collection] ?? {};
  // Its own row is inserted after those that its handle has inserted.
  const made = rows.flatMap(([key, edit]) => (edit && "to" in edit ? [key] : []));
  return made.length === 0 ? undefined : String(idWith(Math.max(...made), model.ids));
}
