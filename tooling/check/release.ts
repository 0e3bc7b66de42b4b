import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { root } from "../build/sources.ts";
import { runProgram } from "../program.ts";

/**
 * A dry run of the next release: the changesets give a later version and the top of the changelog, in a clone that is thrown away,
 * and npm would take the package as it is built. Nothing is published.
 */
export function check(): readonly string[] {
  const work = mkdtempSync(join(tmpdir(), "sandbank-release-"));
  try {
    execFileSync("git", ["clone", "--quiet", root, work]);
    symlinkSync(join(root, "node_modules"), join(work, "node_modules"), "junction");
    const texts = changesets(work);
    runProgram("changeset", ["version"], { cwd: work, stdio: "pipe" });
    const next = JSON.parse(readFileSync(join(work, "package.json"), "utf8")) as { version: string };
    const changelog = readFileSync(join(work, "CHANGELOG.md"), "utf8");
    runProgram("npm", ["publish", "--dry-run", "--ignore-scripts", "--access", "public"], {
      cwd: root,
      stdio: "pipe",
    });
    return [
      ...(texts.length > 0 && next.version === manifest.version
        ? [`The changesets leave the version at ${manifest.version}: name a release type in one of them.`]
        : []),
      ...texts
        .filter((text) => !changelog.includes(text))
        .map((text) => `CHANGELOG.md would not have the changeset "${text}".`),
      ...changesets(work).map((text) => `After the release the changeset "${text}" would still be there.`),
      ...["repository", "homepage", "bugs"]
        .filter((field) => !(field in manifest))
        .map((field) => `package.json has no ${field}: a user who finds the package needs its home.`),
    ];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The first line of each changeset's text. */
function changesets(folder: string): readonly string[] {
  const files = join(folder, ".changeset");
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => readFileSync(join(files, name), "utf8").split("---\n")[2]?.trim().split("\n")[0] ?? name);
}
