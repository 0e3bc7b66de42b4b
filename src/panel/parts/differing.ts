type Fields = Readonly<Record<string, unknown>>;

/** The fields of either object whose values in the two differ. */
export function differing(one: Fields, other: Fields): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}
