import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../build/sources.ts";

/**
 * What Git for Windows checks out by its default, `core.autocrlf=true`, is what stands here, byte for byte: so what lint and the
 * tests say of it is the same. Files that aren't committed yet are checked too.
 */
export function check(): readonly string[] {
  const work = mkdtempSync(join(tmpdir(), "sandbank-checkout-"));
  try {
    const repository = join(work, "repository.git");
    const files = join(work, "files/");
    execFileSync("git", ["init", "--quiet", "--bare", repository]);
    const git = (...words: readonly string[]) =>
      execFileSync("git", [`--git-dir=${repository}`, `--work-tree=${root}`, ...words], { cwd: root });
    git("config", "core.autocrlf", "true");
    git("add", "--all");
    git("checkout-index", "--all", `--prefix=${files}`);
    const names = git("ls-files", "-z").toString().split("\0").filter(Boolean);
    return names
      .filter((name) => !readFileSync(join(files, name)).equals(readFileSync(join(root, name))))
      .map(
        (name) =>
          `${name} has other bytes where git changes line ends: .gitattributes must keep it from that.`,
      );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
