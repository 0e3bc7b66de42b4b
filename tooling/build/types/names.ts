import MagicString from "magic-string";
import { parseSync, Visitor } from "oxc-parser";

/** The type of an alias, as text; what it imports has the whole path of its file. */
export interface WrittenType {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** The only name of each type of an object, by the text of the type. */
export function namesOf(types: readonly WrittenType[]): ReadonlyMap<string, WrittenType> {
  const sameText = Map.groupBy(
    types.filter(({ text }) => text.startsWith("{") && text.endsWith("}")),
    ({ text }) => flat(text),
  );
  return new Map([...sameText].flatMap(([text, [type, other]]) => (type && !other ? [[text, type]] : [])));
}

/** The text of a type with the names of the other types that it has in it. */
export function named({ file, name, text }: WrittenType, names: ReadonlyMap<string, WrittenType>): string {
  const before = "type _ = ";
  const code = new MagicString(before + text);
  let end = 0;
  new Visitor({
    // An outer one comes before those in it.
    TSTypeLiteral(literal) {
      const other = names.get(flat(code.original.slice(literal.start, literal.end)));
      if (!other || literal.start < end || (other.file === file && other.name === name)) return;
      end = literal.end;
      code.overwrite(literal.start, literal.end, `import("${other.file}").${other.name}`);
    },
  }).visit(parseSync("written.d.ts", code.original).program);
  return code.toString().slice(before.length);
}

/** Without what differs where the type stands: how deep, and by which file it has the name of another. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ").replace(/import\("[^"]+"\)\./g, "");
}
