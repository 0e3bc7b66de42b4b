import { posix } from "node:path";
import type { Facts } from "../facts.ts";
import { configFile } from "../look.ts";
import { isOurs, specifier } from "../paths.ts";
import { byHand, created, IMPORT, type Step } from "../steps.ts";

/**
 * Gives the server and the pages of Next's app router one bank, by three files that Next finds by their names. None of them
 * has a bank in production.
 */
export function nextSteps(facts: Facts, bank: string): Step[] {
  const { disk, language } = facts;
  const folder = disk.kindOf("src/app") === "folder" ? "src" : ".";
  const app = posix.join(folder, "app");
  if (disk.kindOf(app) !== "folder") {
    const text = "This project has no app router: init does not set up pages of Next's pages router.";
    return [{ kind: "note", text }];
  }
  const server = posix.join(folder, "instrumentation");
  const bankFrom = specifier(facts, `${server}.${language}`, bank);
  return [
    ...fileSteps(facts, server, inServer(bankFrom)),
    ...fileSteps(facts, posix.join(folder, "instrumentation-client"), IN_PAGE),
    ...fileSteps(facts, posix.join(app, "sandbank/[[...path]]/route"), ROUTE),
  ];
}

/** Makes a file, unless the project has one of its own, to which the lines are added by hand. */
function fileSteps({ disk, language }: Facts, stem: string, lines: readonly string[]): Step[] {
  const file = configFile(disk, stem);
  if (file === undefined) return [created(`${stem}.${language}`, lines)];
  if (isOurs(disk, file)) return [{ kind: "found", text: `${file} has what the bank needs already.` }];
  return [byHand(file, "it exists, and Next reads no other one", lines)];
}

function inServer(bank: string): string[] {
  return [
    "export async function register() {",
    "  // Next leaves out of a build what such a condition excludes.",
    '  if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {',
    `    const { createBank } = await ${IMPORT}("sandbank");`,
    `    const { start } = await ${IMPORT}("sandbank/next");`,
    `    const { default: options } = await ${IMPORT}("${bank}");`,
    "    start(createBank(options));",
    "  }",
    "}",
  ];
}

const IN_PAGE = [
  'import { startPage } from "sandbank/next/client";',
  "",
  'if (process.env.NODE_ENV === "development") startPage();',
];

const ROUTE = [
  "// The pages ask the bank of the server here. In production it is a 404.",
  'export { GET, POST } from "sandbank/next/route";',
];
