/**
 * Takes control characters out of a line: they could move the cursor of a terminal, or change what it shows, as those of
 * direction do.
 */
export function printable(line: string): string {
  return line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, " ");
}
