import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type AnyNode, type ArrayExpression, type ObjectExpression, Parser } from "acorn";
import MagicString from "magic-string";
import type { Files } from "./files.ts";
import type { Change } from "./step.ts";

const TypeScript = Parser.extend(tsPlugin());
const WithJsx = Parser.extend(tsPlugin({ jsx: true }));

/** A module that is changed by putting text into it: what is there keeps its comments and its formatting. */
export type Config = NonNullable<ReturnType<typeof readConfig>>;

/** Parses an ES module, TypeScript and JSX included; undefined for what can't be parsed. */
export function readConfig(files: Files, file: string) {
  const text = files.read(file);
  let code = text;
  // In plain .ts, JSX would forbid assertions such as <T>value.
  const parser = /\.[mc]?ts$/.test(file) ? TypeScript : WithJsx;
  try {
    const { body } = parser.parse(text, {
      ecmaVersion: "latest",
      sourceType: "module",
      // The plugin for TypeScript works with locations alone.
      locations: true,
      onComment: (_isBlock, _comment, start, end) => {
        code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\r\n]/g, " ") + code.slice(end);
      },
    });
    const newline = text.includes("\r\n") ? "\r\n" : "\n";
    /** `code` is the text with spaces in place of its comments, at the same positions. */
    return { file, text, code, body, newline, edits: new MagicString(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What the edits make of the file; nothing without any. */
export function changesOf({ file, text, edits }: Config): Change[] {
  return edits.hasChanged() ? [{ file, before: text, after: edits.toString() }] : [];
}

export function exported({ body }: Config): AnyNode | undefined {
  return body.find((node) => node.type === "ExportDefaultDeclaration")?.declaration;
}

/**
 * The object that is exported: itself, by a constant's name, given to one of these helpers, or returned by a function that
 * has no branches. Undefined for any other form.
 */
export function exportedObject(
  config: Config,
  helpers: readonly string[] = [],
): ObjectExpression | undefined {
  let node: AnyNode | null | undefined = exported(config);
  while (node) {
    const value = bare(node);
    if (value.type === "ObjectExpression") return value;
    node = leadsTo(config, value, helpers);
  }
  return undefined;
}

function leadsTo(config: Config, node: AnyNode, helpers: readonly string[]): AnyNode | null | undefined {
  switch (node.type) {
    case "Identifier":
      return constant(config, node.name);
    case "CallExpression":
      return node.callee.type === "Identifier" && helpers.includes(node.callee.name)
        ? node.arguments[0]
        : undefined;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
    case "FunctionDeclaration":
      return node.body;
    case "BlockStatement":
      return node.body.slice(0, -1).every(({ type }) => /Declaration$|^Expression/.test(type))
        ? node.body.at(-1)
        : undefined;
    case "ReturnStatement":
      return node.argument;
    default:
      return undefined;
  }
}

function constant({ body }: Config, name: string): AnyNode | null | undefined {
  return body
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .flatMap((node) =>
      node?.type === "VariableDeclaration" && node.kind === "const" ? node.declarations : [],
    )
    .find(({ id }) => id.type === "Identifier" && id.name === name)?.init;
}

/** The node without `as` and `satisfies`, which are shaped as parentheses are. */
function bare(node: AnyNode): AnyNode {
  const isWrapper = /^TS|^Paren/.test(node.type) && "expression" in node;
  return isWrapper && typeof node.expression === "object" ? bare(node.expression) : node;
}

/** The value of a property without `as` and `satisfies`; undefined where there is no such property. */
export function property({ properties }: ObjectExpression, name: string): AnyNode | undefined {
  for (const each of properties) {
    if (each.type !== "Property" || each.computed) continue;
    const { key } = each;
    if (key.type === "Identifier" ? key.name === name : key.type === "Literal" && key.value === name)
      return bare(each.value);
  }
  return undefined;
}

export function importsFrom({ body }: Config, from: string): boolean {
  return body.some((node) => node.type === "ImportDeclaration" && node.source.value === from);
}

/** Adds imports, written with double quotes, below the last one there is or what has to be at the top. */
export function addImports(config: Config, imports: readonly string[]): void {
  const { text, code, body, newline, edits } = config;
  const hasSemicolons = /;[ \t]*$/m.test(code) || code.trim() === "";
  const lines = imports.map((line) => quoted(config, hasSemicolons ? line : line.replace(/;$/, "")));
  const last = body.findLast(({ type }) => type === "ImportDeclaration");
  if (last !== undefined) {
    // After what else is in the line, such as a comment.
    const rest = /^[^\r\n]*/.exec(text.slice(last.end))?.[0] ?? "";
    edits.appendLeft(last.end + rest.length, newline + lines.join(newline));
    return;
  }
  const top = /^\uFEFF?(?:(?:#!|\/\/\/|\/\/ *@ts-|["']use ).*\r?\n)*/.exec(text)?.[0] ?? "";
  edits.appendLeft(top.length, lines.join(newline) + newline + newline);
}

/** Adds an item to the list of a property, which is made if need be. Returns false where that is no list that is written there. */
export function addToList(config: Config, object: ObjectExpression, name: string, item: string): boolean {
  const list = property(object, name);
  if (list === undefined) addItem(config, object, `${name}: [${item}]`);
  else if (list.type === "ArrayExpression") addItem(config, list, item);
  return list === undefined || list.type === "ArrayExpression";
}

/** Adds an item, written with double quotes, at the end: in a line with the others, or in a line of its own. */
export function addItem(config: Config, list: ArrayExpression | ObjectExpression, item: string): void {
  const { text, code, newline, edits } = config;
  const last = (list.type === "ArrayExpression" ? list.elements : list.properties).at(-1);
  const [open, close] = [list.start + 1, list.end - 1];
  const gap = text.slice(last?.end ?? open, close);
  const added = quoted(config, item);
  if (!gap.includes("\n")) {
    const pad = list.type === "ObjectExpression" ? " " : "";
    const after = gap === "" ? pad : /^\s/.test(gap) ? "" : " ";
    edits.appendLeft(last?.end ?? open, last ? `, ${added}` : pad + added + after);
    return;
  }
  const unit = /^([ \t]+)\S/m.exec(code)?.[1] ?? "  ";
  const indent = last ? indentAt(text, last.start) : indentAt(text, close) + unit;
  const hasComma = !last || code.slice(last.end, close).includes(",");
  if (!hasComma) edits.appendLeft(last.end, ",");
  const end = open + text.slice(open, close).trimEnd().length;
  edits.appendRight(end, `${newline}${indent}${added}${hasComma ? "," : ""}`);
}

/** The text with the quotes that the module has. */
function quoted({ code }: Config, text: string): string {
  return code.split("'").length > code.split('"').length ? text.replaceAll('"', "'") : text;
}

function indentAt(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", position - 1) + 1))?.[0] ?? "";
}
