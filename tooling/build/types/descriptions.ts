import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Comment, type Node, parseSync, type TSTypeLiteral, Visitor } from "oxc-parser";
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
  const inserted = new Map<number, string>();
  const { program, comments: present } = parseSync(file, text);
  const describe = (
    shape: TSTypeLiteral,
    isPart: (object: Described, names: ReadonlySet<string>) => boolean,
  ) => {
    const properties = shape.members.flatMap((member) =>
      member.type === "TSPropertySignature" && member.key.type === "Identifier"
        ? [{ member, name: member.key.name }]
        : [],
    );
    const names = new Set(properties.map(({ name }) => name));
    const parts = objects
      .filter((object) => isPart(object, names))
      .toSorted((one, other) => other.names.length - one.names.length);
    for (const { member, name } of properties) {
      const comment = parts.find(({ comments }) => comments.has(name))?.comments.get(name);
      if (comment !== undefined && commentBefore(member, present, text) === undefined)
        inserted.set(member.start, comment);
    }
  };
  new Visitor({
    // Shapes are made of other shapes, so one may have the properties of several objects.
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type !== "TSQualifiedName" || typeName.right.name !== "ZodObject") return;
      const [shape] = typeArguments?.params ?? [];
      if (shape?.type === "TSTypeLiteral")
        describe(shape, (object, names) => object.names.every((name) => names.has(name)));
    },
    // Any other type is that of an object with exactly its properties: what a schema takes, or a list of actions.
    TSTypeLiteral(literal) {
      describe(
        literal,
        (object, names) =>
          object.names.length === names.size && object.names.every((name) => names.has(name)),
      );
    },
  }).visit(program);
  return [...inserted]
    .toSorted(([one], [other]) => other - one)
    .reduce((done, [at, comment]) => `${done.slice(0, at)}${comment}\n${done.slice(at)}`, text);
}
