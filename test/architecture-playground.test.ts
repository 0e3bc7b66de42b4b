import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ENTRIES } from "../tooling/build/sources.ts";
import config from "../tsconfig.paths.json" with { type: "json" };
import { importsOf, type SourceFile, sourceFiles } from "./support/source-files.ts";

const entries = Object.entries(config.compilerOptions.paths);

/** The one entry that only this repository has. */
const internal = "sandbank/internal";

const page = ["playground/src", "playground/stories"];
const preview = sourceFiles(".storybook").filter(({ path }) => path === ".storybook/preview.ts");

test("the playground and its stories import the package by its entries", () => {
  expect([...page.flatMap(sourceFiles), ...preview].flatMap(wrongImports)).toEqual([]);
});

test("each entry is the source of the one that package.json exports, and one is internal", () => {
  const sources = Object.entries(manifest.exports).flatMap(([path, target]) => {
    const file = typeof target === "string" ? undefined : /^\.\/dist\/(.*)\.js$/.exec(target.default)?.[1];
    return file === undefined ? [] : [[path.replace(/^\./, manifest.name), `./${ENTRIES[file]}`]];
  });
  const exported = new Map(Object.entries(Object.fromEntries(sources)));
  const named = entries.filter(([name]) => name !== internal).map(([name, [source]]) => [name, source]);
  expect(Object.fromEntries(exported)).toMatchObject(Object.fromEntries(named));
  expect(entries.map(([name]) => name)).toContain(internal);
  expect(exported.has(internal)).toBe(false);
});

test("the rule finds what it forbids", () => {
  const importing = (specifier: string): SourceFile => ({
    path: "playground/src/treasury/money.ts",
    text: `import { x } from "${specifier}";`,
  });
  const wrong = [
    "../../../src/index.ts",
    "../../../fixtures/index.ts",
    "../../internal.ts",
    "sandbank/node",
    "sandbank/src/index.ts",
  ];
  expect(wrong.map(importing).flatMap(wrongImports)).toEqual(
    wrong.map(
      (specifier) =>
        `playground/src/treasury/money.ts imports "${specifier}", but the playground may import itself and sandbank, sandbank/core, sandbank/browser, sandbank/panel, sandbank/persist, sandbank/share, sandbank/states, sandbank/products, sandbank/openapi, sandbank/fixtures, sandbank/storybook, sandbank/internal.`,
    ),
  );
  const right = ["sandbank", "sandbank/panel", internal, "lit", "../send.ts", "../styles/index.css"];
  expect(right.map(importing).flatMap(wrongImports)).toEqual([]);
});

function wrongImports(file: SourceFile): string[] {
  const names = entries.map(([name]) => name);
  return importsOf(file).flatMap(({ specifier, path }) => {
    const isOwn = path !== undefined && page.some((folder) => path.startsWith(`${folder}/`));
    const isOther = path === undefined && !/^sandbank(?:\/|$)/.test(specifier);
    if (isOwn || isOther || names.includes(specifier)) return [];
    return [
      `${file.path} imports "${specifier}", but the playground may import itself and ${names.join(", ")}.`,
    ];
  });
}
