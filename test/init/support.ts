import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach } from "vitest";
import { plan } from "../../src/adapters/cli/init/plan.ts";
import { type Framework, look, type Runner } from "../../src/adapters/cli/init/project.ts";
import { isChange, type Step } from "../../src/adapters/cli/init/step.ts";

/** The files of a project: their texts, or what is to be written as JSON. */
export type Files = Readonly<Record<string, string | object>>;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes a project into a folder that is gone after the test. */
export function project(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), "init-"));
  folders.push(folder);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`;
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What init found in a project. */
export function factsOf(files: Files, folder = ".") {
  return look(join(project(files), folder));
}

/** What init would do in a project. */
export function stepsOf(
  files: Files,
  chosen: { framework?: Framework; runner?: Runner; project?: string } = {},
): readonly Step[] {
  const facts = factsOf(files);
  const { framework = facts.frameworks[0], runner = facts.runners[0], project } = chosen;
  return plan(facts, { framework, runner, project }).steps;
}

/** What a file of the project would be; undefined where init leaves it as it is. */
export function after(steps: readonly Step[], file: string): string | undefined {
  return steps.filter(isChange).find((change) => change.file === file)?.after;
}

/** What is to be done by hand in a file, and why. */
export function handOf(steps: readonly Step[], file: string): string | undefined {
  const step = steps.find((each) => "manual" in each && each.file === file);
  return step && "manual" in step ? `${step.reason}: ${step.manual.join("\n")}` : undefined;
}

/** Whether it says something that begins like this. */
export function isSaid(steps: readonly Step[], words: string): boolean {
  return steps.some((step) => "note" in step && step.note.startsWith(words));
}

export const react = {
  name: "app",
  type: "module",
  scripts: { dev: "vite", build: "vite build" },
  dependencies: { react: "^19.3.0" },
  devDependencies: { typescript: "^7.0.2", vite: "^8.3.4" },
};
