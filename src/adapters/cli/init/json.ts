import { applyEdits, type JSONPath, type ModificationOptions, modify } from "jsonc-parser";

/** How a JSON file is written: what its lines are indented by, "" for a file in one line, and how they end. */
export function styleOf(text: string): { readonly indent: string; readonly eol: string } {
  return { indent: /^([ \t]+)\S/m.exec(text)?.[1] ?? "", eol: text.includes("\r\n") ? "\r\n" : "\n" };
}

/** The text of a JSON file with a value at a path; what is there keeps its comments and its formatting. */
export function withJson(
  text: string,
  path: JSONPath,
  value: unknown,
  options: Pick<ModificationOptions, "getInsertionIndex"> = {},
): string {
  const { indent, eol } = styleOf(text);
  const formattingOptions = { insertSpaces: !indent.startsWith("\t"), tabSize: indent.length, eol };
  // A file in one line stays one.
  const style = indent === "" ? {} : { formattingOptions };
  return applyEdits(text, modify(text, path, value, { ...style, ...options }));
}
