import { fileURLToPath } from "node:url";
import type { Plugin } from "rolldown";
import { inRoot } from "./sources.ts";

const collection = fileURLToPath(new URL("collection.ts", import.meta.url));

/**
 * Bundles ./collection.ts in place of "@msw/data". The library stays what tests and the playground run on; only what is published
 * has the smaller collection.
 */
export const smallerCollection: Plugin = {
  name: "smaller-collection",
  resolveId: {
    filter: { id: /^@msw\/data$/ },
    handler: (_, importer) => (inRoot(importer ?? "") === inRoot(collection) ? undefined : collection),
  },
};
