import { importsOf, type SourceFile } from "./source-files.ts";

/** The files that are loaded with a file, itself included: by imports that are neither of types nor dynamic. */
export function loadedWith(path: string, files: ReadonlyMap<string, SourceFile>, loaded = new Set<string>()) {
  const file = files.get(path);
  if (!file || loaded.has(path)) return loaded;
  loaded.add(path);
  for (const { path: next, typeOnly, dynamic } of importsOf(file)) {
    if (next !== undefined && !typeOnly && !dynamic) loadedWith(next, files, loaded);
  }
  return loaded;
}

/** Each circle of imports once, as the way from its first file back to it. */
export function circlesIn(files: readonly SourceFile[]): string[] {
  const targets = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ path }) => (path === undefined ? [] : [path])),
    ]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push([...way.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return circles;
}
