import { join } from "node:path";
import { build, createServer, preview, type ResolvedServerUrls } from "vite";
import { AIMS } from "./support/aims.ts";
import { visit } from "./support/first-answer.ts";
import { openBrowser } from "./support/pages.ts";
import { root, work } from "./support/places.ts";
import { compare } from "./support/show.ts";

/** From navigation to the playground's first answer for a new visitor: built, and of the dev server, from the sources. */
export async function run(): Promise<void> {
  const page = { root: join(root, "playground"), logLevel: "error" } as const;
  const outDir = join(work, "playground");
  await build({ ...page, build: { outDir, emptyOutDir: true } });
  const built = await preview({ ...page, build: { outDir }, preview: { port: 0 } });
  const dev = await (await createServer({ ...page, server: { port: 0 } })).listen();
  const browser = await openBrowser();
  // The home page has no bank that answers.
  const visited = (urls: ResolvedServerUrls | null) =>
    visit(browser, `${urls?.local[0] ?? ""}#/treasury/transfers`);
  const contenders = [
    { name: "static build", measure: () => visited(built.resolvedUrls) },
    {
      name: "npm start",
      measure: () => visited(dev.resolvedUrls),
      aim: AIMS.playgroundFirstAnswer,
    },
  ];
  await compare("playground, a new visitor's first answer", contenders, {
    unit: "ms",
    rounds: 6,
    warmUps: 2,
  });
  await browser.close();
  await dev.close();
  await built.close();
}
