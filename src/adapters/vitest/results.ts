import { isPage } from "../shared/platform.ts";

/** What is used of the file of a test: its path below the root of the project, and the whole one. */
export interface TestFile {
  readonly name: string;
  readonly filepath: string;
}

/** The root of the project of a test, with a slash at its end; "" where it is unknown. */
export function rootOf({ name, filepath }: TestFile): string {
  return filepath.endsWith(`/${name}`) ? filepath.slice(0, -name.length) : "";
}

/** Writes a file below the root of the project of a test. Resolves with its path, as a shell there would take it. */
export async function writeResult(file: TestFile, path: string, text: string): Promise<string> {
  if (isPage) {
    const { commands } = await import("vitest/browser");
    await commands.writeFile(path, text);
    return path;
  }
  // By variables, so that a bundler for browsers does not follow these imports.
  const [fsModule, pathModule] = ["node:fs/promises", "node:path"];
  const fs: typeof import("node:fs/promises") = await import(/* @vite-ignore */ fsModule);
  const { dirname, relative }: typeof import("node:path") = await import(/* @vite-ignore */ pathModule);
  const whole = `${rootOf(file)}${path}`;
  await fs.mkdir(dirname(whole), { recursive: true });
  await fs.writeFile(whole, text);
  return relative("", whole);
}
