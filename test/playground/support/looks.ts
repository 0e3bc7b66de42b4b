/** Each place in both themes, as the cases of a test. */
export function inBothThemes(places: readonly string[]) {
  return (["light", "dark"] as const).flatMap((colorScheme) =>
    places.map((place) => ({ colorScheme, place })),
  );
}
