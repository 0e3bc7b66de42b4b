import { resolveCommand } from "package-manager-detector";
import { shellWord } from "../../shared/paths.ts";
import type { Terminal } from "../terminal.ts";
import { type InitFlags, readInitFlags } from "./flags.ts";
import { undoOf } from "./git.ts";
import { INIT_HELP } from "./help.ts";
import { install, packageManagerOf } from "./package-manager.ts";
import { plan } from "./plan.ts";
import {
  FRAMEWORKS,
  type Framework,
  foundText,
  look,
  type Project,
  RUNNERS,
  type Runner,
} from "./project.ts";
import { isChange, stepsText } from "./step.ts";
import { writeChanges } from "./write.ts";

/** Runs `sandbank init` in a folder with the words after it. Rejects with an Error where nothing can be done. */
export async function init(args: readonly string[], { folder, ask }: Terminal): Promise<void> {
  const flags = readInitFlags(args);
  if (flags.help) return console.log(INIT_HELP);
  const project = look(folder);
  const runner = flags.runner ?? project.runners[0];
  const choice = { framework: await frameworkOf(project, flags, ask), runner, project: flags.project };
  const { name, agent } = await packageManagerOf(folder);
  const { steps, test } = plan(project, choice);
  const changes = steps.filter(isChange);
  console.log(`${foundText(project, choice, name)}\n\n${stepsText(steps)}`);
  if (changes.length === 0) return console.log("There is nothing to change.");
  if (flags["dry-run"]) return console.log("Nothing was changed: this was a dry run.");
  const undo = undoOf(folder, changes);
  if (undo.warning !== undefined) console.log(undo.warning);
  if (!flags.yes && !/^y(?:es)?$/i.test(await ask("Make these changes? [y/N] ")))
    throw new Error("nothing was changed; --yes makes the changes without asking.");
  writeChanges(folder, changes);
  console.log(`Wrote ${changes.map(({ file }) => file).join(", ")}.`);
  if (undo.commands.length > 0) console.log(["To undo it:", ...undo.commands].join("\n  "));
  const next: string[] = [];
  if (flags.install) install(folder, `${name} install`);
  else if (changes.some(({ file }) => file === "package.json")) next.push(`${name} install`);
  if (runner !== undefined && test !== undefined) {
    // Angular's own command builds the tests first.
    const words =
      choice.framework === "angular" && runner === "vitest"
        ? ["ng", "test", "--watch=false"]
        : [...RUNNERS[runner].command.split(" "), ...flagsOfNode(runner, test), shellWord(test)];
    const run = runner === "node" ? undefined : resolveCommand(agent, "execute-local", words);
    next.push([run?.command, ...(run?.args ?? words)].filter(Boolean).join(" "));
  }
  console.log(next.length === 0 ? "Done." : `Next: ${next.join(", then ")}`);
}

/** Node runs TypeScript by itself from 22.18 on. */
function flagsOfNode(runner: Runner, test: string): readonly string[] {
  const isMissing = runner === "node" && test.endsWith(".ts") && !process.features.typescript;
  return isMissing ? ["--experimental-strip-types"] : [];
}

/** The framework to set up, which is asked for where there are several. */
async function frameworkOf(
  { frameworks }: Project,
  flags: InitFlags,
  ask: Terminal["ask"],
): Promise<Framework | undefined> {
  if (flags.framework !== undefined) return flags.framework === "none" ? undefined : flags.framework;
  if (frameworks.length < 2) return frameworks[0];
  const names = frameworks.map((name) => FRAMEWORKS[name]).join(" and ");
  const question = `This project has ${names}. Which one runs your pages? (${frameworks.join(", ")}) `;
  const answer = flags.yes || flags["dry-run"] ? "" : (await ask(question)).toLowerCase();
  const chosen = frameworks.find((name) => name === answer);
  if (chosen !== undefined) return chosen;
  const given = frameworks.map((name) => `--framework ${name}`).join(" or ");
  throw new Error(`This project has ${names}: choose by ${given}.`);
}
