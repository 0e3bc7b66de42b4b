import { join } from "node:path";
import { build } from "vite";
import { root } from "./sources.ts";

/** Builds dist/failure-page, which `npx sandbank open` serves. */
export async function buildFailurePage(): Promise<void> {
  await build({
    configFile: join(root, "playground/vite.failure.config.ts"),
    root: join(root, "playground/failure"),
    logLevel: "warn",
    build: { outDir: join(root, "dist/failure-page"), emptyOutDir: true },
  });
}
