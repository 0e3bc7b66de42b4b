type Cell = string | number;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map((cell) => `${cell}`).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** A link to a heading of the same page. */
export function linkToHeading(title: string): string {
  const anchor = title.toLowerCase().replace(/[^\w -]/g, "");
  return `[${title}](#${anchor.replaceAll(" ", "-")})`;
}
