/**
 * Tells whether a text is an origin as browsers send it.
 *
 * @example isOrigin("https://app.example/") // false
 */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
