import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Comment, type Node, parseSync, Visitor } from "oxc-parser";
import { root } from "./sources.ts";

/** An object that describes its properties, such as the shape of a schema. */
interface Described {
  readonly names: readonly string[];
  readonly comments: ReadonlyMap<string, string>;
}

/**
 * Gives the schemas in emitted declarations the descriptions of their sources. The compiler writes a schema's type without the
 * comments of its properties, so that no option of `createBank` would say in an editor what it is for. A type has the
 * description of the object in the sources with the most of its properties.
 */
export function describeSchemas(emitted: string): void {
  const objects = globSync("{src,fixtures}/**/*.ts", { cwd: root }).flatMap((path) =>
    describedIn(join(root, path)),
  );
  for (const path of globSync("**/*.d.ts", { cwd: emitted })) {
    const file = join(emitted, path);
    const text = readFileSync(file, "utf8");
    const described = withDescriptions(file, text, objects);
    if (described !== text) writeFileSync(file, described);
  }
}

function describedIn(file: string): Described[] {
  const text = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, text);
  const objects: Described[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const named = properties.flatMap((property) =>
        property.type === "Property" && property.key.type === "Identifier"
          ? [{ name: property.key.name, comment: commentBefore(property, comments, text) }]
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

function commentBefore(
  node: Pick<Node, "start">,
  comments: readonly Comment[],
  text: string,
): string | undefined {
  const found = comments.findLast(({ end }) => end <= node.start);
  if (!found?.value.startsWith("*") || text.slice(found.end, node.start).trim() !== "") return undefined;
  return text.slice(found.start, found.end);
}

function withDescriptions(file: string, text: string, objects: readonly Described[]): string {
  const inserted: { readonly at: number; readonly comment: string }[] = [];
  new Visitor({
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type !== "TSQualifiedName" || typeName.right.name !== "ZodObject") return;
      const [shape] = typeArguments?.params ?? [];
      if (shape?.type !== "TSTypeLiteral") return;
      const properties = shape.members.flatMap((member) =>
        member.type === "TSPropertySignature" && member.key.type === "Identifier"
          ? [{ at: member.start, name: member.key.name }]
          : [],
      );
      const names = new Set(properties.map(({ name }) => name));
      // Shapes are made of other shapes, so one may have the properties of several objects.
      const parts = objects
        .filter((object) => object.names.every((name) => names.has(name)))
        .toSorted((one, other) => other.names.length - one.names.length);
      for (const { at, name } of properties) {
        const comment = parts.find(({ comments }) => comments.has(name))?.comments.get(name);
        if (comment !== undefined) inserted.push({ at, comment });
      }
    },
  }).visit(parseSync(file, text).program);
  return inserted
    .toSorted((one, other) => other.at - one.at)
    .reduce((done, { at, comment }) => `${done.slice(0, at)}${comment}\n${done.slice(at)}`, text);
}
