// The projects that docs/start/index.md opens in a browser.

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { readExamples } from "../../tooling/examples/example.ts";
import { root } from "./statements.ts";

const LINK = /- \[(.+)\]\((https:\/\/stackblitz\.com\/github\/.+\/test\/examples\/)(.+)\?file=(.+)\)/g;

const index = readFileSync(`${root}docs/start/index.md`, "utf8");
const starters = [...index.matchAll(LINK)].map(([, title, folder, name = "", file]) => ({
  title,
  folder,
  name,
  file,
}));

test("a starter opens for React, Vue, Next, SvelteKit and Storybook, from the repository that package.json names", () => {
  expect(starters.map(({ title }) => title)).toEqual(["React", "Vue", "Next", "SvelteKit", "Storybook"]);
  const [, repository] = /github\.com\/(.+)\.git$/.exec(manifest.repository.url) ?? [];
  for (const { folder } of starters)
    expect(folder).toBe(`https://stackblitz.com/github/${repository}/tree/main/test/examples/`);
});

test.each(starters)(
  "$title installs the newest sandbank, starts, opens a file of its own, and is run as a project",
  ({ name, file }) => {
    const folder = `${root}test/examples/${name}/`;
    const { scripts, devDependencies, stackblitz } = JSON.parse(
      readFileSync(`${folder}package.json`, "utf8"),
    );
    expect(devDependencies).toMatchObject({ sandbank: "latest", msw: expect.any(String) });
    expect(stackblitz?.startCommand ?? scripts.dev).toBeDefined();
    expect(existsSync(folder + file)).toBe(true);
    expect([...readExamples().keys()]).toContain(name);
  },
);
