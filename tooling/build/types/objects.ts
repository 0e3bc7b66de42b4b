import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Comment, type Node, type ParseResult, parseSync, Visitor } from "oxc-parser";
import { reachedFrom } from "../imports.ts";
import { root } from "../sources.ts";

/** An object that describes its properties, such as the shape of a schema. */
export interface Described {
  readonly names: readonly string[];
  readonly comments: ReadonlyMap<string, string>;
}

/** The objects of all sources, and those of which the values of one source can be made. */
export interface Objects {
  readonly all: readonly Described[];
  readonly reachedBy: (source: string) => readonly Described[];
}

interface Source {
  readonly objects: readonly Described[];
  /** The sources of which it imports more than types. */
  readonly imports: readonly string[];
}

/** Reads the described objects of the sources. */
export function readObjects(): Objects {
  const sources = new Map<string, Source>();
  for (const path of globSync("{src,fixtures}/**/*.ts", { cwd: root })) {
    const file = join(root, path);
    const text = readFileSync(file, "utf8");
    const parsed = parseSync(file, text);
    sources.set(file, { objects: describedIn(text, parsed), imports: importsOf(file, parsed) });
  }
  return {
    all: [...sources.values()].flatMap(({ objects }) => objects),
    reachedBy(source) {
      const reached = reachedFrom([source], (file) => sources.get(file)?.imports ?? []);
      return reached.flatMap((file) => sources.get(file)?.objects ?? []);
    },
  };
}

function importsOf(file: string, { module }: ParseResult): readonly string[] {
  const imported = module.staticImports
    .filter(({ entries }) => entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value]));
  return [...imported, ...exported]
    .filter((path) => path.startsWith("."))
    .map((path) => join(dirname(file), path));
}

function describedIn(text: string, { program, comments }: ParseResult): readonly Described[] {
  const objects: Described[] = [];
  // An object of constants, such as that of the actions of a resource, says nothing again.
  const ofConstants = new Map<string | undefined, string>();
  for (const statement of program.body) {
    const comment = commentBefore(statement, comments, text);
    if (statement.type !== "VariableDeclaration" || comment === undefined) continue;
    for (const { id } of statement.declarations) ofConstants.set(nameOf(id), comment);
  }
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) =>
        property.type === "Property" && property.key.type === "Identifier"
          ? [
              {
                name: property.key.name,
                comment: commentBefore(property, comments, text) ?? ofConstants.get(nameOf(property.value)),
              },
            ]
          : [],
      );
      const known = named.flatMap(({ name, comment }) =>
        comment === undefined ? [] : [[name, comment] as const],
      );
      if (known.length > 0) objects.push({ names: named.map(({ name }) => name), comments: new Map(known) });
    },
  }).visit(program);
  return objects;
}

function nameOf(node: Node): string | undefined {
  return node.type === "Identifier" ? node.name : undefined;
}

/** The text of the JSDoc of a node; undefined where there is none. */
export function commentBefore(
  node: Pick<Node, "start">,
  comments: readonly Comment[],
  text: string,
): string | undefined {
  const found = comments.findLast(({ end }) => end <= node.start);
  if (!found?.value.startsWith("*") || text.slice(found.end, node.start).trim() !== "") return undefined;
  return text.slice(found.start, found.end);
}
