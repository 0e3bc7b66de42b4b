import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { inPage } from "../../../../tooling/build/in-page.ts";
import { hostFolder } from "../../../playground/support/static-host.ts";

const worker = new URL("../../../../node_modules/msw/lib/mockServiceWorker.js", import.meta.url);

/** Builds the page and serves it, each file with these headers. */
export async function servePolicyPage(headers: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-policy-"));
  await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "error",
    plugins: [{ ...inPage, enforce: "pre" }],
    resolve: { conditions: ["module", "browser", "production"] },
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  copyFileSync(worker, join(folder, "mockServiceWorker.js"));
  const host = await hostFolder(folder, "/", headers);
  return {
    url: host.url,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
}
