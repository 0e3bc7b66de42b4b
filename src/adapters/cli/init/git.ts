import { spawnSync } from "node:child_process";
import type { Change } from "./steps.ts";

/** How the changes can be undone. */
export interface Undo {
  /** What to know before they are made; undefined where git can undo all of them. */
  readonly warning: string | undefined;
  /** The command that undoes them; undefined without git. */
  readonly command: string | undefined;
}

/** Asks git in a folder how changes can be undone. */
export function undoOf(folder: string, changes: readonly Change[]): Undo {
  const edited = changes.flatMap(({ file, before }) => (before === undefined ? [] : file));
  const created = changes.flatMap(({ file, before }) => (before === undefined ? file : []));
  const status = git(folder, "status", "--porcelain", "--", ".");
  if (status === undefined)
    return {
      warning: "Warning: this folder is in no git repository, so git can't undo the changes: keep a copy.",
      command: undefined,
    };
  const isTracked = (file: string) => git(folder, "ls-files", "--error-unmatch", "--", file) !== undefined;
  const [restored, lost] = [edited.filter(isTracked), edited.filter((file) => !isTracked(file))];
  const unsaved = restored.filter((file) => git(folder, "status", "--porcelain", "--", file) !== "");
  const commands = [
    ...(restored.length > 0 ? [`git checkout -- ${restored.map(quoted).join(" ")}`] : []),
    ...(created.length > 0 ? [`${clean(created)} -fd -- ${created.map(quoted).join(" ")}`] : []),
  ];
  return {
    warning: warningOf(lost, unsaved, status),
    command: commands.length > 0 ? commands.join(" && ") : undefined,
  };
}

function warningOf(lost: readonly string[], unsaved: readonly string[], status: string): string | undefined {
  if (lost.length > 0)
    return `Warning: these files are not in git, so it can't undo their changes: add them first, or keep a copy: ${lost.join(", ")}.`;
  if (unsaved.length > 0)
    return `Warning: these files have changes that are not committed, which undoing by git would lose too, so commit first: ${unsaved.join(", ")}.`;
  return status === ""
    ? undefined
    : "Warning: there are changes that are not committed; those of init will be among them.";
}

function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** Git reads the brackets in the names of Next's folders as a pattern. */
function clean(files: readonly string[]): string {
  return files.some((file) => /[[\]*?]/.test(file)) ? "git --literal-pathspecs clean" : "git clean";
}

function quoted(file: string): string {
  return /^[\w./@-]+$/.test(file) ? file : JSON.stringify(file);
}
