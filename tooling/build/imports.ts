import { parseSync } from "oxc-parser";

/** The names by which a file imports others, or passes on what they export. */
interface Imports {
  readonly atOnce: readonly string[];
  /** What it has in its `import()`, as code. */
  readonly later: readonly string[];
}

/** Reads what a built file imports. */
export function importsOf(file: string, code: string): Imports {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  return {
    atOnce: [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported].filter(
      (name) => name !== undefined && name !== null,
    ),
    later: dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end)),
  };
}

/** These and everything that is reached from them. */
export function reachedFrom<Node>(from: readonly Node[], next: (node: Node) => readonly Node[]): Node[] {
  const found = new Set(from);
  // A set also yields what is added while it is walked.
  for (const node of found) for (const each of next(node)) found.add(each);
  return [...found];
}
