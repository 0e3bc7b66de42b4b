import type { ModuleSource, Source } from "./parse.ts";

/** Text to put into a source at a position, in place of what there is until `end`. */
export interface Edit {
  readonly at: number;
  readonly end?: number;
  readonly text: string;
}

/** What is between two brackets or braces, and the positions of these. */
interface List {
  readonly start: number;
  readonly end: number;
  readonly items: readonly { readonly start: number; readonly end: number }[];
}

/** The text with the edits made, whose positions are those of the text as it is. */
export function edited(text: string, edits: readonly Edit[]): string {
  // Of two edits at one position the first stays before the other.
  const fromTheEnd = edits.toReversed().toSorted((one, other) => other.at - one.at);
  return fromTheEnd.reduce(
    (result, { at, end = at, text: added }) => result.slice(0, at) + added + result.slice(end),
    text,
  );
}

/** How a source is written. */
export function styleOf({ text, code }: Source) {
  const quote = (code.match(/'/g) ?? []).length > (code.match(/"/g) ?? []).length ? "'" : '"';
  return {
    quote,
    semicolon: /;[ \t]*$/m.test(code) || !/\S/.test(code) ? ";" : "",
    newline: text.includes("\r\n") ? "\r\n" : "\n",
    indent: /^([ \t]+)\S/m.exec(code)?.[1] ?? "  ",
  };
}

/** Adds imports after the last one there is, or at the top. */
export function addImports(
  source: ModuleSource,
  imports: readonly (readonly [names: string, from: string])[],
): Edit {
  const { quote, semicolon, newline } = styleOf(source);
  const lines = imports.map(([names, from]) => `import ${names} from ${quote}${from}${quote}${semicolon}`);
  const last = source.program.body.findLast(({ type }) => type === "ImportDeclaration");
  if (last !== undefined)
    return { at: endOfLine(source.text, last.end), text: newline + lines.join(newline) };
  const at = startOf(source);
  const before = at > 0 && source.text[at - 1] !== "\n" ? newline : "";
  return { at, text: before + lines.join(newline) + newline + newline };
}

/** Adds an item at the end of a list, written as the others are: in a line with them, or in a line of its own. */
export function addItem(source: Source, list: List, item: string): Edit[] {
  const { text, code } = source;
  const style = styleOf(source);
  const last = list.items.at(-1);
  const close = list.end - 1;
  const inside = text.slice(list.start + 1, close);
  const isMultiline = text.slice(last?.end ?? list.start, close).includes("\n");
  const isObject = text[list.start] === "{";
  if (last === undefined && inside.trim() === "" && !isMultiline) {
    return [{ at: list.start + 1, end: close, text: isObject ? ` ${item} ` : item }];
  }
  if (!isMultiline) {
    const comma = last === undefined ? "" : ", ";
    return [{ at: last?.end ?? list.start + 1, text: `${comma}${item}${last === undefined ? " " : ""}` }];
  }
  const outer = indentAt(text, close);
  const indent = last === undefined ? outer + style.indent : indentAt(text, last.start);
  const hasComma = last !== undefined && code.slice(last.end, close).includes(",");
  const at = list.start + 1 + inside.trimEnd().length;
  // Neither the first item nor one of a list whose items have one after the last tells of any other habit.
  const trailing = hasComma || last === undefined ? "," : "";
  const added: Edit = { at, text: `${style.newline}${indent}${indentedBy(item, indent)}${trailing}` };
  return last === undefined || hasComma ? [added] : [{ at: last.end, text: "," }, added];
}

function indentedBy(item: string, indent: string): string {
  return item.replaceAll("\n", `\n${indent}`);
}

/** The white space with which the line of a position begins. */
function indentAt(text: string, position: number): string {
  const line = text.slice(text.lastIndexOf("\n", position - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

/** After what else is in the line, such as a comment. */
function endOfLine(text: string, position: number): number {
  const end = text.slice(position).search(/\r?\n/);
  return end === -1 ? text.length : position + end;
}

/** Below what has to stay at the top, and above any other comment, which may be about the statement below it. */
function startOf({ text, program }: ModuleSource): number {
  const directive = program.body.findLast((node) => "directive" in node);
  if (directive !== undefined) return afterLine(text, directive.end);
  const top = /^\uFEFF?(?:(?:#!|\/\/\/|\/\/ *@ts-).*\r?\n)*/.exec(text)?.[0] ?? "";
  return top.length;
}

function afterLine(text: string, position: number): number {
  const end = text.indexOf("\n", position);
  return end === -1 ? text.length : end + 1;
}
