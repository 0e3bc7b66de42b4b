// Statements: X215, X217, X218.

import { createLogger, type Plugin, type PluginOption, resolveConfig } from "vite";
import { expect, test, vi } from "vitest";
import { adviceFor, generalAdvice, supportedFramework } from "../../../src/adapters/vite/frameworks.ts";
import { sandbank } from "../../../src/adapters/vite/index.ts";

const WORKER = "/sub/mockServiceWorker.js";

test.for([
  ["react-router:validate-plugin-order", "react-router", "React Router"],
  ["vite-plugin-svelte", "vite-plugin-sveltekit-setup", "SvelteKit"],
  ["vite:vue", "nuxt:environments", "Nuxt"],
  ["vite:react-babel", "astro:server", "Astro"],
  ["vite:react-babel", "tanstack-start-core:config", "TanStack Start"],
  ["vite:react-babel", "react-router/rsc", "React Router"],
  ["solid", "solid-start:config", "SolidStart"],
  ["vite:react-babel", "vike:pluginDev", "Vike"],
])("%s, %s is %s, which the plugin serves", ([other, plugin, name]) => {
  expect(supportedFramework([other as string, plugin as string])?.name).toBe(name);
  expect(adviceFor([other as string, plugin as string], WORKER)).toBeUndefined();
});

test.for([
  ["laravel", "Laravel", "start `sandbank/browser` in resources/js/app.js before"],
  ["@analogjs/vite-plugin-angular", "Analog", "run `npx sandbank` and let server and pages call its address"],
])("%s is %s, where one line says what to do", ([plugin, name, instead]) => {
  const plugins = ["vite:resolve", plugin as string];
  expect(supportedFramework(plugins)).toBeUndefined();
  const advice = adviceFor(plugins, WORKER);
  expect(advice).toMatch(`sandbank() starts no bank in ${name}: `);
  expect(advice).toContain(instead as string);
  expect(advice).toMatch(/The worker's script is served at \/sub\/mockServiceWorker\.js\.$/);
  expect(advice).not.toContain("\n");
});

test("a project of React alone has neither", () => {
  const plugins = ["vite:react-oxc", "vite:resolve", "sandbank", "react-router-devtools", "astro-icons"];
  expect(supportedFramework(plugins)).toBeUndefined();
  expect(adviceFor(plugins, WORKER)).toBeUndefined();
  expect(generalAdvice(WORKER)).toBe(
    "sandbank() has started no bank: no page with a module script was served by Vite. Start `sandbank/browser` before the app's first import, and `sandbank/node` in the server where that calls the service. The worker's script is served at /sub/mockServiceWorker.js.",
  );
});

test.for([
  ["react-router", "/project/app/entry.client.tsx", "/project/app/entry.server.tsx"],
  [
    "react-router",
    "/x/node_modules/@react-router/dev/dist/config/defaults/entry.client.tsx?v=1",
    "/app/root.tsx",
  ],
  [
    "vite-plugin-sveltekit-setup",
    "/x/node_modules/@sveltejs/kit/src/runtime/client/entry.js",
    "/x/node_modules/@sveltejs/kit/src/runtime/client/client.js",
  ],
  [
    "nuxt:environments",
    "/x/node_modules/nuxt/dist/app/entry.js?v=1",
    "/x/node_modules/nuxt/dist/app/nuxt.js",
  ],
  ["astro:server", "/x/src/pages/index.astro?astro&type=script&index=0&lang.ts", "/x/src/pages/index.astro"],
  ["astro:server", "\0astro:scripts/before-hydration.js", "/x/src/components/Island.tsx"],
  [
    "tanstack-start-core:config",
    "/x/node_modules/@tanstack/react-start/dist/plugin/default-entry/client.tsx",
    "/x/src/router.tsx",
  ],
  ["tanstack-start-core:config", "/x/src/client.tsx?v=1", "/x/src/server.ts"],
  ["solid-start:config", "/x/src/entry-client.tsx", "/x/src/entry-server.tsx"],
  [
    "vike:pluginDev",
    "/x/node_modules/vike/dist/client/runtime-client-routing/entry.js",
    "/x/node_modules/vike/dist/client/runtime-client-routing/initClientRouter.js",
  ],
])("the entry of %s is %s and not %s", ([plugin, entry, other]) => {
  const pattern = supportedFramework([plugin as string])?.entry;
  expect(pattern?.test(entry as string)).toBe(true);
  expect(pattern?.test(other as string)).toBe(false);
});

/** The plugin in a project with others, which may be given in lists and later. */
async function resolved(
  options: object,
  others: PluginOption,
  command: "serve" | "build",
  said: string[] = [],
): Promise<Plugin> {
  const customLogger = { ...createLogger("silent"), warn: (line: string) => void said.push(line) };
  const plugins = [others, sandbank(options)];
  const config = await resolveConfig({ configFile: false, customLogger, plugins }, command);
  const found = config.plugins.find(({ name }) => name === "sandbank");
  if (!found) throw new Error("The plugin is not there.");
  return found;
}

test("a framework is known by plugins that come in a promise, and the page's module then asks the dev server (X215)", async () => {
  const plugin = await resolved({}, Promise.resolve([[{ name: "vite-plugin-sveltekit-setup" }]]), "serve");
  if (typeof plugin.load !== "function") throw new Error("The plugin loads no module.");
  // SvelteKit warns of plugins that have it.
  expect(plugin.transformIndexHtml).toBeUndefined();
  expect(await plugin.load.call({} as never, "\0virtual:sandbank")).toBe(
    `import { startForwarding } from "sandbank/vite/client";
await startForwarding({ endpoint: "/__sandbank", worker: "/mockServiceWorker.js", scope: "/" });`,
  );
});

test("where the bank is in the dev server's process, the page has the panel too (X216)", async () => {
  const plugin = await resolved({ panel: true }, { name: "react-router" }, "serve");
  if (typeof plugin.load !== "function") throw new Error("The plugin loads no module.");
  expect(await plugin.load.call({} as never, "\0virtual:sandbank")).toBe(
    `import { startForwarding } from "sandbank/vite/client";
await startForwarding({ endpoint: "/__sandbank", worker: "/mockServiceWorker.js", scope: "/", panel: () => import("sandbank/panel") });`,
  );
});

test("a build with the bank in it is refused in a framework with a server, and one without it is not (X217)", async () => {
  // In Vitest the plugin starts no bank, and refuses none.
  vi.stubEnv("VITEST", undefined);
  try {
    const others = [{ name: "react-router" }];
    await expect(resolved({ build: true }, others, "build")).rejects.toThrow(
      "Option 'build' of sandbank() can't be used in React Router: the server of a build is not Vite's, so no bank could be shared with it. Leave 'build' out, and start `sandbank/node` in the server itself, or serve the bank with `npx sandbank`.",
    );
    await expect(resolved({}, others, "build")).resolves.toBeDefined();
    await expect(resolved({ build: true }, others, "serve")).resolves.toBeDefined();
  } finally {
    vi.unstubAllEnvs();
  }
});

/** What the plugin says when the dev server starts, and when a page then asks for these urls. */
async function saidBy(others: PluginOption, urls: readonly string[]): Promise<string[]> {
  vi.stubEnv("VITEST", undefined);
  try {
    const said: string[] = [];
    const plugin = await resolved({}, others, "serve", said);
    const { configureServer } = plugin;
    if (typeof configureServer !== "function") throw new Error("The plugin has no server.");
    type Middleware = (request: { url: string }, response: object, next: () => void) => void;
    const middlewares: Middleware[] = [];
    const ws = { on: () => undefined };
    const server = { middlewares: { use: (each: Middleware) => middlewares.push(each) }, ws };
    await configureServer.call({} as never, server as never);
    for (const url of urls) for (const each of middlewares) each({ url }, {}, () => undefined);
    return said;
  } finally {
    vi.unstubAllEnvs();
  }
}

test("a framework that is known is advised once, when the server starts (X218)", async () => {
  expect(await saidBy([{ name: "laravel" }], ["/@vite/client", "/@vite/client"])).toEqual([
    adviceFor(["laravel"], "/mockServiceWorker.js"),
  ]);
});

test("elsewhere a page that Vite has not served is told of once, when it asks for Vite's client (X218)", async () => {
  expect(await saidBy([{ name: "rails" }], ["/src/main.ts"])).toEqual([]);
  expect(await saidBy([{ name: "rails" }], ["/@vite/client", "/sub/@vite/client?t=1"])).toEqual([
    generalAdvice("/mockServiceWorker.js"),
  ]);
});
