// A module that starts a bank itself, by `sandbank/browser`, while Vite replaces it.

import { expect, test } from "vitest";
import { openIn, profile, projectWith } from "./page.ts";

const appWith = (seed: number) => `import { createBank } from "sandbank";
import { start } from "sandbank/browser";
const bank = createBank({ seed: ${seed}, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
await start(bank, { url: "/sub/mockServiceWorker.js" });
globalThis.sandbank = bank;
globalThis.atStart = fetch("/v1/ach", { headers: { Authorization: "Bearer test" } }).then(({ status }) => status);
document.body.dataset.view = "seed ${seed}";
import.meta.hot?.accept();
`;

test("a module that starts a bank answers with its own after each edit (X211)", async () => {
  const project = projectWith("{}", {
    "vite.config.ts": `import { msw } from "msw/vite";
export default { base: "/sub/", plugins: [msw({ mode: "worker-only" })] };
`,
    "src/main.ts": appWith(1),
  });
  const { page, messages } = await openIn(await profile(), await project.serve());
  expect(await page.evaluate(() => atStart)).toBe(200);
  for (const seed of [2, 3]) {
    await project.write({ "src/main.ts": appWith(seed) });
    await page.waitForFunction((text) => document.body.dataset.view === text, `seed ${seed}`);
    expect(await page.evaluate(() => atStart)).toBe(200);
    expect(await page.evaluate(() => [sandbank.options.seed, sandbank.log.entries.length])).toEqual([
      seed,
      1,
    ]);
  }
  expect(messages).toEqual(
    [2, 3].map(() => expect.stringContaining("info: [sandbank] Another bank answers this page's requests")),
  );
});
