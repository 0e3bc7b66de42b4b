/** In what a value is not the expected one; undefined where it is. */
export function unlike(what: string, expected: unknown, received: unknown): string | undefined {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(received)];
  return one === other ? undefined : `${what}: expected ${one}, got ${other}`;
}
