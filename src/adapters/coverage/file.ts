import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import type { Coverage } from "../../coverage/coverage.ts";
import { inEnglish } from "../../engine/schema/zod/in-english.ts";

const names = z.readonly(z.array(z.string()));
const FileContent = z.strictObject({
  format: z.literal("sandbank-coverage"),
  version: z.literal(1),
  kinds: z.readonly(z.record(z.string(), z.strictObject({ seen: names, missing: names }))),
});

/** Reads a file of the reporter. Throws an Error that names the file when it is missing or is no such file. */
export function readCoverage(path: string): Coverage {
  if (!existsSync(path))
    throw new Error(`There is no coverage file ${path}: run the tests that write it first.`);
  const { data, error } = FileContent.safeParse(jsonIn(path), inEnglish);
  if (data) return data.kinds;
  const [issue] = error.issues;
  const at = issue?.path.join(".") || "the top";
  throw new Error(
    `${path} isn't a coverage file of this version of Sandbank: at ${at}: ${issue?.message}. Remove it and run the tests again.`,
  );
}

/** Writes a file in one piece, so that no reader finds a half of it. */
export function writeCoverage(path: string, kinds: Coverage): void {
  const content: z.input<typeof FileContent> = { format: "sandbank-coverage", version: 1, kinds };
  const temporary = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path} is no JSON: remove it and run the tests again.`, { cause: error });
  }
}
