// Statements: STA-15, STA-24.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { axeFinder } from "../../src/adapters/cli/states/peers.ts";
import { modeOf } from "../../src/adapters/playwright/sweep/mode.ts";
import { sweep } from "../../src/adapters/playwright/sweep/sweep.ts";
import { states } from "../../src/states/index.ts";
import { configWith, createProject } from "../adapters/vite/project.ts";
import { hostFolder } from "../playground/support/static-host.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});

afterAll(() => browser.close());

/** What is found on a page of this repository that has a bank of its own. */
async function foundAt(url: string, only: readonly string[]): Promise<string[]> {
  const { shots, failed } = await sweep({
    ...{ browser, url, screens: [url], options: {}, states: states({ only }), all: true, axe: axeFinder() },
    ...{ widths: [1280, 390], schemes: ["light"], workers: availableParallelism(), timeout: 8000 },
    mode: await modeOf(browser, url),
    empty: states({ only: ["count"] }).filter(({ id }) => id.endsWith("/none") && id.includes("Transfers")),
  });
  expect(failed).toEqual([]);
  expect(shots.length).toBeGreaterThan(8);
  // Each state is another than the page as it is: what is answered, or when.
  const [asItIs, ...others] = shots.map(({ requests }) => JSON.stringify(requests));
  expect(others.filter((requests) => requests === asItIs).length).toBeLessThan(others.length / 2);
  return shots.flatMap(({ state, findings }) =>
    findings.map(({ kind, what }) => `${state}: ${kind}: ${what}`),
  );
}

const VALUES = [
  "values/longest",
  "values/nulls",
  "values/amounts",
  "values/unbroken",
  "values/right-to-left",
];

test.each([
  ["accounts", ["answers/all/500"]],
  ["transfers", ["rows/achTransfers/none", "answers/listAchTransfers/500", "changes/achTransfers"]],
  ["cards", ["rows/virtualCards/none", "answers/listVirtualCards/truncated", "changes/virtualCards"]],
  [
    "onboarding",
    ["rows/companies/none", "answers/listCompanies/lost-connection", "changes/companies/unknown"],
  ],
])("the treasury of the playground, its %s, has no finding (STA-24)", async (part, only) => {
  expect(await foundAt(`${inject("playground")}#/treasury/${part}`, [...VALUES, ...only])).toEqual([]);
});

test("the React example, built with the plugin for Vite, has no finding (STA-24)", async () => {
  const example = fileURLToPath(new URL("../examples/react-vite/", import.meta.url));
  const read = (path: string) => [path, readFileSync(join(example, path), "utf8")] as const;
  const sources = readdirSync(join(example, "src")).map((name) => read(`src/${name}`));
  const project = createProject({
    ...Object.fromEntries([read("index.html"), ...sources]),
    "tsconfig.json": '{ "compilerOptions": { "jsx": "react-jsx" } }',
    // Without the plugin for React, which is not installed here and matters to edits alone.
    "vite.config.ts": configWith('{ options: "./src/bank.ts", panel: true, build: true }'),
  });
  onTestFinished(() => project.remove());
  await project.build();
  const host = await hostFolder(join(project.root, "out"), "/sub/");
  onTestFinished(() => host.close());
  const only = ["rows/achTransfers/one", "answers/listAchTransfers/", "moments/leap-day"];
  expect(await foundAt(host.url, only)).toEqual([]);
});

test("stories of a list have no finding, each opened in the states (STA-11, STA-24)", async () => {
  const folder = fileURLToPath(new URL("../../.storybook/dist/", import.meta.url));
  execFileSync("npm", ["run", "storybook:build"], { stdio: "ignore" });
  const host = await hostFolder(folder, "/");
  onTestFinished(() => host.close());
  const story = `${host.url}iframe.html?id=playground-transfer-list--busy&viewMode=story`;
  const only = ["rows/achTransfers/none", "rows/achTransfers/status/", "values/longest", "values/nulls"];
  expect(await foundAt(story, only)).toEqual([]);
});
