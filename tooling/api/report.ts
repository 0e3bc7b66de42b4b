// Writes the API report of each entry in package.json's `exports` into the folder given as argument.
// Run by `npm run check api`, which installs API Extractor in this folder first.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [folder = join(root, ".cache/api/report")] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** The types of the document as a whole. */
const GENERATED = /^((?:export )?interface (?:components|operations|paths)) \{\n[\s\S]*^\}/m;

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, string | { types: string }>;
};
const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === "string" ? [] : [{ name: nameOf(path), types: join(root, target.types) }],
);

const configs = entries.map(({ name, types }) => configOf(name, types));
const [main, ...others] = configs;
if (!main) throw new Error("package.json exports no types.");
/** One program for all entries: one for each would take a second and a half each time. */
const compilerState = CompilerState.create(main, {
  additionalEntryPoints: others.map((config) => config.mainEntryPointFilePath),
});

const mainReport = reportOf(main);
const shared = new Set(blocksOf(mainReport).map((block) => unnumbered(block.replace(/^export /m, ""))));
for (const config of others) writeFileSync(config.reportFilePath, withoutKnown(reportOf(config)));

/** "./vite/client" becomes "vite-client", "." the package's own name. */
function nameOf(path: string): string {
  return path === "." ? manifest.name : path.slice(2).replaceAll("/", "-");
}

function configOf(name: string, types: string): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          extends: "./tsconfig.json",
          // The libraries' declarations are checked by `npm run check package`, with the TypeScript that the project uses.
          compilerOptions: { skipLibCheck: true },
          files: [types],
          include: [],
        },
      },
      apiReport: {
        enabled: true,
        // A row's type is exported by no entry, but a change of it is one of the public API.
        includeForgottenExports: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(root, ".cache/api/extractor"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, "package.json"),
  });
}

function reportOf(config: ExtractorConfig): string {
  const { succeeded } = Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      // That it wrote a report, and which TypeScript it has, is no news.
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
    },
  });
  if (!succeeded) throw new Error(`API Extractor could not read ${config.mainEntryPointFilePath}.`);
  return readFileSync(config.reportFilePath, "utf8");
}

function blocksOf(report: string): string[] {
  return report.split("\n\n");
}

/** The text without the numbers that tell types of the same name apart, which differ from report to report. */
function unnumbered(block: string): string {
  return block.replace(/\b([A-Z]\w*)[_$]\d+\b/g, "$1");
}

/**
 * Leaves out the types that an entry uses without exporting them where the main entry's report shows them already, and
 * what the document of the API generates: the sources have it as it is.
 */
function withoutKnown(report: string): string {
  return blocksOf(report)
    .filter((block) => !(block.startsWith("// @public") && shared.has(unnumbered(block))))
    .map((block) => block.replace(GENERATED, "$1 // src/openapi/generated"))
    .join("\n\n");
}
