import { defineConfig } from "vite";
import { entryAliases } from "../tooling/entries.ts";

/** The page of `npx sandbank open`; tooling/build/failure-page.ts has the rest. */
export default defineConfig({ resolve: { alias: entryAliases } });
