import { readFileSync } from "node:fs";
import { ownName } from "../../../bank/recipe/plain-options.ts";
import type { OwnResources } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import { printable } from "../../shared/console/printable.ts";
import { readFailure } from "../../shared/failure/read.ts";
import type { FailureFile } from "../../shared/failure/types.ts";
import type { Flags } from "../flags.ts";
import { endOnSignal } from "../output.ts";
import { serveFailure } from "./serve-failure.ts";

/**
 * Serves the bank of a failed test, with resources of the team's own, and a page that shows it, at any free port by default; prints the failure, what the bank
 * does without, and the address. Rejects with an Error in one line.
 */
export async function open(path: string, flags: Flags, own: OwnResources): Promise<void> {
  const { file, json } = readFile(path);
  const { url, close } = await serveFailure({ file, json, own }, { port: 0, ...flags.toServer() });
  endOnSignal(close);
  console.log([...about(file, own), `Sandbank shows it at ${url}`].join("\n"));
}

function readFile(path: string): { file: FailureFile; json: string } {
  try {
    const json = readFileSync(path, "utf8");
    return { file: readFailure(json), json };
  } catch (cause) {
    throw new Error(`${path} can't be opened: ${messageOf(cause)}`, { cause });
  }
}

function about({ test, errors, recipe }: FailureFile, own: OwnResources): string[] {
  const again = test.attempt === 1 ? "" : `, attempt ${test.attempt}`;
  const functions = (recipe?.functions ?? []).filter((name) => !Object.hasOwn(own, ownName(name) ?? ""));
  return [
    `${test.name} (${test.file}${again})`,
    ...errors.map(({ message }) => `  ${message.split("\n", 1)[0]}`),
    ...(functions.length === 0
      ? []
      : [`Without these options of the test, which hold functions: ${functions.join(", ")}`]),
  ].map((line) => printable(line));
}
