/** Rows of cells as lines of text, each column as wide as its widest cell. */
export function inColumns(rows: readonly (readonly string[])[], toTheRight: readonly number[] = []): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  const padded = (cell: string, column: number) =>
    toTheRight.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((cells) => cells.map(padded).join("  ").trimEnd()).join("\n");
}
