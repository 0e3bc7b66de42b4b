import type { EnumValue } from "../../test/docs/enums/reach-all.ts";
import type { Entry, Shown } from "../ledger/entries.ts";
import { SOURCES } from "../ledger/source.ts";

/** What is counted, by the name of its column. */
const COUNTED: Readonly<Record<string, (entry: Entry) => boolean>> = {
  statements: () => true,
  ...Object.fromEntries(SOURCES.map((source) => [source, (entry: Entry) => entry.source === source])),
  "with options": ({ options }) => options.length > 0,
  "nothing to show": ({ nothingToShow }) => nothingToShow !== undefined,
  compared: ({ compared }) => compared !== undefined,
  confirmed: ({ compared }) => compared?.result === "confirmed",
};

/**
 * The page of the site that lists what shows each statement, in Markdown.
 *
 * @example const markdown = fidelityPage(readLedger().entries, await enumValues());
 */
export function fidelityPage(entries: readonly Entry[], values: readonly EnumValue[]): string {
  const pages = [...Map.groupBy(entries, ({ page }) => page)];
  const open = entries.filter(({ nothingToShow }) => nothingToShow !== undefined);
  return `# Fidelity

Each statement of [the specification](spec/README.md): its source, the options of \`createBank\` that change it, the tests that show
what the bank does, and when it was last compared with the service.

- **Source**: *documented*, the service's documents say it; *seen in public*, only public pages or clients of such services show it;
  *decided*, neither says anything, so this project decides.
- **Tests**: the files with tests that name the statement, and how many of them do.
- **Compared**: the date and the result of \`npx sandbank verify --ledger\`. Only this says whether the service does the same.

## Counts

${table(
  ["area", ...Object.keys(COUNTED)],
  [...pages.map(([page, own]) => [page, ...countsOf(own)]), ["**all**", ...countsOf(entries)]],
)}

## Nothing to show

No test can show these.

${table(
  ["id", "statement", "why"],
  open.map(({ id, cells, nothingToShow }) => [id, cells[0] ?? "", nothingToShow ?? ""]),
)}
${pages.map(([page, own]) => sectionOf(page, own)).join("")}
## Values of enums

Each value that a field of an answer may have, and how a bank is made to show it: by a plain call, by time, by a reserved value, by
\`bank.simulate\` or by a fault. "answers" are the answers themselves.

${table(["field", "values, and how each is reached"], fieldsOf(values))}
`;
}

function countsOf(entries: readonly Entry[]): number[] {
  return Object.values(COUNTED).map((counts) => entries.filter(counts).length);
}

/** A row for each field. Values that are reached in the same ways are listed together. */
function fieldsOf(values: readonly EnumValue[]): string[][] {
  const fields = Map.groupBy(values, ({ resource, field }) => `${resource}.${field}`);
  return [...fields]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([field, group]) => {
      const ways = Map.groupBy(group, ({ reached, option }) =>
        [...reached, ...(option === undefined ? [] : [`with \`${option}\``])].join(", "),
      );
      const texts = [...ways].map(([way, same]) => `${same.map(quoted).join(", ")} (${way})`);
      return [`\`${field}\``, texts.join("; ")];
    });
}

const quoted = ({ value }: EnumValue) => `\`${value === "" ? '""' : value}\``;

function sectionOf(title: string, entries: readonly Entry[]): string {
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
    .map(([file, shown]) => `[${file.replace("test/", "")}](../${file}) ${shown.length}`)
    .join(", ");
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
