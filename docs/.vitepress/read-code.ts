import { readFileSync } from "node:fs";

/** Reads the call of each operation as Markdown, which tooling/site.ts has written. Returns what throws an Error for one that has none. */
export function readCode(): (operation: string) => string {
  const codes: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL("cache/endpoint-code.json", import.meta.url), "utf8"),
  );
  return (operation) => {
    const code = codes[operation];
    if (code === undefined) throw new Error(`There is no code of ${operation}.`);
    return code;
  };
}
