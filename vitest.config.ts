import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { msw } from "msw/vite";
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunch, hasChromium } from "./tooling/chromium.ts";
import { pagesToRun } from "./tooling/docs-code/blocks.ts";
import { docsCode } from "./tooling/docs-code/plugin.ts";
import { allEntryAliases, entryAliases } from "./tooling/entries.ts";

const browserTests = "test/**/*.browser.test.ts";
/** Compares each answer of each bank with the declaration of its route. */
const setupFiles = [fileURLToPath(new URL("test/support/check-answers.ts", import.meta.url))];
/** Fails a test that leaves something to the next one, since the files of a project share a process. */
const sharedProcess = [fileURLToPath(new URL("test/support/check-left-behind.ts", import.meta.url))];
/** Stops the bank that a file has started and left. */
const stopBank = [fileURLToPath(new URL("test/support/stop-bank.ts", import.meta.url))];
const fixedSeed = process.env.CI
  ? [fileURLToPath(new URL("test/support/fixed-seed.ts", import.meta.url))]
  : [];

const pageTests = "test/**/*.page.test.ts";
/** Slow by nature, such as the looks of every page: `npm run test:slow` runs them, in projects whose names start with `slow`. */
const slowTests = "test/**/*.slow.test.ts";
const slowPageTests = "test/**/*.slow.page.test.ts";
const slowBrowserTests = "test/**/*.slow.browser.test.ts";
/** Minutes long for one subject, such as a sweep of every state: `npm run long tests` runs them, each night rather than at each change. */
const longTests = "test/**/*.long.test.ts";
const longPageTests = "test/**/*.long.page.test.ts";

/** Projects of their own, which install the packed package: `npm run long examples` runs them. */
const others = [...configDefaults.exclude, "test/examples/**", "test/package/**"];
/** The same, and the files that take long. */
const rest = [...others, longTests, longPageTests];

/** A worker for each core: by default Vitest keeps one free, which on two cores leaves one worker. */
const maxWorkers = availableParallelism();
/** The files that drive pages or run in one, once those in Node have run: so many of each kind at once, since many wait for a page. */
const withPages = { maxWorkers, sequence: { groupOrder: 1 } };
/** The slow ones: one file more at once than there are cores, since some wait for processes that they end, and for limits of a server. */
const slow = { maxWorkers: maxWorkers + 1, isolate: false, sequence: { groupOrder: 2 } };
/** What a page shows after a click may come late on a busy machine; only a failure waits this long. */
const patient = { poll: { timeout: 10_000 } };

/** Test files that share a process, which is not a thread, with the reason; one after the other. */
const IN_PROCESS: Readonly<Record<string, string>> = {
  "test/**/*.node.test.ts": "msw takes over the fetch of the process",
  "test/adapters/console/{start,warnings}.test.ts": "its banks answer the requests of the process",
  "test/http/answers/no-warnings.test.ts": "the playground imports the entries by name",
  "test/playground/*.test.ts": "the playground imports the entries by name",
  "test/registry/cash-pickup-development.test.ts": "the playground imports the entries by name",
  "test/server/state/**/*.test.ts": "a folder and a user belong to a process, not to a thread",
};

/** Test files that need a process of their own, with the reason. */
const ALONE: Readonly<Record<string, string>> = {
  "docs/start/own-page.md": "its bank would meet those of the adapter for Vitest",
  "test/adapters/console/vitest.test.ts": "the adapter for Vitest keeps the fetch of the process to the end",
  "test/adapters/jest.node.test.ts": "the adapter for Jest keeps the fetch of the process to the end",
  "test/adapters/next/server.test.ts": "the adapter for Next keeps the fetch of the process to the end",
  "test/adapters/ssr/forwarding.test.ts": "what it starts answers the requests of the process to the end",
  "test/adapters/own-handlers/*.node.test.ts":
    "the adapter for Vitest keeps the fetch of the process to the end",
  "test/adapters/storybook/storybook-stories.test.ts":
    "the adapter for Storybook keeps the fetch of the process to the end",
  "test/adapters/vite/server-bank.test.ts": "its bank answers the requests of the process to the end",
  "test/adapters/{vitest,vitest-fetch}/*.node.test.ts":
    "the adapter for Vitest keeps the fetch of the process to the end",
  "test/adapters/vitest-fetch/{fetch-before,own-server,sockets}.test.ts":
    "the adapter for Vitest keeps the fetch of the process to the end",
  "test/bank/{scenarios,turns}/long-*.test.ts": "the bank takes the machine's time as it loads",
  "test/bank/turns/on-demand.test.ts": "modules of the bank are missing",
  "test/bank/turns/progress-reports.test.ts": "the bank takes the machine's time as it loads",
  "test/conformance/jsdom.node.test.ts": "jsdom's XMLHttpRequest belongs to one document",
  "test/coverage/cover.test.ts": "the adapter for Vitest keeps the fetch of the process to the end",
  "test/faults/intercepted.node.test.ts": "the adapter for Vitest keeps the fetch of the process to the end",
  "test/http/answers/documented-statuses.test.ts": "the bank takes its deadlines as it loads",
  "test/playground/refusals.test.ts": "the bank takes its deadlines as it loads",
  "test/recorded/copied-endless.test.ts": "the bank takes its deadlines as it loads",
};

/** Tabs in Node need its Web Locks, which Node 22 lacks. */
const withoutLocks = "locks" in navigator ? [] : ["test/adapters/persist/tabs*.test.ts"];

/** What the projects in Node have in common. */
const inNode = {
  maxWorkers,
  // Property tests walk far, and a busy machine is slow; nothing here measures time.
  testTimeout: 30_000,
};

const node: TestProjectInlineConfiguration = {
  test: {
    name: "node",
    ...inNode,
    pool: "threads",
    isolate: false,
    // Node itself loads the files, which takes a third less time. Nothing here is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: [...sharedProcess, ...setupFiles, ...fixedSeed],
    include: ["test/**/*.test.ts"],
    exclude: [
      ...rest,
      ...withoutLocks,
      browserTests,
      pageTests,
      slowTests,
      ...Object.keys(ALONE),
      ...Object.keys(IN_PROCESS),
    ],
  },
};

const inProcess: TestProjectInlineConfiguration = {
  // The playground imports the entries by name.
  resolve: { alias: entryAliases },
  test: {
    name: "in-process",
    ...inNode,
    isolate: false,
    setupFiles: [...stopBank, ...setupFiles, ...fixedSeed],
    include: Object.keys(IN_PROCESS),
    exclude: [...rest, browserTests, pageTests, slowTests, ...Object.keys(ALONE)],
  },
};

const alone: TestProjectInlineConfiguration = {
  plugins: [docsCode()],
  // The playground imports the entries by name, and the docs others too.
  resolve: { alias: [...entryAliases, ...allEntryAliases] },
  test: {
    name: "alone",
    ...inNode,
    setupFiles: [...setupFiles, ...fixedSeed],
    include: Object.keys(ALONE),
    exclude: [...rest, browserTests, pageTests, slowTests],
  },
};

/** Slow test files that need a process of their own, with the reason. */
const SLOW_ALONE: Readonly<Record<string, string>> = {
  "test/server/limits.slow.test.ts": "it takes the timers over before the server loads",
};

const slowAlone: TestProjectInlineConfiguration = {
  test: {
    name: "slow-alone",
    ...inNode,
    ...slow,
    isolate: true,
    setupFiles: [...setupFiles, ...fixedSeed],
    include: Object.keys(SLOW_ALONE),
  },
};

const slowNode: TestProjectInlineConfiguration = {
  resolve: { alias: entryAliases },
  test: {
    name: "slow-node",
    ...inNode,
    ...slow,
    setupFiles: [...setupFiles, ...fixedSeed],
    include: [slowTests],
    exclude: [...rest, ...Object.keys(SLOW_ALONE)],
  },
};

const longNode: TestProjectInlineConfiguration = {
  ...slowNode,
  test: { ...slowNode.test, name: "long-node", include: [longTests], exclude: others },
};

/** `*.node.test.ts` go through `setupServer`, so they run once more against each older msw that the peer range names. */
function olderMsw(version: string): TestProjectInlineConfiguration[] {
  const installedAs = `msw-${version.replace(".", "-")}`;
  const resolve = { alias: [{ find: /^msw(?=\/|$)/, replacement: installedAs }] };
  const nodeTests = "test/**/*.node.test.ts";
  const shared: TestProjectInlineConfiguration = {
    resolve,
    test: {
      name: `slow-msw-${version}`,
      ...inNode,
      isolate: false,
      setupFiles: [...stopBank, ...setupFiles],
      include: [nodeTests],
      exclude: [...rest, ...Object.keys(ALONE)],
    },
  };
  const apart: TestProjectInlineConfiguration = {
    resolve,
    test: {
      name: `slow-msw-${version}-alone`,
      ...inNode,
      setupFiles,
      include: Object.keys(ALONE).filter((path) => path.endsWith(".node.test.ts")),
      exclude: rest,
    },
  };
  return [shared, apart];
}

/** What the projects have in common whose files run in a page; Vitest writes into it, so each has its own. */
const inPage = (): TestProjectInlineConfiguration["test"] => ({
  ...withPages,
  setupFiles,
  testTimeout: 30_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: "chromium" }],
  },
});

/** Test files that can't share a page with others, with the reason. */
const ALONE_IN_PAGE: Readonly<Record<string, string>> = {
  "test/adapters/{other-msw,own-handlers,vite,vitest}/*.browser.test.ts":
    "its bank answers the requests of the page",
};

/** A project whose tests run in a page: all files in one, or each in its own. */
const testsInPage = (
  name: string,
  isolate: boolean,
  include: readonly string[],
  exclude: readonly string[],
  order: typeof withPages | typeof slow = withPages,
): TestProjectInlineConfiguration => ({
  // Serves the mockServiceWorker.js of the installed msw, the one that applications get.
  plugins: [msw({ mode: "worker-only" })],
  // The playground imports the entries by name.
  resolve: { alias: entryAliases },
  // Vite finds the dependencies by scanning the tests, but remembers them from the run before. One that a test has
  // imported since would reload the page in the middle of a test, so scan every time (half a second).
  optimizeDeps: { force: true },
  test: {
    name,
    ...inPage(),
    ...order,
    isolate,
    include: [...include],
    exclude: [...rest, ...exclude],
    expect: patient,
  },
});

const aloneInPage = Object.keys(ALONE_IN_PAGE);
const browser = testsInPage("browser", false, [browserTests], [slowBrowserTests, ...aloneInPage]);
const slowBrowser = testsInPage("slow-browser", false, [slowBrowserTests], [], slow);
const browserAlone = testsInPage("browser-alone", true, aloneInPage, []);

/** The stories, each with its play function; all in one page. */
const storybook: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
  test: { name: "storybook", ...inPage(), isolate: false },
};

/** The code in the pages of the docs, as it stands there. */
const docs: TestProjectInlineConfiguration = {
  plugins: [docsCode()],
  resolve: { alias: allEntryAliases },
  test: {
    name: "docs",
    ...inNode,
    isolate: false,
    setupFiles,
    include: [...pagesToRun()],
    exclude: [...rest, ...Object.keys(ALONE)],
  },
};

/** What the projects have in common that drive a page from Node, each test in a context of its own. */
const drivingPages = {
  globalSetup: "test/playground/support/served.ts",
  testTimeout: 30_000,
  // Some hooks build a page.
  hookTimeout: 60_000,
  expect: patient,
};

/** The built playground in a real browser, driven from Node as a person would: each test has a context of its own. */
const pages: TestProjectInlineConfiguration = {
  resolve: { alias: entryAliases },
  test: {
    name: "pages",
    ...drivingPages,
    ...withPages,
    isolate: false,
    include: [pageTests],
    exclude: [...rest, slowPageTests],
  },
};

const slowPages: TestProjectInlineConfiguration = {
  resolve: { alias: entryAliases },
  test: {
    name: "slow-pages",
    ...drivingPages,
    ...slow,
    // What they share, such as the browser of the tests of Vite, closes with each file.
    isolate: true,
    // Some start several dev servers.
    testTimeout: 90_000,
    include: [slowPageTests],
    exclude: rest,
  },
};

const longPages: TestProjectInlineConfiguration = {
  ...slowPages,
  test: { ...slowPages.test, name: "long-pages", include: [longPageTests], exclude: others },
};

const inNodeAlone = [
  node,
  inProcess,
  alone,
  docs,
  slowNode,
  slowAlone,
  longNode,
  ...olderMsw("2.12"),
  ...olderMsw("2.15"),
];
const withBrowser = [pages, browser, browserAlone, storybook, slowPages, slowBrowser, longPages];

export default defineConfig({
  test: {
    // Once for all projects, which get what it provides.
    globalSetup: ["test/support/bundled.ts", "test/support/with-browser.ts"],
    experimental: { diagnostics: false },
    // What the tests of warnings write would bury the end of a run.
    silent: "passed-only",
    projects: hasChromium() ? [...inNodeAlone, ...withBrowser] : inNodeAlone,
  },
});
