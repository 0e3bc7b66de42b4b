import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { received } from "../../../engine/schema/expected.ts";
import { shellWord } from "../../shared/paths.ts";
import type { Change } from "./step.ts";

/** How changes can be undone. */
interface Undo {
  /** The commands in their order: a line each, since not every shell takes two in one. */
  readonly commands: readonly string[];
  /** What to know before the changes are made. */
  readonly warning?: string;
}

/** Asks git in a folder how changes can be undone. */
export function undoOf(folder: string, changes: readonly Change[]): Undo {
  // In English, whose texts are told apart below.
  const env = { ...process.env, LC_ALL: "C" };
  const ask = (...args: readonly string[]) => spawnSync("git", args, { cwd: folder, encoding: "utf8", env });
  const git = (...args: readonly string[]) => {
    const { status, stdout } = ask(...args);
    return status === 0 ? linesOf(stdout) : [];
  };
  const found = ask("status", "--porcelain", "--", ".");
  if (found.status !== 0) {
    const reason = reasonOf(found);
    return { commands: [], warning: `Warning: ${reason}, so git can't undo the changes: keep a copy.` };
  }
  const tracked = new Set(git("ls-files"));
  const unsaved = new Set(git("diff", "HEAD", "--name-only", "--relative"));
  const edited = changes.filter(({ before }) => before !== undefined).map(({ file }) => file);
  const restored = edited.filter((file) => tracked.has(file));
  const created = changes.filter(({ before }) => before === undefined).map(({ file }) => file);
  // Git reads the brackets in the names of Next's folders as a pattern.
  const clean = created.some((file) => /[[\]*?]/.test(file)) ? "git --literal-pathspecs clean" : "git clean";
  const commands = [
    ...(restored.length > 0 ? [`git checkout -- ${restored.map((file) => shellWord(file)).join(" ")}`] : []),
    ...(created.length > 0 ? [`${clean} -fd -- ${created.map((file) => shellWord(file)).join(" ")}`] : []),
  ];
  const lost = edited.filter((file) => !tracked.has(file)).join(", ");
  const mixed = restored.filter((file) => unsaved.has(file)).join(", ");
  const warnings = [
    lost &&
      `these files are not in git, so it can't undo their changes: add them first, or keep a copy: ${lost}.`,
    mixed &&
      `these files have changes that are not committed, which undoing by git would lose too, so commit first: ${mixed}.`,
    linesOf(found.stdout).length > 0 &&
      "there are changes that are not committed; those of init will be among them.",
  ];
  const warning = warnings.find(Boolean);
  return {
    commands,
    ...(warning && { warning: `Warning: ${warning}` }),
  };
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter(Boolean);
}

/** Why git tells nothing of a folder. */
function reasonOf({ error, stderr }: SpawnSyncReturns<string>): string {
  if (error) return "git is not installed";
  if (stderr.includes("not a git repository")) return "this folder is in no git repository";
  return `git refuses this folder (${received(stderr.split("\n", 1)[0])})`;
}
