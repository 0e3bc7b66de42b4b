import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, proseIn } from "./mentions.ts";
import { root } from "./statements.ts";

/** What a text for users does not say, each with what it says instead. docs/reference/glossary.md has the terms. */
const BETTER: Readonly<Record<string, string>> = {
  "(?:has|have) all of these words": "No endpoints match.",
  "nothing can be done to (?:it|this)": "No actions available.",
  "further headers": "Additional headers",
  "one a line": "one per line",
  "at most, times": "Maximum attempts",
  "(?:the )?ways? out(?: of it)?": "transitions from",
  "for which the bank waits": "Waits one minute of bank time.",
  "back as they were": "Resets rows and clock to their initial state.",
  anew: "again, or: starts over",
  "show the way of": "Highlight",
  "the rules alone": "none",
  "begin with the bank as it is": "Start from: current state",
  "reads too": "Include reads",
  "which the list has too": "(leave it out)",
  "what else may happen": "Other outcomes",
  "each happens at a click": "Click one to trigger it.",
  "what it needs is made first": "Prerequisites are created for you.",
  "there is no such page": "Page not found",
  "in clear": "in plain text",
  "any more": "no longer, or: anymore",
  "once more": "again",
  "to mend|can mend|(?:or )?mend (?:it|what)": "fix",
  "what for": "Used for",
  "where you work": "You work in",
  "the project to copy is": "Copy the example:",
  "needs? no code for it": "without code",
  "a year of a treasury": "a year of a company's payments",
  "(?<!there )(?:is|are) no (?:report|option|argument|snapshot|recipe|object|table|address|project)":
    "isn't a report; unknown option",
};

/** What belongs in CONTRIBUTING.md, since it is about how a page is made. */
const MAKING =
  /npm run (?:check|long|bench|pictures|docs)\b|npx vitest run --project|\bMade of the\b|writes it (?:anew|again)/g;

const patterns = Object.keys(BETTER).map(patternOf);
const any = patternOf(Object.keys(BETTER).join("|"));

const pages = ["README.md", "docs/index.md", "docs/limits.md", "docs/endpoints.md", "docs/try.md"].map(
  (path) => ({
    path,
    text: readFileSync(`${root}${path}`, "utf8"),
  }),
);
const docs = [
  ...pages,
  ...filesIn(["docs/start", "docs/how-to", "docs/reference", "docs/skills"], ["md"]),
].filter(({ path }) => !path.startsWith("docs/reference/api/"));

test("no text that a user sees has a phrase for which there is a better one", () => {
  const code = filesIn(["src", "fixtures", "templates", "playground", ".storybook"], ["ts", "tsx"]);
  const shown = [
    ...docs,
    ...filesIn(["playground"], ["html", "mdx"]),
    ...filesIn(["docs/.vitepress/theme"], ["vue"]),
    // The words of docs/spec are those of the statements.
    ...code.filter(({ path }) => !path.startsWith("src/openapi/generated/")),
  ];
  expect(shown.flatMap(({ path, text }) => phrasesIn(path, text))).toEqual([]);
});

test("no page of the docs says how it is made", () => {
  // How to build this repository is what its own README has to say.
  const own = docs.filter(({ path }) => path !== "README.md");
  const found = own.flatMap(({ path, text }) =>
    (text.match(MAKING) ?? []).map((phrase) => `${path}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test("a phrase is found in a page, in a message and in JSDoc, over a line break too, and not in a comment for the team", () => {
  expect(phrasesIn("docs/planted.md", "# Try\n\nA reload begins\nit Anew.\n")).toEqual([
    'docs/planted.md:4 "Anew": write again, or: starts over',
  ]);
  const code =
    '/** Stands in it\n * in clear. */\n// Kept in clear.\nconst text = "It is not there any more.";\nconst anew = 1;\n';
  expect(phrasesIn("src/planted.ts", code)).toEqual([
    'src/planted.ts:2 "in clear": write in plain text',
    'src/planted.ts:4 "any more": write no longer, or: anymore',
  ]);
});

function patternOf(phrase: string): RegExp {
  return new RegExp(`\\b(?:${phrase.replaceAll(" ", "[\\s*]+")})\\b`, "gi");
}

/** Each phrase in a text for users, with its file and line: in code, in strings and JSDoc alone. */
function phrasesIn(path: string, text: string): string[] {
  if (text.search(any) < 0) return [];
  const passages = /\.tsx?$/.test(path)
    ? proseIn(path, text).filter((each) => !/^\/(?:\/|\*(?!\*))/.test(each.text))
    : [{ line: 1, text }];
  return Object.values(BETTER).flatMap((better, at) =>
    passages.flatMap((passage) =>
      Array.from(passage.text.matchAll(patterns[at] ?? any), (found) => {
        const line = passage.line + passage.text.slice(0, found.index).split("\n").length - 1;
        return `${path}:${line} "${found[0].replace(/[\s*]+/g, " ")}": write ${better}`;
      }),
    ),
  );
}
