import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { received } from "../../../engine/schema/expected.ts";
import { readFailure } from "../../shared/failure/read.ts";
import type { FailureFile } from "../../shared/failure/types.ts";
import { messageOf } from "../flags.ts";
import { serveFailure } from "./serve-failure.ts";

/** What `sandbank open` is running. */
export interface Opened {
  /** What it prints: the failure, what it does without, and the address. */
  readonly text: string;
  close(): Promise<void>;
}

/**
 * Runs `sandbank open <file> [--port <number>]`: serves the bank of a failed test and a page that shows it. Rejects with an
 * Error in one line.
 *
 * @example console.log((await open(["bank.json"])).text);
 */
export async function open(args: readonly string[]): Promise<Opened> {
  const { path, port } = read(args);
  const { file, json } = readFile(path);
  const { url, close } = await serveFailure({ file, json }, { port });
  return { text: [...about(file), `Sandbank shows it at ${url}`].join("\n"), close };
}

const USAGE = "sandbank open takes one file, and --port <number>";

function read(args: readonly string[]): { path: string; port: number } {
  const { values, positionals } = parse(args);
  const [path] = positionals;
  if (path === undefined || positionals.length > 1)
    throw new Error(`${USAGE}, got ${positionals.length === 0 ? "none" : received(positionals.join(" "))}.`);
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port must be a port from 0 to 65535, got ${received(values.port)}.`);
  return { path, port: Number(values.port) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { port: { type: "string", default: "0" } },
    });
  } catch (cause) {
    throw new Error(`${messageOf(cause).split(/\.\s/, 1)[0]?.replace(/\.$/, "")}: ${USAGE}.`, { cause });
  }
}

function readFile(path: string): { file: FailureFile; json: string } {
  try {
    const json = readFileSync(path, "utf8");
    return { file: readFailure(json), json };
  } catch (cause) {
    throw new Error(`${path} can't be opened: ${messageOf(cause)}`, { cause });
  }
}

function about({ test, errors, recipe }: FailureFile): string[] {
  const again = test.attempt === 1 ? "" : `, attempt ${test.attempt}`;
  const functions = recipe?.functions ?? [];
  return [
    `${test.name} (${test.file}${again})`,
    ...errors.map(({ message }) => `  ${message.split("\n", 1)[0]}`),
    ...(functions.length === 0
      ? []
      : [`Without these options of the test, which hold functions: ${functions.join(", ")}`]),
  ].map(printable);
}

/** Control characters of a file could move the cursor of a terminal, or change what it shows, as those of direction do. */
function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ");
}
