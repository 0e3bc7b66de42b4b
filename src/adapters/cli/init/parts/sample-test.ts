import { posix } from "node:path";
import { type Project, RUNNERS, type Runner } from "../project.ts";
import type { Step } from "../step.ts";
import { template } from "../template.ts";
import { specifier } from "../typescript.ts";

const PRESET = 'preset: "sandbank/jest"';

/** Makes one test that passes, beside the bank or where the end-to-end tests are. */
export function sampleTest(project: Project, runner: Runner, bank: string): { steps: Step[]; test: string } {
  const { files } = project;
  const test = pathOf(project, runner, bank);
  if (files.isFile(test) && !files.isOurs(test)) {
    const note = `${test} exists and is left as it is, so there is no sample test for ${RUNNERS[runner].name}.`;
    return { test, steps: [{ note }] };
  }
  const step: Step = files.isFile(test)
    ? { note: `${test} is a test with a bank already.` }
    : {
        file: test,
        before: undefined,
        after: template(`${runner}.ts`, specifier(project, test, bank, runner)),
      };
  return { test, steps: [step, ...presetSteps(project, runner)] };
}

function pathOf({ files, packages }: Project, runner: Runner, bank: string): string {
  const { dir, name, ext } = posix.parse(bank);
  if (runner !== "playwright")
    return posix.join(dir, `${name}.${packages.has("@angular/core") ? "spec" : "test"}${ext}`);
  const config = files.read(files.configOf("playwright.config") ?? "");
  const [, folder = "e2e"] = /\btestDir:\s*["']([^"']+)["']/.exec(config) ?? [];
  return posix.join(folder, `${name}.spec${ext}`);
}

/** Jest loads the package by its preset. A configuration has one, so that of ts-jest becomes what it stands for. */
function presetSteps({ files, packages, language }: Project, runner: Runner): Step[] {
  const file = files.configOf("jest.config") ?? "package.json";
  if (runner !== "jest" || /["']sandbank\/jest["']/.test(files.read(file))) return [];
  const manual =
    language === "ts" && packages.has("ts-jest")
      ? [`${PRESET}, // in place of the preset of ts-jest`, 'transform: { "\\\\.tsx?$": "ts-jest" }']
      : [PRESET];
  return [{ file, reason: "it may have a preset or projects of its own", manual }];
}
