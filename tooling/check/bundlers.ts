import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { type OutputChunk, rolldown } from "rolldown";
import { reachedFrom } from "../build/imports.ts";
import { inRoot, root } from "../build/sources.ts";

/** What a page loads with an entry; what an `import()` loads is not part of it. */
export interface Loaded {
  /** Minified and gzipped. */
  readonly bytes: number;
  /** The files that it contains code of, as paths from the repository. */
  readonly modules: readonly string[];
}

export type Bundler = "rolldown" | "esbuild";

/** Bundles some names of an entry, or all of them, as an application in a browser would. */
export const bundlers: Readonly<
  Record<Bundler, (entry: string, names?: readonly string[]) => Promise<Loaded>>
> = {
  async rolldown(entry, names) {
    const bundle = await rolldown({ cwd: root, input: writeImport(entry, names), platform: "browser" });
    const { output } = await bundle.generate({ format: "esm", minify: true });
    const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
    const loaded = reachedFrom(
      [...chunks.values()].filter(({ isEntry }) => isEntry),
      ({ imports }: OutputChunk) => imports.flatMap((name) => chunks.get(name) ?? []),
    );
    return {
      bytes: total(loaded.map(({ code }) => code)),
      modules: loaded.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? inRoot(id) : [])),
      ),
    };
  },

  async esbuild(entry, names) {
    const { texts, modules } = await loadedByEsbuild(writeImport(entry, names));
    return { bytes: total(texts), modules };
  },
};

/**
 * How much of what a page loads with some names of a source is code of the repository: without libraries, minified and gzipped. As
 * one text, because sources are not in the few chunks of the package.
 */
export async function ownBytes(source: string, names: readonly string[]): Promise<number> {
  const importing = writeImport(`../../${source}`, names);
  const { texts } = await loadedByEsbuild(importing, { packages: "external" });
  return total([Buffer.concat(texts)]);
}

/** The files of a bundle that are loaded with a module at once, and the modules that they contain code of. */
async function loadedByEsbuild(
  importing: string,
  options: Pick<esbuild.BuildOptions, "packages"> = {},
): Promise<{ readonly texts: readonly Uint8Array[]; readonly modules: readonly string[] }> {
  const { metafile, outputFiles } = await esbuild.build({
    absWorkingDir: root,
    // That of the repository has the sources under the names of the entries.
    tsconfigRaw: {},
    entryPoints: [importing],
    outdir: ".cache/size",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    platform: "browser",
    metafile: true,
    write: false,
    logLevel: "error",
    ...options,
  });
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({ path, ...output }));
  const loaded = reachedFrom(
    // A module that `import()` loads is an entry point as well.
    outputs.filter(({ entryPoint }) => entryPoint === inRoot(importing)),
    ({ imports }) =>
      outputs.filter(({ path }) =>
        imports.some((each) => each.kind === "import-statement" && each.path === path),
      ),
  );
  const paths = new Set(loaded.map(({ path }) => path));
  return {
    texts: outputFiles.flatMap(({ path, contents }) => (paths.has(inRoot(path)) ? contents : [])),
    modules: loaded.flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([id, { bytesInOutput }]) => (bytesInOutput > 0 ? id : [])),
    ),
  };
}

/** A module of an application below the repository, which finds the package by its name, and a source by its path. */
function writeImport(entry: string, names: readonly string[] | undefined): string {
  const folder = join(root, ".cache/size");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${[entry, ...(names ?? [])].join("-").replaceAll(/[./]+/g, "-")}.js`);
  // An entry may be there for what it does alone.
  const imported = names === undefined ? `import "${entry}"; export * from "${entry}";` : undefined;
  writeFileSync(path, imported ?? `export { ${names?.join(", ")} } from "${entry}";`);
  return path;
}

function total(files: readonly (string | Uint8Array)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}
