/** Tells whether a text is an origin as browsers send it. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
