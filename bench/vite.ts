import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { createServer, type ViteDevServer } from "vite";
import { AIMS } from "./support/aims.ts";
import { firstAnswer, visit } from "./support/first-answer.ts";
import { openBrowser } from "./support/pages.ts";
import { project } from "./support/places.ts";
import { compare } from "./support/show.ts";

const page = (script: string) => `<!doctype html><script type="module" src="/${script}"></script>`;

const app = `const response = await fetch("/v1/ach", { headers: { Authorization: "Bearer test_key" } });
if (!response.ok) throw new Error("The first request was refused.");
const { data } = await response.json();
document.body.append(data.length + " transfers");
performance.mark("first-answer");
`;

/** As msw's documentation mocks a page of Vite. */
const bareMsw = {
  "index.html": page("main.js"),
  "main.js":
    'const { worker } = await import("./browser.js");\nawait worker.start({ quiet: true });\nawait import("./app.js");\n',
  "browser.js": `import { HttpResponse, http } from "msw";
import { setupWorker } from "msw/browser";
export const worker = setupWorker(http.get("/v1/ach", () => HttpResponse.json({ data: [] })));
`,
  "app.js": app,
  "vite.config.js": `import { msw } from "msw/vite";
export default { plugins: [msw({ mode: "worker-only" })] };
`,
};

/** As the README says. */
const sandbank = {
  "index.html": page("app.js"),
  "app.js": app,
  "vite.config.js": `import { sandbank } from "sandbank/vite";
export default { plugins: [sandbank()] };
`,
};

/** From navigation to the first answer in a page of a dev server that has served it before. */
export async function run(): Promise<void> {
  const browser = await openBrowser();
  const servers = {
    "bare msw": await serve("vite-msw", bareMsw),
    "sandbank/vite": await serve("vite-sandbank", sandbank),
  };
  const entries = Object.entries(servers);
  const aimOf = (name: string) => (name === "sandbank/vite" ? { aim: AIMS.viteFirstAnswer } : {});
  // The first visit has Vite bundle the dependencies, which no later one does.
  for (const [, server] of entries) await visit(browser, urlOf(server));
  const visits = entries.map(([name, server]) => ({
    name,
    measure: () => visit(browser, urlOf(server)),
    ...aimOf(name),
  }));
  const options = { unit: "ms", rounds: 10, warmUps: 2 } as const;
  await compare("Vite dev, first answer in a new profile", visits, options);
  const reloads = [];
  for (const [name, server] of entries) {
    const opened = await open(browser, urlOf(server));
    reloads.push({ name, measure: () => reload(opened), ...aimOf(name) });
  }
  await compare("Vite dev, first answer after a reload", reloads, options);
  await browser.close();
  for (const [, server] of entries) await server.close();
}

async function serve(name: string, files: Readonly<Record<string, string>>): Promise<ViteDevServer> {
  const root = project(name, files);
  const configFile = join(root, "vite.config.js");
  const server = await createServer({ root, configFile, logLevel: "error", server: { port: 0 } });
  return server.listen();
}

function urlOf({ resolvedUrls }: ViteDevServer): string {
  return resolvedUrls?.local[0] ?? "";
}

async function open(browser: Browser, url: string): Promise<Page> {
  const opened = await (await browser.newContext()).newPage();
  await opened.goto(url);
  await firstAnswer(opened);
  return opened;
}

async function reload(opened: Page): Promise<number> {
  await opened.reload();
  return firstAnswer(opened);
}
