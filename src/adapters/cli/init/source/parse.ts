import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type Expression, type Options, Parser, type Program } from "acorn";

/** A file that was read, to be changed by putting text into it: what is there keeps its comments and its formatting. */
export interface Source {
  readonly text: string;
  /** The text with spaces in place of its comments, at the same positions. */
  readonly code: string;
}

export interface ModuleSource extends Source {
  readonly program: Program;
}

export interface JsonSource extends Source {
  readonly root: Expression;
}

const TypeScript = Parser.extend(tsPlugin());
const WithJsx = Parser.extend(tsPlugin({ jsx: true }));

/** Parses an ES module, TypeScript and JSX included; undefined for what can't be parsed. */
export function parseModule(text: string, file: string): ModuleSource | undefined {
  // In plain .ts, JSX would forbid assertions such as <T>value.
  const parser = /\.[mc]?ts$/.test(file) ? TypeScript : WithJsx;
  return parsed(text, (options) => ({ program: parser.parse(text, { ...options, sourceType: "module" }) }));
}

/** Parses JSON, which is an expression of JavaScript; undefined for what can't be parsed. */
export function parseJson(text: string): JsonSource | undefined {
  return parsed(text, (options) => ({ root: Parser.parseExpressionAt(text, 0, options) }));
}

function parsed<Parsed>(text: string, parse: (options: Options) => Parsed): (Parsed & Source) | undefined {
  let code = text;
  const options: Options = {
    ecmaVersion: "latest",
    // The plugin for TypeScript works with locations alone.
    locations: true,
    onComment: (_isBlock, _comment, start, end) => {
      code = code.slice(0, start) + code.slice(start, end).replaceAll(/[^\r\n]/g, " ") + code.slice(end);
    },
  };
  try {
    return { ...parse(options), text, code };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
