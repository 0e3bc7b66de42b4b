import * as z from "zod/mini";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import { withoutWrappers } from "../../engine/schema/without-wrappers.ts";
import { namedFields } from "../body-texts.ts";
import { dataOf, type Exchange, isAccepted, rowsOf } from "../exchange.ts";
import { takes } from "../schema.ts";
import { resourceOf } from "../service.ts";

/** Lists that an option may have: a collection that is called like it, or what the service took where it refused other values. */
export function listsFor(
  option: string,
  { def }: z.ZodMiniArray,
  exchanges: readonly Exchange[],
): readonly unknown[] {
  const collection = resourceOf(option);
  const item = withoutWrappers(def.element);
  if (collection) return collectionLists(collection.model.path, item, exchanges);
  if (item instanceof z.ZodMiniObject) return namesTaken(item, exchanges);
  return valuesTaken(item, exchanges);
}

/** The rows of a list of whole rows, with the fields that the option takes. */
function collectionLists(path: string, item: z.core.$ZodType, exchanges: readonly Exchange[]): unknown[] {
  const names = item instanceof z.ZodMiniObject ? Object.keys(item.shape) : [];
  return exchanges.flatMap(({ request, answer }) => {
    if (request.method !== "GET" || request.path !== path || !isAccepted(answer)) return [];
    const rows = rowsOf(answer.body);
    return rows ? [rows.map((row) => (isJsonObject(row) ? pick(row, names) : row))] : [];
  });
}

function pick(row: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
}

/** The fields of `data` that a refusal of the service names, and what was sent for them where it did not refuse. */
function taken(exchanges: readonly Exchange[]): readonly unknown[][] {
  const refused = exchanges.filter(
    ({ request, answer }) => request.body !== undefined && answer.status >= 400 && answer.status < 500,
  );
  const fields = new Set(refused.flatMap(({ answer }) => [...namedFields(answer.body)]));
  const sent = exchanges.flatMap(({ request, answer }) => (isAccepted(answer) ? [dataOf(request.body)] : []));
  return [...fields].map((field) =>
    sent.flatMap((data) => (Object.hasOwn(data, field) ? [data[field]] : [])),
  );
}

/** What was taken of one field, each value once: a list for each field. */
function valuesTaken(item: z.core.$ZodType, exchanges: readonly Exchange[]): readonly unknown[] {
  const lists = taken(exchanges).map((values) => [...new Set(values.filter((value) => takes(item, value)))]);
  return lists.filter((list) => list.length > 0);
}

/** Objects with the names that were sent in an object field, those marked that no accepted request leaves out. */
function namesTaken(item: z.ZodMiniObject, exchanges: readonly Exchange[]): readonly unknown[] {
  const marks = Object.entries(item.shape).flatMap(([name, field]) => (takes(field, true) ? name : []));
  return taken(exchanges).flatMap((values) => {
    const objects = values.filter(isJsonObject);
    const names = [...new Set(objects.flatMap(Object.keys))];
    const list = names.map((name) => {
      const isAlways = objects.every((object) => Object.hasOwn(object, name));
      return { name, ...Object.fromEntries(marks.map((mark) => [mark, isAlways])) };
    });
    return names.length === 0 ? [] : [list, list.map(({ name }) => ({ name }))];
  });
}
