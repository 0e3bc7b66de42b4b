// Builds dist/failure-page, which `npx sandbank open` serves. Run after the compiler, as a part of `npm run build`.

import { fileURLToPath } from "node:url";
import { build } from "vite";

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

await build({
  configFile: pathOf("playground/vite.failure.config.ts"),
  root: pathOf("playground/failure"),
  logLevel: "warn",
  build: { outDir: pathOf("dist/failure-page"), emptyOutDir: true },
});
