import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUNDLED, root } from "./sources.ts";

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** Writes dist/THIRD-PARTY.md: the license of each package of which there is something in these modules. */
export function writeLicenses(modules: readonly string[]): void {
  const names = new Set(modules.flatMap((module) => PACKAGE.exec(module)?.[1] ?? []));
  const sections = [...names].toSorted().map((name) => {
    if (!BUNDLED.includes(name))
      throw new Error(`${name} would be bundled in, which tooling/build does not expect.`);
    const folder = join(root, "node_modules", name);
    const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
    if (file === undefined) throw new Error(`${name} is bundled in, but has no license file.`);
    return `## ${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  const head =
    "# Third-party licenses\n\nParts of these packages are bundled into the files beside this one.\n";
  writeFileSync(join(root, "dist/THIRD-PARTY.md"), [head, ...sections].join("\n"));
}
