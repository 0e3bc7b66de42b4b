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
  // Most have the same text below a copyright line of their own, which then stands once, below all that have it.
  const licenses = [...folders].toSorted().map(([name, folder]) => {
    if (![...BUNDLED, ...BUNDLED_FOR_JEST, ...BUNDLED_FOR_PLAYGROUND].includes(name))
      throw new Error(`${name} would be bundled in, which tooling/build does not expect.`);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { own, text } = parted(licenseIn(folder, manifest));
    return { title: [`## ${name} ${manifest.version}`, ...own].join("\n\n"), text };
  });
  const sections = [...Map.groupBy(licenses, ({ text }) => text)].flatMap(([text, same]) => [
    ...same.map(({ title }) => title),
    text,
  ]);
  const head =
    "# Third-party licenses\n\nParts of these packages are bundled into the files beside this one and below it. The license of each follows its name; packages with the same license stand one after the other above it.";
  writeFileSync(join(root, "dist/THIRD-PARTY.md"), `${[head, ...sections].join("\n\n")}\n`);
}

/** A license, each paragraph on one line, in two: its title and the lines that name its holders, and the rest. */
function parted(license: string) {
  const paragraphs = license.split(/\n\s*\n/).map((each) => each.replace(/\s+/g, " ").trim());
  const isText = (each: string) => each.length >= 200 || !/^copyright\b|licen[sc]e(?: \(\w+\))?$/i.test(each);
  return {
    own: paragraphs.filter((each) => !isText(each)),
    text: paragraphs.filter(isText).join("\n\n"),
  };
}

/** The text of the license; its name where the package has no text. */
function licenseIn(folder: string, { license }: Manifest): string {
  const file = readdirSync(folder).find((each) => /^licen[sc]e/i.test(each));
  return file === undefined ? license : readFileSync(join(folder, file), "utf8").trim();
}
