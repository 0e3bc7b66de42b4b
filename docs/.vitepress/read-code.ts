import { readFileSync } from "node:fs";

/** The call of each operation as Markdown, which tooling/site.ts has written. */
export function readCode(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL("cache/endpoint-code.json", import.meta.url), "utf8"));
}
