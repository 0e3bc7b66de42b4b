import type { LogEntry } from "../index.ts";
import { partsOf, textOf } from "./copied.ts";

/**
 * Lines that make the form of an upload, none for any other request. The bank never keeps the bytes of a file, so these are
 * zeros. `quote` writes a text as code.
 */
export function formLines(entry: LogEntry, form: string, quote: (text: string) => string): readonly string[] {
  const parts = partsOf(entry);
  if (!parts) return [];
  return [
    `const ${form} = new FormData();`,
    ...parts.map((part) => {
      const { name, type = "", size = 0 } = part;
      const text = textOf(part);
      const file = `new File([new Uint8Array(${Number(size)})], "file", { type: ${quote(type)} })`;
      return `${form}.append(${quote(name)}, ${text === undefined ? file : quote(text)});`;
    }),
  ];
}
