import { posix } from "node:path";
import { importsOf, type SourceFile } from "./source-files.ts";

/** The most files that a folder has side by side. */
export const MOST_IN_A_FOLDER = 16;

/** Names each folder with too many files. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_IN_A_FOLDER)
    .map(([folder, count]) => `${folder} has ${count} files, but at most ${MOST_IN_A_FOLDER} may be in one.`);
}

/**
 * The circles among what stands in the same folder: its files, and its folders with everything in them, types counted. The
 * `schema.ts` of a resource stands for itself, since the resources of an area refer to each other's rows.
 */
export function circlesOfFolders(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const edges = new Map<string, Map<string, Set<string>>>();
  for (const file of files) {
    for (const { path } of importsOf(file)) {
      if (path === undefined || !paths.has(path)) continue;
      const { folder, from, to } = siblings(file.path, path);
      const inFolder = edges.get(folder) ?? new Map<string, Set<string>>();
      edges.set(folder, inFolder.set(from, (inFolder.get(from) ?? new Set()).add(to)));
    }
  }
  return [...edges].flatMap(([folder, inFolder]) =>
    firstCircles(inFolder).map((circle) => `${folder}: ${circle.join(" → ")}`),
  );
}

/** The folder that holds both files, and what each is in there. */
function siblings(one: string, other: string) {
  const [from, to] = [one.split("/"), other.split("/")];
  let depth = 0;
  while (from[depth] === to[depth] && depth < from.length - 1) depth += 1;
  return { folder: from.slice(0, depth).join("/"), from: nameAt(from, depth), to: nameAt(to, depth) };
}

function nameAt(parts: readonly string[], depth: number): string {
  const rest = parts.slice(depth);
  return rest.at(-1) === "schema.ts" ? rest.join("/") : (rest[0] ?? "");
}

/** Each circle once, from its first name back to it. */
function firstCircles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    const start = path.indexOf(name);
    if (start >= 0) circles.push([...path.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const next of edges.get(name) ?? []) if (next !== name) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of edges.keys()) visit(name, []);
  return circles;
}
