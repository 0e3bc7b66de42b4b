// Writes the ledger for people and for programs.

import { partsOf, type Statement } from "../../test/docs/statements.ts";
import type { Entry, Shown } from "./entries.ts";
import { SOURCES } from "./source.ts";

/** Statements that are listed together. */
interface Area {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const counted = {
  statements: () => true,
  ...Object.fromEntries(SOURCES.map((source) => [source, (entry: Entry) => entry.source === source])),
  "with options": ({ options }: Entry) => options.length > 0,
  "by a heading": ({ tests }: Entry) => tests.length > 0 && tests.every(({ title }) => title === null),
  "nothing to show": ({ nothingToShow }: Entry) => nothingToShow !== null,
  compared: ({ compared }: Entry) => compared !== null,
};

/** A file of docs/spec is an area; each prefix of one that has several. */
function areasOf(entries: readonly Entry[]): Area[] {
  const areas = Map.groupBy(entries, ({ file, id }) => `${file} ${prefixOf(id)}`);
  const titles = new Set<string>();
  return [...areas.values()].map((group) => {
    const [{ file = "", id = "", section = "" } = {}] = group;
    const alone = !entries.some((other) => other.file === file && prefixOf(other.id) !== prefixOf(id));
    const name = file.replace(/^docs\/spec\/|\.md$/g, "").replaceAll("-", " ");
    const title = alone ? name : `${name}: ${section.replace(/: [A-Z]$/, "").toLowerCase()}`;
    titles.add(title);
    return { title: title.charAt(0).toUpperCase() + title.slice(1), entries: group };
  });
}

const prefixOf = (id: string) => partsOf(id)?.prefix ?? "";

function countsOf(entries: readonly Entry[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counted).map(([name, counts]) => [name, entries.filter(counts).length]),
  );
}

/** The ledger as a page in Markdown, in docs. */
export function pageOf(statements: readonly Statement[], entries: readonly Entry[]): string {
  const texts = new Map(statements.map(({ id, cells }) => [id, cells[0] ?? ""]));
  const areas = areasOf(entries);
  const names = Object.keys(counted);
  const open = entries.filter(({ nothingToShow }) => nothingToShow !== null);
  return `<!-- Generated from docs/spec and test by \`npm run ledger -- --update\`. -->

# How true the bank is to the service

Each statement of [the specification](spec/README.md) with where it is from, the tests that show that the bank does so, the options of
\`createBank\` that change it, and when it was last compared with the service. What is true of the bank is shown by its tests; whether
the service agrees is known only of what was compared. \`fidelity.json\` has the same with every title.

- **Source**: *documented*, the service's documents say it; *seen in public*, public pages or clients of such services show it;
  *decided*, neither says anything, so this project or a row that it shares with others decides.
- **Tests**: how many of each file name the statement. *all* means that the heading of the file names it, for all of its tests.
- **Compared**: the date and result of \`npx sandbank verify --ledger\`. No statement is *never* right by itself.

## Counts

${table(
  ["area", ...names],
  [
    ...areas.map(({ title, entries }) => [link(title), ...Object.values(countsOf(entries))]),
    ["**all**", ...Object.values(countsOf(entries)).map((count) => `**${count}**`)],
  ],
)}

## Nothing to show

No test can show these.

${table(
  ["id", "statement", "why"],
  open.map(({ id, nothingToShow }) => [id, texts.get(id) ?? "", nothingToShow ?? ""]),
)}
${areas.map(sectionOf).join("")}`;
}

function sectionOf({ title, entries }: Area): string {
  const rows = entries.map(({ id, file, source, options, tests, compared }) => [
    `[${id}](${file.replace("docs/", "")})`,
    source,
    options.map((option) => `\`${option}\``).join(", "),
    testsOf(tests),
    compared ? `${compared.date}, ${compared.result}` : "never",
  ]);
  return `
## ${title}

${table(["id", "source", "options", "tests", "compared"], rows)}
`;
}

function testsOf(tests: readonly Shown[]): string {
  const files = Map.groupBy(tests, ({ file }) => file);
  return [...files]
    .map(([file, shown]) => {
      const own = shown.filter(({ title }) => title !== null).length;
      return `[${file.replace("test/", "")}](../${file}) ${own === 0 ? "all" : own}`;
    })
    .join(", ");
}

const link = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-")})`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** The ledger as JSON: counts by area, and each statement with the titles of its tests. */
export function jsonOf(entries: readonly Entry[]): string {
  const counts = areasOf(entries).map(({ title, entries }) => [title, countsOf(entries)]);
  const ledger = { counts: { all: countsOf(entries), ...Object.fromEntries(counts) }, statements: entries };
  return `${JSON.stringify(ledger, null, 2)}\n`;
}
