import { maskText } from "../../schema/masking/mask-text.ts";
import { idsIn, type Reference } from "../../schema/references.ts";
import type { Store } from "../../store/store.ts";
import type { Finding } from "../problems.ts";

/** Checks that every id in the valid fields of a body is that of a row that may be referenced (O2, P8, C3). */
export function danglingReferences(
  references: readonly Reference[],
  body: Readonly<Record<string, unknown>>,
  store: Store,
  now: number,
): readonly Finding[] {
  return references.flatMap(({ field, collection }) => {
    const ids = idsIn(body[field]);
    if (ids.length === 0) return [];
    const table = store.named(collection);
    const { noun, referenceRule = "S2" } = table.model;
    let rule = referenceRule;
    const reasons = ids.flatMap((id) => {
      const row = table.get(id);
      if (!row) return [`there is none with id ${maskText(String(id))}`];
      const reason = table.model.invalidReason?.(row, now);
      if (reason === undefined) return [];
      rule = reason.rule;
      return [`${noun} ${id} ${reason.text}`];
    });
    if (reasons.length === 0) return [];
    const message = `'${field}' must point to an existing ${noun}, but ${reasons.slice(0, 5).join(", ")}.`;
    return [{ field, code: "dangling_reference", message, rule }];
  });
}
