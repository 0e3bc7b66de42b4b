import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("sandbank/package.json");

/** The text of a file that init writes, with the path by which that imports the options of the bank. */
export function template(name: string, bank = "./bank.ts"): string {
  const text = readFileSync(join(dirname(manifest), "templates", name), "utf8");
  return text.replace('"./bank.ts"', JSON.stringify(bank));
}

/** The version of this package, and what it needs of msw: the packages that a project needs. */
export function neededPackages(): ReadonlyMap<string, string> {
  const { version, peerDependencies }: { version: string; peerDependencies: { msw: string } } = JSON.parse(
    readFileSync(manifest, "utf8"),
  );
  const [newest = ""] = peerDependencies.msw.split("||").toReversed();
  return new Map([
    ["msw", newest.trim()],
    ["sandbank", `^${version}`],
  ]);
}
