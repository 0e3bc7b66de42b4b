// Walks the built playground in the browsers of this machine that the tests do not run in: Firefox (ESR) and WebKitGTK, from
// Debian's packages firefox-esr, webkit2gtk-driver and xvfb. One that is missing is skipped with a line. `npm run test:browsers`.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type {} from "../src/panel/index.ts";
import type { Driven } from "./browsers/driven.ts";
import { missingFirefox, openFirefox } from "./browsers/firefox.ts";
import { walkFetch, walkFirstPage, walkNote, walkTreasury } from "./browsers/walk.ts";
import { missingWebKit, openWebKit } from "./browsers/webkit.ts";
import { hostGzipped } from "./gzip-host.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const outDir = join(root, ".cache/browsers");
await build({ root: join(root, "playground"), logLevel: "warn", build: { outDir, emptyOutDir: true } });
const host = await hostGzipped(outDir);
try {
  const firefox = missingFirefox();
  if (firefox) skip("Firefox", firefox);
  else {
    await walk("as it is", openFirefox, async (page) => {
      await walkTreasury(page);
      await walkFetch(page);
    });
    await walk(
      "without service workers",
      () => openFirefox({ serviceWorkers: false }),
      async (page) => {
        await walkTreasury(page);
        await walkNote(page, "no service workers here");
        await walkFetch(page);
      },
    );
    await walk(
      "without storage",
      () => openFirefox({ storage: false }),
      async (page) => {
        await walkTreasury(page);
        await walkNote(page, "answers this page by bank.fetch");
      },
    );
  }
  const webKit = missingWebKit();
  if (webKit) skip("WebKitGTK", webKit);
  else {
    await walk("as it is", openWebKit, async (page) => {
      await walkTreasury(page);
      await walkFetch(page);
    });
  }
} finally {
  host.close();
}

async function walk(
  how: string,
  open: () => Promise<Driven>,
  further: (page: Driven) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const page = await open();
  try {
    await walkFirstPage(page, host.url);
    await further(page);
    console.log(`${page.name}, ${how}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } finally {
    await page.close();
  }
}

function skip(name: string, why: string): void {
  console.log(`${name}: skipped, because it is not here: ${why}`);
}
