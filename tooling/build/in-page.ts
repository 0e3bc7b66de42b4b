import { join } from "node:path";
import type { Plugin } from "rolldown";
import { inRoot, REPLACED, root } from "./sources.ts";

/**
 * The names by which the published files import these libraries. `imports` of package.json lead them to what `REPLACED` names
 * for a page, by which a bundler gets the library, and for Node to something else: a copy of zod, which loads faster, and no worker.
 */
const OWN_NAMES: Readonly<Record<string, { readonly own: string; readonly inPage: string }>> = {
  "zod/mini": { own: "#zod", inPage: "zod-in-page" },
  msw: { own: "#msw", inPage: "msw-in-page" },
  "msw/browser": { own: "#worker", inPage: "worker-in-page" },
};

/** The files that lead to a library, and so import it by its own name. */
const LEADING = Object.values(REPLACED);

/** The name and the file that a module imports in place of a library; undefined in a file that leads to the library itself. */
function replacementOf(library: string, importer: string | undefined) {
  const found = OWN_NAMES[library];
  if (!found || (importer !== undefined && LEADING.includes(inRoot(importer)))) return undefined;
  return { own: found.own, file: join(root, REPLACED[found.inPage] ?? "") };
}

const filter = { id: /^(?:zod\/mini|msw(?:\/browser)?)$/ };

/** For the published files. */
export const byOwnName: Plugin = {
  name: "by-own-name",
  resolveId: {
    filter,
    handler: (id, importer) => ({ id: replacementOf(id, importer)?.own ?? id, external: true }),
  },
};

/** For a page that is built of the sources. */
export const inPage: Plugin = {
  name: "in-page",
  resolveId: {
    filter,
    handler: (id, importer) => replacementOf(id, importer)?.file,
  },
};
