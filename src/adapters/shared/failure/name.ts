import { shellWord } from "../paths.ts";

/** A name may be this long, so that paths stay below the limits of file systems. */
const MOST = 60;

/**
 * A name for a folder, made of a text in any script and an id of letters, digits, `_` and `-`, which alone makes it
 * different from others.
 */
export function folderName(text: string, id: string): string {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  const name = plain.slice(0, MOST).replaceAll(/^-+|-+$/g, "");
  return [name, id].filter((part) => part !== "").join("-");
}

/** The line that says how a file is opened, to be copied into a shell. */
export function openingLine(path: string): string {
  return `The bank of this failed test: npx sandbank open ${shellWord(path)}`;
}
