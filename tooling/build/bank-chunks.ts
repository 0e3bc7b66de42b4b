import type { CodeSplittingGroup, OutputChunk, RolldownOutput } from "rolldown";
import { ENTRIES } from "./sources.ts";

/** The source that every entry loads which makes banks. */
const REGISTRY = /[\\/]src[\\/]registry\.ts$/;

/**
 * The groups for two chunks of what `createBank` loads: `base` is what entries that make no bank load too, as far as it needs no
 * library, `bank` what none of them loads. Split by the entries that share a part they would be some fifty files, each of which Node
 * reads, and an application's bundler compresses, by itself. What an entry loads is known of a build without these groups.
 */
export function bankChunks(output: RolldownOutput["output"]): readonly CodeSplittingGroup[] {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  /** The files that one loads, itself and libraries included. */
  const loadedBy = (file: string) => {
    const found = new Set([file]);
    // A set also yields what is added while it is walked.
    for (const name of found) for (const each of chunks.get(name)?.imports ?? []) found.add(each);
    return found;
  };
  const others = Object.keys(ENTRIES)
    .map((entry) => loadedBy(`${entry}.js`))
    .filter(
      (files) => ![...files].some((name) => modulesOf(chunks.get(name)).some((id) => REGISTRY.test(id))),
    );
  const isOfOthers = (name: string) => others.some((files) => files.has(name));
  const needsLibrary = (name: string) => [...loadedBy(name)].some((each) => !chunks.has(each));
  const group = (name: string, files: readonly string[]): CodeSplittingGroup => {
    const own = new Set(files.flatMap((file) => modulesOf(chunks.get(file))));
    // What its modules use is loaded already; what they import otherwise is of use only to code that is loaded later.
    return { name, test: (id) => own.has(id), includeDependenciesRecursively: false };
  };
  const files = [...loadedBy("index.js")];
  return [
    group(
      "base",
      files.filter((name) => isOfOthers(name) && !needsLibrary(name)),
    ),
    group(
      "bank",
      files.filter((name) => !isOfOthers(name)),
    ),
  ];
}

/** The modules of which a file has code. */
function modulesOf(chunk: OutputChunk | undefined): readonly string[] {
  return Object.entries(chunk?.modules ?? {}).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 ? id : [],
  );
}
