import { execFileSync } from "node:child_process";
import type { Change } from "../../src/adapters/cli/init/step.ts";
import { runHere } from "../server/run-command.ts";
import { type Files, project, react } from "./support.ts";

export const files = {
  "package.json": { ...react, devDependencies: { ...react.devDependencies, vitest: "^5.1.0" } },
  "index.html": "<!doctype html>",
  "src/main.ts": "",
  "vite.config.ts": 'import { defineConfig } from "vite";\n\nexport default defineConfig({});\n',
};

/** Runs init in a folder, answering what it asks. */
export function init(folder: string, flags: readonly string[], answer = "") {
  return runHere(["init", ...flags], { folder, ask: async () => answer });
}

export function git(folder: string, ...words: readonly string[]) {
  const own = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", [...own, ...words], { cwd: folder, encoding: "utf8" });
}

export function committed(given: Files): string {
  const folder = project(given);
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "-m", "fresh");
  return folder;
}

export const changes: Change[] = [
  { file: "a.txt", before: "one\n", after: "two\n" },
  { file: "new/deep/b.txt", before: undefined, after: "b\n" },
  { file: "c.txt", before: "c\n", after: "d\n" },
];
