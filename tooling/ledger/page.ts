// Writes the ledger for people.

import type { Statement } from "../../test/docs/statements.ts";
import { type Area, areasOf, countsOf } from "./counts.ts";
import type { Entry, Shown } from "./entries.ts";
import type { EnumValue } from "./enums.ts";
import { linkToHeading, table } from "./markdown.ts";

/** The ledger as a page in Markdown, in docs. */
export function pageOf(
  statements: readonly Statement[],
  entries: readonly Entry[],
  values: readonly EnumValue[],
): string {
  const texts = new Map(statements.map(({ id, cells }) => [id, cells[0] ?? ""]));
  const areas = areasOf(entries);
  const all = countsOf(entries);
  const open = entries.filter(({ nothingToShow }) => nothingToShow !== null);
  return `<!-- Generated from docs/spec and test by \`npm run ledger -- --update\`. -->

# How true the bank is to the service

Each statement of [the specification](spec/README.md): where it is from, the options of \`createBank\` that change it, the tests that
show it of the bank, and when the service was last asked. [fidelity.json](fidelity.json) has the same, with the title of every test.

- **Source**: *documented*, the service's documents say it; *seen in public*, they don't, but public pages or clients of such services
  show it; *decided*, nothing of this says it, so a row that projects share or this project decides.
- **Tests**: the files with tests that name the statement, and how many of them do. They show what the bank does. Whether the service
  does so too is known only of what was compared.
- **Compared**: the date and the result of \`npx sandbank verify --ledger\`.

## Counts

${table(
  ["area", ...Object.keys(all)],
  [
    ...areas.map(({ title, entries }) => [linkToHeading(title), ...Object.values(countsOf(entries))]),
    ["**all**", ...Object.values(all).map((count) => `**${count}**`)],
  ],
)}

## Nothing to show

No test can show these.

${table(
  ["id", "statement", "why"],
  open.map(({ id, nothingToShow }) => [id, texts.get(id) ?? "", nothingToShow ?? ""]),
)}
${areas.map(sectionOf).join("")}
## Values of enums

Every value that a field of an answer may have, and how a bank is led to show it: by a plain call, by time, by a reserved value, by
\`bank.simulate\` or by a fault. "answers" are the answers themselves.

${table(["field", "values and ways"], fieldsOf(values))}
`;
}

/** A row for each field: its values, those that are reached in the same ways together. */
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
    .map(([file, shown]) => `[${file.replace("test/", "")}](../${file}) ${shown.length}`)
    .join(", ");
}
