import { defineConfig } from "vite";
import { entryAliases } from "../tooling/entries.ts";

/** The pages of the package; tooling/build/pages.ts has the rest. */
export default defineConfig({ resolve: { alias: entryAliases } });
