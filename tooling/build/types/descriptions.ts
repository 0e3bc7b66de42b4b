import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../sources.ts";
import { commentBefore, type Described, readObjects } from "./objects.ts";
import type { WrittenTypes } from "./written.ts";

/**
 * Gives types in emitted declarations the descriptions of their sources. The compiler writes what is inferred from an object
 * without the comments of its properties, so that no option of `createBank` would say in an editor what it is for. `written` has
 * the inferred types of each declaration.
 */
export function describeTypes(emitted: string, written: WrittenTypes): void {
  const objects = readObjects();
  for (const path of globSync("**/*.d.ts", { cwd: emitted })) {
    const file = join(emitted, path);
    const text = readFileSync(file, "utf8");
    const reached = objects.reachedBy(join(root, path.replace(/\.d\.ts$/, ".ts")));
    const described = withDescriptions(file, text, (alias, names) => {
      const asked = alias && written.get(path)?.get(alias);
      if (asked === "asIs") return likeliest(reached, names);
      if (asked === "fieldsOfFields") return likeliest(objects.all, names);
      return objects.all.filter((object) => isOf(object, names));
    });
    if (described !== text) writeFileSync(file, described);
  }
}

/** Finds what describes an object type with these properties, which is in the alias of this name or in none. */
type Find = (alias: string | undefined, names: ReadonlySet<string>) => readonly Described[];

function withDescriptions(file: string, text: string, find: Find): string {
  const inserted = new Map<number, string>();
  const { program, comments: present } = parseSync(file, text);
  let alias: string | undefined;
  new Visitor({
    TSTypeAliasDeclaration({ id }) {
      alias = id.name;
    },
    "TSTypeAliasDeclaration:exit"() {
      alias = undefined;
    },
    TSTypeLiteral({ members }) {
      const properties = members.flatMap((member) =>
        member.type === "TSPropertySignature" && member.key.type === "Identifier"
          ? [{ member, name: member.key.name }]
          : [],
      );
      const described = find(alias, new Set(properties.map(({ name }) => name)));
      for (const { member, name } of properties) {
        const comment = described.find(({ comments }) => comments.has(name))?.comments.get(name);
        if (comment !== undefined && commentBefore(member, present, text) === undefined)
          inserted.set(member.start, comment);
      }
    },
  }).visit(program);
  return [...inserted]
    .toSorted(([one], [other]) => other - one)
    .reduce((done, [at, comment]) => `${done.slice(0, at)}${comment}\n${done.slice(at)}`, text);
}

/** Whether an object has exactly these properties: it is what a type says, such as a list of actions. */
function isOf(object: Described, names: ReadonlySet<string>): boolean {
  return object.names.length === names.size && hasAllOf(names, object);
}

/**
 * The objects that describe a type which was inferred. Where none is it, such a type is made of several objects, or of most of
 * one, such as that of all collections but the hidden one.
 */
function likeliest(objects: readonly Described[], names: ReadonlySet<string>): readonly Described[] {
  const exact = objects.filter((object) => isOf(object, names));
  if (exact.length > 0) return exact;
  const parts = objects
    .filter((object) => hasAllOf(names, object))
    .toSorted((one, other) => other.names.length - one.names.length);
  const wholes = objects
    .filter((object) => names.size > 1 && [...names].every((name) => object.names.includes(name)))
    .toSorted((one, other) => one.names.length - other.names.length);
  return [...parts, ...wholes];
}

function hasAllOf(names: ReadonlySet<string>, object: Described): boolean {
  return object.names.every((name) => names.has(name));
}
