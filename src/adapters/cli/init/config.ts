import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type AnyNode, type ArrayExpression, type ObjectExpression, Parser, type Program } from "acorn";
import MagicString from "magic-string";
import type { Files } from "./files.ts";
import type { Change } from "./step.ts";

const TypeScript = Parser.extend(tsPlugin());
const WithJsx = Parser.extend(tsPlugin({ jsx: true }));

/** Parses an ES module, TypeScript and JSX included; undefined for what can't be parsed. */
export function readConfig(files: Files, file: string): Config | undefined {
  const text = files.read(file);
  let code = text;
  // In plain .ts, JSX would forbid assertions such as <T>value.
  const parser = /\.[mc]?ts$/.test(file) ? TypeScript : WithJsx;
  try {
    const program = parser.parse(text, {
      ecmaVersion: "latest",
      sourceType: "module",
      // The plugin for TypeScript works with locations alone.
      locations: true,
      onComment: (_isBlock, _comment, start, end) => {
        code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\r\n]/g, " ") + code.slice(end);
      },
    });
    return new Config(file, text, code, program);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A module that is changed by putting text into it: what is there keeps its comments and its formatting. */
export class Config {
  readonly file: string;
  readonly text: string;
  /** The text with spaces in place of its comments, at the same positions. */
  readonly code: string;
  readonly edits: MagicString;
  readonly #body: Program["body"];
  readonly #newline: string;

  constructor(file: string, text: string, code: string, { body }: Program) {
    this.file = file;
    this.text = text;
    this.code = code;
    this.edits = new MagicString(text);
    this.#body = body;
    this.#newline = text.includes("\r\n") ? "\r\n" : "\n";
  }

  /** What the edits make of the file; nothing without any. */
  changes(): Change[] {
    const { file, text, edits } = this;
    return edits.hasChanged() ? [{ file, before: text, after: edits.toString() }] : [];
  }

  /** What the module exports as its default. */
  get exported(): AnyNode | undefined {
    return this.#body.find((node) => node.type === "ExportDefaultDeclaration")?.declaration;
  }

  /**
   * The object that is exported: itself, by a constant's name, given to one of these helpers, or returned by a function that
   * has no branches. Undefined for any other form.
   */
  exportedObject(helpers: readonly string[] = [], node = this.exported): ObjectExpression | undefined {
    const found = (inner: AnyNode | null | undefined) =>
      inner ? this.exportedObject(helpers, inner) : undefined;
    const value = node && bare(node);
    switch (value?.type) {
      case "ObjectExpression":
        return value;
      case "Identifier":
        return found(this.#constant(value.name));
      case "CallExpression": {
        const isHelper = value.callee.type === "Identifier" && helpers.includes(value.callee.name);
        return isHelper ? found(value.arguments[0]) : undefined;
      }
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return found(value.body);
      case "BlockStatement": {
        const isPlain = value.body.slice(0, -1).every(({ type }) => /Declaration$|^Expression/.test(type));
        const last = value.body.at(-1);
        return isPlain && last?.type === "ReturnStatement" ? found(last.argument) : undefined;
      }
      default:
        return undefined;
    }
  }

  #constant(name: string): AnyNode | null | undefined {
    const declarations = this.#body
      .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
      .flatMap((node) =>
        node?.type === "VariableDeclaration" && node.kind === "const" ? node.declarations : [],
      );
    return declarations.find(({ id }) => id.type === "Identifier" && id.name === name)?.init;
  }

  /** Whether the module imports from another one. */
  importsFrom(from: string): boolean {
    return this.#body.some((node) => node.type === "ImportDeclaration" && node.source.value === from);
  }

  /** Adds imports, written with double quotes, below the last one there is or what has to be at the top. */
  addImports(imports: readonly string[]): void {
    const newline = this.#newline;
    const hasSemicolons = /;[ \t]*$/m.test(this.code) || this.code.trim() === "";
    const lines = imports.map((line) => this.#quoted(hasSemicolons ? line : line.replace(/;$/, "")));
    const last = this.#body.findLast(({ type }) => type === "ImportDeclaration");
    if (last !== undefined) {
      // After what else is in the line, such as a comment.
      const rest = /^[^\r\n]*/.exec(this.text.slice(last.end))?.[0] ?? "";
      this.edits.appendLeft(last.end + rest.length, newline + lines.join(newline));
      return;
    }
    const top = /^\uFEFF?(?:(?:#!|\/\/\/|\/\/ *@ts-|["']use ).*\r?\n)*/.exec(this.text)?.[0] ?? "";
    this.edits.appendLeft(top.length, lines.join(newline) + newline + newline);
  }

  /** Adds an item to the list of a property, which is made if need be. Returns false where that is no list that is written there. */
  addToList(object: ObjectExpression, name: string, item: string): boolean {
    const list = property(object, name);
    if (list === undefined) this.addItem(object, `${name}: [${item}]`);
    else if (list.type === "ArrayExpression") this.addItem(list, item);
    return list === undefined || list.type === "ArrayExpression";
  }

  /** Adds an item, written with double quotes, at the end: in a line with the others, or in a line of its own. */
  addItem(list: ArrayExpression | ObjectExpression, item: string): void {
    const { text, code, edits } = this;
    const last = (list.type === "ArrayExpression" ? list.elements : list.properties).at(-1);
    const [open, close] = [list.start + 1, list.end - 1];
    const gap = text.slice(last?.end ?? open, close);
    const added = this.#quoted(item);
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
    edits.appendRight(end, `${this.#newline}${indent}${added}${hasComma ? "," : ""}`);
  }

  /** The text with the quotes that the module has. */
  #quoted(text: string): string {
    return this.code.split("'").length > this.code.split('"').length ? text.replaceAll('"', "'") : text;
  }
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

/** The white space with which the line of a position begins. */
function indentAt(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", position - 1) + 1))?.[0] ?? "";
}
