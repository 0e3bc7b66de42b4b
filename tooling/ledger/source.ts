import type { Statement } from "../../test/docs/statements.ts";

export const SOURCES = ["documented", "seen in public", "decided"] as const;

/** Where a statement is from. */
export type Source = (typeof SOURCES)[number];

/** The pages of docs/spec about the project; the others are about what the service documents. */
const OWN_PAGES = /\/(?:decided|options|own-resources|products|project|snapshots|states)\.md$/;

/** What a service's statement begins with when its documents leave the question open. */
const leftOpen = /^[^.]*\bnot specified\b|^No [^.]*\bspecified\b/;

/** Follows from the id, and from what docs/spec/README.md says about its table. */
export function sourceOf(statement: Statement): Source {
  const { id, file, cells } = statement;
  const [text = ""] = cells;
  if (!OWN_PAGES.test(file)) return leftOpen.test(text) ? "decided" : "documented";
  if (/^F\d/.test(id) || text.startsWith("†")) return "seen in public";
  return id.startsWith("OPT-") && /\bF[0-9]/.test(cells.at(-1) ?? "") ? "seen in public" : "decided";
}
