import { spawnSync } from "node:child_process";
import type { Change } from "./step.ts";

/** How changes can be undone: the command, undefined without git, and what to know before they are made. */
export interface Undo {
  readonly command: string | undefined;
  readonly warning: string | undefined;
}

/** Asks git in a folder how changes can be undone. */
export function undoOf(folder: string, changes: readonly Change[]): Undo {
  const git = (...args: readonly string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? stdout : undefined;
  };
  const status = git("status", "--porcelain", "--", ".");
  if (status === undefined) return { command: undefined, warning: WITHOUT_GIT };
  const filesWhere = (test: (change: Change) => boolean) => changes.filter(test).map(({ file }) => file);
  const isTracked = ({ file }: Change) => git("ls-files", "--error-unmatch", "--", file) !== undefined;
  const created = filesWhere(({ before }) => before === undefined);
  const restored = filesWhere((change) => change.before !== undefined && isTracked(change));
  const lost = filesWhere((change) => change.before !== undefined && !isTracked(change));
  const unsaved = restored.filter((file) => git("status", "--porcelain", "--", file) !== "");
  const commands = [
    ...(restored.length > 0 ? [`git checkout -- ${restored.map(quoted).join(" ")}`] : []),
    ...(created.length > 0 ? [`${clean(created)} -fd -- ${created.map(quoted).join(" ")}`] : []),
  ];
  return { command: commands.join(" && ") || undefined, warning: warningOf(lost, unsaved, status) };
}

const WITHOUT_GIT =
  "Warning: this folder is in no git repository, so git can't undo the changes: keep a copy.";

function warningOf(lost: readonly string[], unsaved: readonly string[], status: string): string | undefined {
  if (lost.length > 0)
    return `Warning: these files are not in git, so it can't undo their changes: add them first, or keep a copy: ${lost.join(", ")}.`;
  if (unsaved.length > 0)
    return `Warning: these files have changes that are not committed, which undoing by git would lose too, so commit first: ${unsaved.join(", ")}.`;
  if (status === "") return undefined;
  return "Warning: there are changes that are not committed; those of init will be among them.";
}

/** Git reads the brackets in the names of Next's folders as a pattern. */
function clean(files: readonly string[]): string {
  return files.some((file) => /[[\]*?]/.test(file)) ? "git --literal-pathspecs clean" : "git clean";
}

function quoted(file: string): string {
  return /^[\w./@-]+$/.test(file) ? file : JSON.stringify(file);
}
