import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import MagicString from "magic-string";
import { parseSync, type Statement } from "oxc-parser";
import { commentBefore } from "./objects.ts";

/** A schema, or a type, by its name. */
const DECLARED = /^(?:export )?(?:declare const (\w+): z\.Zod|(?:declare )?type (\w+)\b)/;

/**
 * Removes, in emitted declarations, each schema that has the name of a type: an import of the type would bring both. No
 * entry exports a schema. The type takes over its description.
 */
export function removeSchemasOfTypes(emitted: string): void {
  for (const path of globSync("**/*.d.ts", { cwd: emitted })) {
    const file = join(emitted, path);
    const code = new MagicString(readFileSync(file, "utf8"));
    const { program, comments } = parseSync(file, code.original);
    const types = new Map<string, Statement>();
    const schemas = new Map<string, Statement>();
    for (const statement of program.body) {
      const [, schema, type] = DECLARED.exec(code.original.slice(statement.start, statement.end)) ?? [];
      if (schema !== undefined) schemas.set(schema, statement);
      if (type !== undefined) types.set(type, statement);
    }
    for (const [name, schema] of schemas) {
      const type = types.get(name);
      if (!type) continue;
      const comment = commentBefore(schema, comments, code.original);
      code.remove(schema.start, schema.end);
      if (comment === undefined) continue;
      code.remove(schema.start - comment.length - 1, schema.start);
      if (commentBefore(type, comments, code.original) === undefined)
        code.appendLeft(type.start, `${comment}\n`);
    }
    if (code.hasChanged()) writeFileSync(file, code.toString());
  }
}
