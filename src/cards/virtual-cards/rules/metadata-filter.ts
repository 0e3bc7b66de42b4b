import * as z from "zod/mini";
import { type Filter, filter } from "../../../engine/http/routes/list.ts";
import type { InvalidName } from "../../../engine/http/routes/query.ts";
import type { VirtualCard } from "../schema.ts";

/**
 * A metadata value as the text that a filter compares: the JSON text of a number or boolean; undefined for a value
 * that never matches.
 */
function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? JSON.stringify(value) : undefined;
}

/**
 * The filter for a query parameter `filter[metadata.<key>]`, or what is wrong with its name: the three errors of the
 * list (VC-E20 to VC-E22; C13). Undefined for a parameter that is not a filter.
 */
export function metadataFilter(name: string): Filter<VirtualCard> | InvalidName {
  const path = /^filter\[([^[\]]+)\](.*)$/s.exec(name);
  if (!path || !/^(\[.*\])?$/s.test(path[2] as string)) {
    return { text: "is a badly formatted filter: send filter[metadata.<key>]=<value>.", rule: "VC-E20" };
  }
  if (!path[1]?.startsWith("metadata.")) {
    return {
      text: "must be a filter whose key starts with metadata. and goes on with the name of a metadata field.",
      rule: "VC-E21",
    };
  }
  const key = path[1].slice("metadata.".length);
  if (key === "" || path[2] !== "") {
    return {
      text: "must be a filter whose key is a string value: metadata. and the name of one metadata field.",
      rule: "VC-E22",
    };
  }
  return filter(z.string(), ({ metadata }: VirtualCard) =>
    Object.hasOwn(metadata, key) ? textOf(metadata[key]) : undefined,
  );
}
