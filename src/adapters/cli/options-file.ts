import { readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { messageOf } from "../../engine/errors.ts";
import type { JsonObject } from "../../engine/schema/json-object.ts";
import { shownPath } from "../shared/paths.ts";
import { plainOptions } from "../shared/plain-options.ts";

/** Options of a bank as a file has them; what takes them checks them. */
export interface OptionsFile {
  /** As it was given. */
  readonly path: string;
  readonly options: JsonObject;
}

const MODULES: readonly string[] = [".ts", ".mts", ".js", ".mjs"];
const TYPESCRIPT: readonly string[] = [".ts", ".mts"];

/**
 * Loads the file that `--options` names: options as JSON, or a module with options as its default export. Rejects with an
 * Error in one line that names the file.
 *
 * @example await loadOptionsFile("bank.config.json") // { path: "bank.config.json", options: { strict: true } }
 */
export async function loadOptionsFile(path: string): Promise<OptionsFile> {
  const extension = extname(path);
  const where = `--options ${path}`;
  if (extension === ".json")
    return { path, options: plainOptions(where, parsed(path), { expected: "hold a JSON object" }) };
  if (!MODULES.includes(extension))
    throw new Error(
      `--options must be a file that ends in .json, ${MODULES.join(", ")}, got ${shownPath(path)}.`,
    );
  const loaded = await importedModule("options", path);
  if (!("default" in loaded))
    throw new Error(
      `--options ${path} has no default export: write \`export default { … }\` with the options.`,
    );
  const expected = "have an object as its default export";
  return { path, options: plainOptions(where, loaded.default, { expected }) };
}

function parsed(path: string): unknown {
  const text = textOf("options", path);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new Error(`--options ${path} must hold JSON, but is none: ${lineOf(cause)}`, { cause });
  }
}

function textOf(flag: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    throw new Error(`--${flag} ${path} cannot be read: ${lineOf(cause)}`, { cause });
  }
}

/**
 * Loads the module that a flag names. Rejects with an Error in one line that names both.
 *
 * @example await importedModule("do", "login.ts")
 */
export async function importedModule(flag: string, path: string): Promise<object> {
  // Node's own message about a missing file would not tell it from an import of the file that is missing.
  textOf(flag, path);
  if (TYPESCRIPT.includes(extname(path)) && !process.features.typescript)
    throw new Error(
      `--${flag} ${path} cannot be loaded: Node ${process.versions.node} does not run TypeScript. Use Node 22.18 or newer, or write it as .mjs.`,
    );
  try {
    return await import(pathToFileURL(resolve(path)).href);
  } catch (cause) {
    throw new Error(`--${flag} ${path} cannot be loaded: ${lineOf(cause)}`, { cause });
  }
}

/** The first line of a message, which names the reason; what follows are hints for a terminal. */
function lineOf(error: unknown): string {
  const [line = ""] = messageOf(error).split("\n", 1);
  return `${line.trim().replace(/[.:]$/, "")}.`;
}
