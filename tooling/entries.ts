import { fileURLToPath } from "node:url";
import config from "../tsconfig.paths.json" with { type: "json" };
import { ENTRIES, root } from "./build/sources.ts";

/** The entries that the playground and its stories import by name, as aliases for Vite: each is its source in this repository. */
export const entryAliases = Object.entries(config.compilerOptions.paths).map(([name, [source]]) => ({
  // The whole name, because "sandbank" is a prefix of the others.
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`../${source}`, import.meta.url)),
}));

/** All entries of the package by name, as aliases for Vite. */
export const allEntryAliases = Object.entries(ENTRIES).map(([name, source]) => ({
  find: new RegExp(`^sandbank${name === "index" ? "" : `/${name}`}$`),
  replacement: `${root}${source}`,
}));
