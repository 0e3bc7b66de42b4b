import { partsOf, type Statement } from "../../test/docs/statements.ts";

export const SOURCES = ["documented", "seen in public", "decided"] as const;

/** Where a statement is from. */
export type Source = (typeof SOURCES)[number];

const documented = ["CONV-", "CP-", "ACH-", "VC-", "VC-E", "CC-", "ONB-"];

/** What a service's statement begins with when its documents leave the question open. */
const leftOpen = /^[^.]*\bnot specified\b|^No [^.]*\bspecified\b/;

/** Follows from the id, and from what docs/spec/README.md says about its table. */
export function sourceOf(statement: Statement): Source {
  const { id, cells } = statement;
  const { prefix = "" } = partsOf(id) ?? {};
  const [text = ""] = cells;
  if (documented.includes(prefix)) return leftOpen.test(text) ? "decided" : "documented";
  if (prefix === "F" || text.startsWith("†")) return "seen in public";
  return prefix === "OPT-" && /\bF[0-9]/.test(cells.at(-1) ?? "") ? "seen in public" : "decided";
}
