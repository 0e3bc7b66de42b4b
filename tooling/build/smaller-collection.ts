import { join } from "node:path";
import type { Plugin } from "rolldown";
import { inRoot, root } from "./sources.ts";

const collection = "tooling/build/collection.ts";

/**
 * Bundles ./collection.ts in place of "@msw/data". The library stays what tests and the playground run on; only what is published
 * has the smaller collection.
 */
export const smallerCollection: Plugin = {
  name: "smaller-collection",
  resolveId: {
    filter: { id: /^@msw\/data$/ },
    handler: (_, importer) => (inRoot(importer ?? "") === collection ? undefined : join(root, collection)),
  },
};
