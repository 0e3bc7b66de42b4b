import { resolveConfig } from "vite";
import { expect, test } from "vitest";
import { startBeforeEntries } from "../../src/adapters/vite/entry-scripts.ts";
import { sandbank } from "../../src/adapters/vite/index.ts";

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
    "'option' is no option of sandbank() for Vite: it takes options, panel, build and links.",
  );
  expect(attempt({ panel: "yes" })).toThrow(
    "Option 'panel' of sandbank() must be true or false, got \"yes\".",
  );
  expect(attempt({ options: { seed: "x" } })).toThrow("Option 'seed' must be a whole number");
  expect(attempt({ options: { assumptions: { errorBody: () => ({}) } } })).toThrow(
    "Option 'options.assumptions.errorBody' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.",
  );
});

test("the page opens links while you develop, unless that is turned off, and no build does", async () => {
  const source = async (options: object, command: "serve" | "build") => {
    const config = await resolveConfig({ configFile: false, plugins: [sandbank(options)] }, command);
    const { transform } = config.plugins.find(({ name }) => name === "sandbank") ?? {};
    if (typeof transform !== "function") throw new Error("The plugin transforms nothing.");
    const transformed = transform.call({} as never, "", "\0virtual:sandbank", {} as never);
    return transform.call({} as never, "", "/src/main.ts", {} as never) ?? transformed;
  };
  const opens = `
import { openLinks } from "sandbank/vite/client";
afterStart(() => openLinks(globalThis.sandbank));`;
  expect(await source({}, "serve")).toBe(opens);
  expect(await source({ links: false }, "serve")).toBeUndefined();
  expect(await source({ build: true }, "build")).toBeUndefined();
});
