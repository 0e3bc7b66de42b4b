import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn } from "./docs/mentions.ts";
import { root } from "./docs/statements.ts";

/** The folders and files that must not contain any of the words. */
const folders = ["src", "fixtures", "playground", ".storybook", "docs", "bench", "tooling"];
const files = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"];

/** Archaic or metaphorical words, each with what to write instead. */
const replacements: Readonly<Record<string, string>> = {
  "whoever|somebody|nobody": "caller, user, anyone or no one",
  "stands? in for": "replaces",
  "but came": "got",
  backstage: "the bank that a scenario sees",
  "witness(?:es)?": "onChange",
  "tenants?": "registration",
  "moveIn|moveOut": "register or unregister",
  "misfits?|unfit": "invalid",
  patience: "timeout",
  "planters?": "builder",
};

test("comments, texts and identifiers use plain words", () => {
  const named = files.map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));
  const all = [...named, ...filesIn(folders, ["ts", "tsx", "md", "css", "html"])];
  expect(all.flatMap(({ path, text }) => wordsIn(path, text))).toEqual([]);
});

test("the finder names file and line of a word in any case", () => {
  const text =
    "/** Refuses\n * Whoever calls. */\nconst backstage = moveIn(bank);\n// An unfitted bodyguard.\n";
  expect(wordsIn("src/planted.ts", text)).toEqual([
    'src/planted.ts:2 "Whoever": write caller, user, anyone or no one',
    'src/planted.ts:3 "backstage": write the bank that a scenario sees',
    'src/planted.ts:3 "moveIn": write register or unregister',
  ]);
});

test("the finder sees words that a line break in a comment separates", () => {
  const text = "/**\n * A counterparty stands in\n * for the receiver, but\n * came late.\n */\n";
  expect(wordsIn("src/planted.ts", text)).toEqual([
    'src/planted.ts:2 "stands in for": write replaces',
    'src/planted.ts:3 "but came": write got',
  ]);
});

/** The words to replace, each with its file and line. */
function wordsIn(path: string, text: string): string[] {
  return Object.entries(replacements).flatMap(([words, replacement]) => {
    const pattern = new RegExp(`\\b(?:${words.replaceAll(" ", "[\\s*/]+")})\\b`, "gi");
    return Array.from(text.matchAll(pattern), (match) => {
      const line = text.slice(0, match.index).split("\n").length;
      return `${path}:${line} "${match[0].replace(/[\s*/]+/g, " ")}": write ${replacement}`;
    });
  });
}
