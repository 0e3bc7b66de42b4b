/**
 * A line with its control characters as JSON writes them, and so those of direction: what a service has sent can neither
 * end the line nor command the terminal.
 *
 * @example printable("\u001b[31m") // "\\u001b[31m"
 */
export function printable(line: string): string {
  return line.replaceAll(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The beginning of a text of any length that a service has sent. */
export function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
