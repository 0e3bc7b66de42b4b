import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUNDLED, BUNDLED_FOR_JEST, BUNDLED_FOR_PLAYGROUND, root } from "./sources.ts";

/** The last, because a package may have others in a folder of its own. */
const PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;

interface Manifest {
  readonly version: string;
  readonly license: string;
}

/** Writes into dist the license of each package that these modules contain code of. */
export function writeLicenses(modules: readonly string[]): void {
  const folders = new Map(
    modules.flatMap((module) => {
      const [folder, name] = PACKAGE.exec(module) ?? [];
      return folder === undefined || name === undefined ? [] : [[name, join(root, folder)]];
    }),
  );
  const sections = [...folders].toSorted().map(([name, folder]) => {
    if (![...BUNDLED, ...BUNDLED_FOR_JEST, ...BUNDLED_FOR_PLAYGROUND].includes(name))
      throw new Error(`${name} would be bundled in, which tooling/build does not expect.`);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    return `## ${name} ${manifest.version}\n\n${licenseIn(folder, manifest)}\n`;
  });
  const head =
    "# Third-party licenses\n\nParts of these packages are bundled into the files beside this one and below it.\n";
  writeFileSync(join(root, "dist/THIRD-PARTY.md"), [head, ...sections].join("\n"));
}

/** The text of the license; its name where the package has no text. */
function licenseIn(folder: string, { license }: Manifest): string {
  const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  return file === undefined ? license : readFileSync(join(folder, file), "utf8").trim();
}
