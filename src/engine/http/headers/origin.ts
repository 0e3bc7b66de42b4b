/** Tells whether a text is an origin as browsers send it. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/**
 * Tells whether a host name means this machine, whatever DNS says.
 *
 * @example isLoopback("127.0.0.1") // true
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(hostname);
}
