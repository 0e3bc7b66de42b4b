/**
 * Prints rows below a heading in columns as wide as they need; those of numbers are aligned to the right.
 *
 * @example printTable(["", "min"], [["floor", "4.1"]]);
 */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [heading, ...rows];
  const columns = heading.map((_, at) => ({
    width: Math.max(...lines.map((cells) => cells[at]?.length ?? 0)),
    isOfNumbers: at > 0 && rows.every((cells) => /^(?:[≤\d].*)?$/.test(cells[at] ?? "")),
  }));
  for (const cells of lines) {
    const padded = columns.map(({ width, isOfNumbers }, at) =>
      isOfNumbers ? (cells[at] ?? "").padStart(width) : (cells[at] ?? "").padEnd(width),
    );
    console.log(padded.join("  ").trimEnd());
  }
}
