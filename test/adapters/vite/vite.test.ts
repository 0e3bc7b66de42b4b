// Statements: X52, X134, X213, X217, X218.

import { resolveConfig } from "vite";
import { expect, test } from "vitest";
import { startBeforeEntries } from "../../../src/adapters/vite/entry-scripts.ts";
import { sandbank } from "../../../src/adapters/vite/index.ts";

const waiting = (path: string) =>
  `import { afterStart } from "virtual:sandbank"; afterStart(() => import("${path}"));`;

test("the entry of a page waits for the bank", () => {
  expect(startBeforeEntries('<body><script type="module" src="/src/main.tsx"></script></body>')).toBe(
    `<body><script type="module">${waiting("/src/main.tsx")}</script></body>`,
  );
});

test("every entry waits, however it is written", () => {
  expect(
    startBeforeEntries(
      "<script src='main.js' type=module defer></script>\n<script type=module src=./b.js >\n</script>",
    ),
  ).toBe(
    `<script type=module defer>${waiting("./main.js")}</script>\n<script type=module >${waiting("./b.js")}</script>`,
  );
});

test("classic scripts, inline ones and those of other servers are unchanged", () => {
  const others =
    '<script src="/a.js"></script><script type="module">b()</script><script type="module" src="https://cdn.example/c.js"></script>';
  expect(startBeforeEntries(others)).toBeUndefined();
  expect(startBeforeEntries(`${others}<script type="module" src="/d.js"></script>`)).toBe(
    `${others}<script type="module">${waiting("/d.js")}</script>`,
  );
});

test("an invalid option is named", () => {
  const attempt = (options: object) => () => sandbank(options);
  expect(attempt({ option: {} })).toThrow(
    "Unknown option 'option' for sandbank() for Vite: it takes options, scenarios, products, panel, build, prerender, links, persist and allowWebhooks.",
  );
  expect(attempt({ panel: "yes" })).toThrow(
    "Option 'panel' of sandbank() must be true or false, got \"yes\".",
  );
  expect(attempt({ options: { seed: "x" } })).toThrow("Option 'seed' must be a whole number");
  expect(attempt({ options: { assumptions: { errorBody: () => ({}) } } })).toThrow(
    "Option 'options.assumptions.errorBody' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.",
  );
  const starter = () => undefined;
  expect(attempt({ options: { scenarios: { starter } } })).toThrow(
    "Option 'options.scenarios.starter' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.",
  );
  expect(attempt({ scenarios: { starter } })).toThrow(
    "Option 'scenarios' of sandbank() must be the path of a module or the name of a package, such as \"sandbank/fixtures\", got an object. Functions cannot be sent to the page: put the scenarios into a module, and give its path.",
  );
  expect(attempt({ scenarios: "" })).toThrow(
    /^Option 'scenarios' of sandbank\(\) must be the path .*, got ""\.$/,
  );
  expect(attempt({ persist: "yes" })).toThrow(
    "Option 'persist' of sandbank() must be true, false or an object with name and onConflict, got \"yes\".",
  );
  expect(attempt({ persist: null })).toThrow("an object with name and onConflict, got null.");
  expect(attempt({ persist: [] })).toThrow("an object with name and onConflict, got an array.");
  expect(attempt({ persist: { name: "" } })).toThrow(
    "Option 'persist.name' must be text that is not empty, got \"\".",
  );
  expect(attempt({ persist: { nam: "shop" } })).toThrow(
    "Unknown option 'persist.nam' for sandbank() for Vite.",
  );
  expect(attempt({ persist: { onConflict: "keep" } })).toThrow(
    'Option \'persist.onConflict\' must be one of "restore", "reset", "ask", got "keep".',
  );
  expect(attempt({ persist: { onConflict: () => "reset" } })).toThrow(
    'Option \'persist.onConflict\' of sandbank() is a function, which cannot be sent to the page: give "restore", "reset" or "ask".',
  );
});

test("the page opens links while you develop, unless that is turned off, and no build does (X134)", async () => {
  const source = async (options: object, command: "serve" | "build") => {
    const config = await resolveConfig({ configFile: false, plugins: [sandbank(options)] }, command);
    const { load } = config.plugins.find(({ name }) => name === "sandbank") ?? {};
    if (typeof load !== "function") throw new Error("The plugin loads no module.");
    return load.call({} as never, "\0virtual:sandbank");
  };
  expect(await source({}, "serve")).toBe(
    `import { createStarter, openLinks } from "sandbank/vite/client";
const given = { default: {} };
const panel = undefined;
const keep = undefined;
export const afterStart = createStarter({ given, named: "options", worker: "/mockServiceWorker.js", panel, keep, links: openLinks, relay: "/__sandbank/deliveries", hot: import.meta.hot });`,
  );
  expect(await source({ links: false }, "serve")).not.toContain("openLinks");
  expect(await source({ build: true }, "build")).not.toContain("openLinks");
});
