import { REGISTRY } from "../../../src/registry.ts";
import { longPrefixes } from "../../../test/docs/statements.ts";
import { sourceFiles, withoutComments } from "../../../test/support/source-files.ts";

/** An id of a statement as a string of its own; the part before the number is its prefix. */
const QUOTED = new RegExp(`"((${longPrefixes()}|[SPCOX])[1-9][0-9]{0,2})"`, "g");

/** What names the statements of fields. Any other id in code is the rule of a refusal. */
const OF_FIELDS = /\b(?:statements?|urlStatement): (?:\{[^}]*\}|"[^"]*")/g;

/**
 * What the option `faults` answers is a refusal of no rule of the service; what compares answers, warns of actions and of
 * requests that miss the bank, or lists calls that are refused, refuses nothing.
 */
const OTHERS = [
  "src/engine/http/faults/",
  "src/fidelity/",
  "src/adapters/",
  "src/bank/api/warn.ts",
  "src/bank/near-miss.ts",
  "src/cards/virtual-cards/refused.ts",
];

/** The text of the module that lists the statements that refusals name. */
export function refusalsModule(): string {
  const files = sourceFiles("src").filter(
    ({ path }) => !OTHERS.some((folder) => path.startsWith(folder)) && !path.includes("/generated/"),
  );
  const named = files.flatMap(({ path, text }) =>
    Array.from(
      withoutComments(text).replaceAll(OF_FIELDS, "").matchAll(QUOTED),
      ([, id = "", prefix = ""]) => ({ id, prefix, folder: path.split("/")[1] ?? "" }),
    ),
  );
  const areas = new Set<string>(Object.values(REGISTRY).map(({ area }) => area));
  const areaOf = (id: string, prefix: string) => {
    // Rows of the project are about any area; those of a document are all about its own.
    const alike = named.filter((each) => (prefix === "X" ? each.id === id : each.prefix === prefix));
    return alike.find(({ folder }) => areas.has(folder))?.folder ?? "service";
  };
  const entries = named.map(({ id, prefix }) => [id, areaOf(id, prefix)] as const);
  const sorted = entries.toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return `/* Generated from src by \`npm run check contract -- --update\`. */

/** The statements that a refusal names beside those about single fields, each with the area that it is about. */
export const REFUSALS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(sorted), null, 2)};
`;
}
