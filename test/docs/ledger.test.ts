import { expect, test } from "vitest";
import { comparisonsOf } from "../../tooling/ledger/compared.ts";
import { type Entry, entriesOf, problemsOf } from "../../tooling/ledger/entries.ts";
import { testsIn } from "../../tooling/ledger/find-tests.ts";
import { sourceOf } from "../../tooling/ledger/source.ts";
import { fidelityPage } from "../../tooling/site/fidelity-page.ts";
import { type Statement, statements, statementsIn } from "./statements.ts";

const rows = (file: string, ...lines: string[]): Statement[] =>
  statementsIn(
    file,
    ["# Page", "", "## Part", "", "| id | statement | see |", "|---|---|---|", ...lines].join("\n"),
  );

const titlesAndIds = (code: string) =>
  testsIn("test/http/a.test.ts", code).tests.map(({ title, ids }) => [title, ids]);

// Code of tests is data here: the names of planted statements are joined, since tests read this file too.
const one = ["S", "1"].join("");
const two = ["X", "2"].join("");
const three = ["VC-E", "3"].join("");

test("a test names a statement in its title, in the comment above it, and in the title of its group", () => {
  const code = `
import { describe, test } from "vitest";
// Not above the test: ${three}.

// This is above it (${two},
// and so is ${three}).
test("a title (${one})", () => {});
describe("a group (${one})", () => {
  test("within it", () => {
    expect("an answer of ${two}").toBe("${three}");
  });
  bankTest.for([1])(\`each \${1} of \${2} (${two})\`, () => {});
});
const beside = ["${one}"]; // At the end of a line: ${one}.
test("alone", async () => {});
`;
  expect(titlesAndIds(code)).toEqual([
    [`a title (${one})`, [one, two, three]],
    [`a group (${one}) > within it`, [one]],
    [`a group (${one}) > each … of … (${two})`, [two, one]],
    ["alone", []],
  ]);
});

test("a test names the statements in the table of its cases, written there or in a list of the file", () => {
  const code = `
const cases = [["${three}", 1], ["a rule of ${one}", 2]] as const;
test.each(cases)("%s", () => {});
test.each(cases.map(([id]) => id))("%s again", () => {});
test.each([{ id: "${three}", code: "C10" }])("$id", ({ id }) => {});
describe.each(["${three}"])("%s", () => { test("within", () => {}); });
export const ways = [{ name: "a case of a suite (${two})", async run(client) {} }, { name: "no case" }];
`;
  expect(titlesAndIds(code)).toEqual([
    ["%s", [one, three]],
    ["%s again", [one, three]],
    ["$id", [three]],
    ["%s > within", [three]],
    [`a case of a suite (${two})`, [two]],
  ]);
});

test("each id of a range is named, and the heading of a file is the comment at its beginning", () => {
  const code = `// About it (${["S1", "S3"].join(" to ")}).\n\nimport { test } from "vitest";\n// ${two}\ntest("a", () => {});\n`;
  const { heading, tests } = testsIn("test/http/a.test.ts", code);
  expect(heading).toEqual(["S1", "S2", "S3"]);
  expect(tests).toEqual([{ line: 5, title: "a", ids: [two] }]);
});

const table = rows(
  "docs/spec/planted.md",
  "| X1 | Is shown. | S2 |",
  "| X2 | Is not. | `strict` |",
  "| X3 | Can't be. | S2; nothing to show: it is planted |",
);
const filesWith = (path: string, code: string) => [testsIn(path, code)];

test("a statement without a test is a problem, unless it says why there is nothing to show", () => {
  const files = filesWith("test/http/a.test.ts", 'test("shows it (X1)", () => {});');
  expect(problemsOf(entriesOf(table, files, {}), files)).toEqual(["docs/spec/planted.md: no test names X2."]);
});

test("the heading of a file shows no statement", () => {
  const files = filesWith(
    "test/http/a.test.ts",
    '// X2\n\nimport "vitest";\ntest("shows it (X1)", () => {});',
  );
  expect(problemsOf(entriesOf(table, files, {}), files)).toEqual(["docs/spec/planted.md: no test names X2."]);
});

test("a test of a statement that has nothing to show is a problem", () => {
  const files = filesWith("test/http/a.test.ts", 'test("shows them (X1 to X3)", () => {});');
  expect(problemsOf(entriesOf(table, files, {}), files)).toEqual([
    "docs/spec/planted.md: X3 says that there is nothing to show, but a test names it.",
  ]);
});

test("a test that names no statement is a problem where tests have to, unless the heading of its file does", () => {
  const code = 'test("shows two (X1, X2)", () => {});\n\ntest("shows none", () => {});';
  const problemsOfFile = (path: string, text = code) => {
    const files = filesWith(path, text);
    return problemsOf(entriesOf(table, files, {}), files);
  };
  expect(problemsOfFile("test/payments/a.test.ts")).toEqual([
    'test/payments/a.test.ts:3: "shows none" names no statement.',
  ]);
  expect(
    problemsOfFile("test/payments/a.test.ts", `// Statements: X1.\n\nimport "vitest";\n${code}`),
  ).toEqual([]);
  expect(problemsOfFile("test/docs/a.test.ts")).toEqual([]);
});

test("the options of a statement are those that its row names, and those whose row names it", () => {
  const spec = [
    ...rows(
      "docs/spec/decided.md",
      "| S2 | A row. | `strict`, `seed` |",
      '| S3 | With `assumptions.ach.settleAt: "14:00"` it is later. | |',
    ),
    ...rows(
      "docs/spec/options.md",
      "| F4 | A fact. | S2 |",
      "| OPT-2 | An option. | F4, S2, `assumptions.statusCodes` |",
    ),
  ];
  const files = filesWith("test/http/a.test.ts", 'test("it (OPT-2)", () => {});');
  expect(entriesOf(spec, files, {}).map(({ id, options, tests }) => [id, options, tests.length])).toEqual([
    ["S2", ["strict", "seed", "assumptions.statusCodes"], 0],
    ["S3", ["assumptions.ach.settleAt"], 0],
    // A fact is shown by the options for it.
    ["F4", ["assumptions.statusCodes"], 1],
    ["OPT-2", ["assumptions.statusCodes"], 1],
  ]);
});

test("where a statement is from follows from its page, its id and its text", () => {
  const documented = rows(
    "docs/spec/ach-transfers.md",
    "| ACH-1 | A transfer has an amount. | |",
    "| VC-E2 | A date is wrong. | |",
    "| VC-31 | Canceling ends its use. The status is not specified. | C9 |",
    "| CONV-16 | No limits are specified; this bank has none. | |",
    "| ONB-166 | Which types a file may have is not specified. | O15 |",
  );
  const own = rows(
    "docs/spec/decided.md",
    "| S1 | † **Body**. | |",
    "| S2 | **Statuses**. | |",
    "| F1 | A fact. | |",
    "| OPT-2 | An option. | F4, S2, `assumptions.statusCodes` |",
    "| OPT-3 | An option. | VC-71, `assumptions.nextLink` |",
    "| SNAP-1 | It holds. | |",
    "| X1 | A decision. | |",
  );
  expect([...documented, ...own].map((statement) => [statement.id, sourceOf(statement)])).toEqual([
    ["ACH-1", "documented"],
    ["VC-E2", "documented"],
    ["VC-31", "documented"],
    ["CONV-16", "decided"],
    ["ONB-166", "decided"],
    ["S1", "seen in public"],
    ["S2", "decided"],
    ["F1", "seen in public"],
    ["OPT-2", "seen in public"],
    ["OPT-3", "decided"],
    ["SNAP-1", "decided"],
    ["X1", "decided"],
  ]);
});

const known = new Set(statements().map(({ id }) => id));

test("a comparison has a date and a result, and without the file there is none", () => {
  expect(comparisonsOf(undefined, known)).toEqual({});
  const compared = {
    "ACH-6": { date: "2026-11-22", result: "confirmed" },
    S2: { date: "2026-11-23", result: "contradicted" },
  } as const;
  expect(comparisonsOf(JSON.stringify(compared), known)).toEqual(compared);
  const spec = statements();
  const entries: Entry[] = entriesOf(spec, [], compared);
  expect(entries.find(({ id }) => id === "S2")?.compared).toEqual(compared.S2);
  const page = fidelityPage(entries, []);
  expect(page).toMatch(/^\| \[ACH-6\].* \| 2026-11-22, confirmed \|$/m);
  expect(page).toMatch(/^\| \[S2\].* \| 2026-11-23, contradicted \|$/m);
  expect(page).toMatch(/^\| \[S3\].* \| never \|$/m);
});

test.each([
  ["{", "docs/compared.json must be JSON: "],
  ["[]", "Invalid input: expected record, received array"],
  ['{"S99":{"date":"2026-11-22","result":"confirmed"}}', "'S99' is not the id of a statement in docs/spec"],
  ['{"S2":{"date":"2026-02-30","result":"confirmed"}}', "'S2.date': Invalid ISO date"],
  ['{"S2":{"date":"2026-11-22","result":"maybe"}}', "'S2.result': Invalid option"],
  ['{"S2":{"date":"2026-11-22","result":"confirmed","by":"me"}}', "'S2': Unrecognized key"],
])("a file of comparisons that is %s is refused", (text, message) => {
  expect(() => comparisonsOf(text, known)).toThrow(message);
});
