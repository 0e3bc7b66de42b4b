import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import {
  commentsIn,
  filesIn,
  type Mention,
  mentionsIn,
  mentionsInCode,
  type Passage,
  proseIn,
} from "./mentions.ts";
import { lastColumnOf, longPrefixes, partsOf, root, statements, statementsIn } from "./statements.ts";

/** Where comments may name ids of docs/spec and files of the repository, but no other document. */
const foldersWithoutOtherDocuments = [
  "fixtures",
  "test",
  "playground",
  "bench",
  "tooling",
  ".storybook",
  "src/panel",
  "src/adapters",
];

const foldersOfCode = ["src", "fixtures", "test", "playground", "bench", "tooling", ".storybook"];
const pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].filter((page) => existsSync(`${root}${page}`));

const all = statements();
const ids = new Set(all.map(({ id }) => id));
const quotedRule = new RegExp(`"((?:${longPrefixes()}|[SPCOXF])[1-9][0-9]{0,2})"`, "g");

test("every row of a table in docs/spec begins with an id", () => {
  expect(all.filter(({ id }) => !partsOf(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test("no id is defined twice", () => {
  const seen = new Set<string>();
  const again = all.filter(({ id }) => seen.size === seen.add(id).size);
  expect(again.map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

/** The numbers of the project decisions (X) that were deleted, which no new one may take. */
const deleted = new Set([
  58, 59, 67, 135, 141, 146, 168, 171, 186, 187, 214, 234, 235, 236, 237, 238, 245, 246, 247, 250, 252, 256,
  261, 262, 263, 266, 267, 268, 269, 271, 274, 275, 278, 279, 299, 300, 301, 302, 303, 308, 309, 310,
]);

test("the numbers of a prefix have no gap but those of deleted statements, which are not used again", () => {
  const numbers = Map.groupBy(
    all.flatMap(({ id }) => partsOf(id) ?? []),
    ({ prefix }) => prefix,
  );
  const gaps = [...numbers].flatMap(([prefix, rows]) => {
    const taken = new Set(rows.map(({ number }) => number));
    const upTo = Array.from({ length: Math.max(...taken) }, (_, at) => at + 1);
    const isDeleted = (number: number) => prefix === "X" && deleted.has(number);
    return upTo
      .filter((number) => taken.has(number) === isDeleted(number))
      .map((number) => `${prefix}${number}`);
  });
  expect(gaps).toEqual([]);
});

test("every id that code names is in docs/spec", () => {
  const files = filesIn(foldersOfCode, ["ts", "tsx", "css", "html"]);
  expect(files.length).toBeGreaterThan(100);
  expect(unknown(files.flatMap(({ path, text }) => mentionsInCode(path, text)))).toEqual([]);
});

test("every rule that the bank names in a refusal is in docs/spec", () => {
  const files = filesIn(["src"], ["ts", "tsx"]);
  const named = files.flatMap(({ path, text }) => rulesIn(path, text));
  expect(named.length).toBeGreaterThan(40);
  expect(unknown(named)).toEqual([]);
});

test("the finder finds a rule that does not exist", () => {
  const code = `throw conflict("id", text, "${wrong("O")}"); const issue = { rule: "${wrong("VC-E")}" };`;
  expect(unknown(rulesIn("src/a.ts", code))).toEqual([
    `src/a.ts: ${wrong("O")}`,
    `src/a.ts: ${wrong("VC-E")}`,
  ]);
});

test("every id that the documentation names is in docs/spec", () => {
  const texts = pages.map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));
  const files = [...texts, ...filesIn(["docs", ...foldersOfCode], ["md"])];
  expect(unknown(files.flatMap(({ path, text }) => mentionsIn({ path, line: 1, text })))).toEqual([]);
});

test("comments name no document that is not in the repository", () => {
  const files = filesIn(foldersWithoutOtherDocuments, ["ts", "tsx", "css", "html"]);
  const comments = files.flatMap(({ path, text }) => commentsIn(path, text));
  expect(comments.flatMap(otherDocuments)).toEqual([]);
});

test("every endpoint of the bank is stated in docs/spec", () => {
  const text = all.flatMap(({ cells }) => cells).join("\n");
  const endpoints = createBank().handlers.flatMap(({ info }) =>
    "method" in info && typeof info.path === "string"
      ? [`${info.method} ${info.path.slice(info.path.indexOf("/"))}`]
      : [],
  );
  expect(endpoints.length).toBeGreaterThan(50);
  // The onboarding collections share their operations (ONB-135), so each is stated once.
  const collection = (endpoint: string) => `are at \`${endpoint.replace(/^\S+ |\/:id$/g, "")}\``;
  const missing = endpoints.filter(
    (endpoint) => !text.includes(`\`${endpoint}\``) && !text.includes(collection(endpoint)),
  );
  expect(missing).toEqual([]);
});

test("every option that a statement names is an option of createBank", () => {
  const options = all.flatMap((statement) => lastColumnOf(statement).options);
  expect(options.length).toBeGreaterThan(20);
  for (const option of options) {
    // No option is a symbol, so a known one is refused by its name.
    const value = option.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), Symbol());
    expect(() => createBank(value as object)).toThrow(`Option '${option}' `);
  }
});

// Joined from parts, because the tests above read this file too.
const wrong = (prefix: string) => `${prefix}99`;
const passage = (text: string): Passage => ({ path: "a.ts", line: 1, text });

test("the finder finds ids that do not exist, in comments, titles, strings and Markdown", () => {
  const code = [
    `/** Refused (S8, ${wrong("P")}). */`,
    `test("a title (${wrong("C")})", () => {});`,
    `const code = "${wrong("VC-E")}";`,
    `// From ${wrong("ONB-9")} on.`,
  ].join("\n");
  expect(new Set(unknown(mentionsInCode("a.ts", code)))).toEqual(
    new Set([
      `a.ts:1: ${wrong("P")}`,
      `a.ts:2: ${wrong("C")}`,
      `a.ts:3: ${wrong("VC-E")}`,
      `a.ts:4: ${wrong("ONB-9")}`,
    ]),
  );
  expect(unknown(mentionsIn(passage(`See S1,\n\`${wrong("O")}\` and X1.`)))).toEqual([
    `a.ts:2: ${wrong("O")}`,
  ]);
});

test("the finder looks at every id of a range", () => {
  expect(mentionsIn(passage("C16 to C18; VC-E1 to\nVC-E3")).map(({ id }) => id)).toEqual([
    "C16",
    "C17",
    "C18",
    "VC-E1",
    "VC-E2",
    "VC-E3",
  ]);
  for (const range of [["S3", "S2"].join(" to "), ["P1", "S2"].join(" to ")]) {
    expect(unknown(mentionsIn(passage(range)))).toEqual([`a.ts:1: ${range}`]);
  }
});

test("the finder does not mistake data for an id", () => {
  const code = [
    `const data = { code: "R01", number: "P1", other: "S99", hex: "#C0FFEE", place: ${wrong("P")} };`,
    'fetch("/v1/ach?filter[batch_id]=%C3%A4 %C3%28");',
    "// BATCH-1001, TEST-1, P-17, 2026-01-01, R48 and #C99",
  ].join("\n");
  expect(mentionsInCode("a.ts", code)).toEqual([]);
});

test("the finder finds a document that is not in the repository", () => {
  const other = (text: string) => proseIn("src/a.ts", `/** ${text} */`).flatMap(otherDocuments);
  for (const name of ["payments", "virtual-cards", "onboarding", "docs/spec/payments"]) {
    expect(other(`A rule (${name}.md, Errors; C13).`)).toEqual([`src/a.ts:1: ${name}.md`]);
  }
  expect(other(`As of convention${" "}5.`)).toEqual([`src/a.ts:1: convention${" "}5`]);
  expect(other("See docs/spec/onboarding.md, README.md and ../docs/spec/README.md.")).toEqual([]);
});

test("a table's rows are its statements", () => {
  const text =
    "# One\n\nSome words.\n\n## Two\n\n| id | statement | see |\n|---|---|---|\n| X1 | One. | S1 |\n| X2 | Two. | |\n";
  expect(statementsIn("a.md", text)).toEqual([
    { file: "a.md", page: "One", section: "Two", id: "X1", cells: ["One.", "S1"] },
    { file: "a.md", page: "One", section: "Two", id: "X2", cells: ["Two.", ""] },
  ]);
});

function unknown(mentions: readonly Mention[]): string[] {
  return mentions.filter(({ id }) => !ids.has(id)).map(({ where, id }) => `${where}: ${id}`);
}

/** The ids that are a string of their own in code. */
function rulesIn(path: string, code: string): Mention[] {
  return Array.from(code.matchAll(quotedRule), ([, id = ""]) => ({ where: path, id }));
}

/** Missing files that a comment names, by path from the root or from the file; and numbers of conventions. */
function otherDocuments({ path, line, text }: Passage): string[] {
  const named = text.match(/(?:[\w.-]+\/)*[\w-]+\.md\b|\bconventions? [0-9]+/g) ?? [];
  const isThere = (name: string) =>
    name.endsWith(".md") &&
    (existsSync(`${root}${name}`) || existsSync(`${root}${posix.join(posix.dirname(path), name)}`));
  return named.filter((name) => !isThere(name)).map((name) => `${path}:${line}: ${name}`);
}
