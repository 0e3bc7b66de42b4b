import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";

/** What is at a path; undefined for nothing. */
export async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** The code of an error of the system, such as "ENOENT"; undefined for any other. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
