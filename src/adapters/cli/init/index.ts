import { readFileSync } from "node:fs";
import process from "node:process";
import { ask } from "./ask.ts";
import { diskOf } from "./disk.ts";
import { type Facts, type Framework, NAMES } from "./facts.ts";
import { type InitFlags, readInitFlags } from "./flags.ts";
import { undoOf } from "./git.ts";
import { INIT_HELP } from "./help.ts";
import { install } from "./install.ts";
import { look } from "./look.ts";
import { makeChanges } from "./make.ts";
import { COMMANDS } from "./package-manager.ts";
import type { Ranges } from "./parts/package-json.ts";
import { type Choice, type Plan, plan } from "./plan.ts";
import { foundText, stepsText } from "./show.ts";
import { isChange } from "./steps.ts";

/** Runs `sandbank init` in the current folder with the words after it. Rejects with an Error where nothing can be done. */
export async function init(args: readonly string[]): Promise<void> {
  const flags = readInitFlags(args);
  if (flags.isHelp) return console.log(INIT_HELP);
  const folder = process.cwd();
  const facts = look(diskOf(folder));
  const choice: Choice = {
    framework: await frameworkOf(facts, flags),
    runner: flags.runner ?? facts.runners[0],
  };
  const planned = plan(facts, choice, ranges());
  const changes = planned.steps.filter(isChange);
  console.log(`${foundText(facts, choice)}\n\n${stepsText(planned.steps)}`);
  if (changes.length === 0) return console.log("There is nothing to change.");
  if (flags.dryRun) return console.log("Nothing was changed: this was a dry run.");
  const undo = undoOf(folder, changes);
  if (undo.warning !== undefined) console.log(undo.warning);
  if (!flags.yes && !isYes(await ask("Make these changes? [y/N] ")))
    throw new Error("nothing was changed; --yes makes the changes without asking.");
  makeChanges(folder, changes);
  console.log(`Wrote ${changes.map(({ file }) => file).join(", ")}.`);
  if (undo.command !== undefined) console.log(`To undo it: ${undo.command}`);
  if (flags.install) install(folder, facts.packageManager);
  console.log(nextText(facts, choice, planned, flags));
}

function isYes(answer: string | undefined): boolean {
  return /^y(?:es)?$/i.test(answer ?? "");
}

/** The framework to set up, which is asked for where there are several. */
async function frameworkOf(facts: Facts, flags: InitFlags): Promise<Framework | undefined> {
  if (flags.framework !== undefined) return flags.framework === "none" ? undefined : flags.framework;
  const { frameworks } = facts;
  if (frameworks.length < 2) return frameworks[0];
  const names = frameworks.map((name) => NAMES[name]).join(" and ");
  const given = frameworks.map((name) => `--framework ${name}`).join(" or ");
  const refuse = () => new Error(`This project has ${names}: choose by ${given}.`);
  if (flags.yes || flags.dryRun) throw refuse();
  const answer = await ask(
    `This project has ${names}. Which one runs your pages? (${frameworks.join(", ")}) `,
  );
  const chosen = frameworks.find((name) => name === answer?.toLowerCase());
  if (chosen === undefined) throw refuse();
  return chosen;
}

/** The version of this package, and what it needs of msw. */
function ranges(): Ranges {
  const path = new URL(import.meta.resolve("sandbank/package.json"));
  const { version, peerDependencies }: { version: string; peerDependencies: { msw: string } } = JSON.parse(
    readFileSync(path, "utf8"),
  );
  const [newest = ""] = peerDependencies.msw.split("||").toReversed();
  return { sandbank: `^${version}`, msw: newest.trim() };
}

const TEST_COMMANDS: Readonly<Record<NonNullable<Choice["runner"]>, string>> = {
  vitest: "vitest run",
  jest: "jest",
  playwright: "playwright test",
  node: "node --test",
};

function nextText(facts: Facts, { runner }: Choice, { test }: Plan, flags: InitFlags): string {
  const commands = COMMANDS[facts.packageManager];
  const run = runner === "node" ? "" : `${commands.run} `;
  const next = [
    ...(flags.install ? [] : [commands.install]),
    ...(runner === undefined || test === undefined ? [] : [`${run}${TEST_COMMANDS[runner]} ${test}`]),
  ];
  return next.length === 0 ? "Done." : `Next: ${next.join(", then ")}`;
}
