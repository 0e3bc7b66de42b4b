import { distanceOf } from "../../nearest.ts";

/** Longer than every path; the rest of a longer one is not compared. */
const MAX_LENGTH = 120;

/**
 * The path that a caller probably meant, of those that there are, whose segments with a colon stand for any text; undefined when
 * none is near enough. It knows a misspelled or shortened word, another case, singular and plural, a slash too many, and
 * what stands before `/v1`, after the last segment, or is missing.
 *
 * @example nearestPath("/v1/counterparty/7", ["/v1/ach", "/v1/counterparties/:id"]) // "/v1/counterparties/:id"
 */
export function nearestPath(path: string, paths: Iterable<string>): string | undefined {
  const text = path.slice(0, MAX_LENGTH).toLowerCase().replace(/\/+/g, "/").replace(/\/$/, "");
  const known = [...new Set(paths)].map((each) => ({ path: each, segments: each.split("/") }));
  const withoutLast = text.split("/").slice(0, -1);
  const attempts = [text, text.replace(/.*?\/v\d+(?=\/|$)/, "/v1"), `/v1${text}`].map((each) =>
    each.split("/"),
  );
  // What is left of most paths is the service itself, which is near to none.
  if (withoutLast.length > 2) attempts.push(withoutLast);
  for (const segments of attempts) {
    let found: { readonly path: string; readonly distance: number } | undefined;
    for (const each of known) {
      const distance = distanceBetween(segments, each.segments);
      if (distance !== undefined && (!found || distance < found.distance))
        found = { path: each.path, distance };
    }
    if (found) return found.path;
  }
  return undefined;
}

/** Undefined for segments of which one is not near. */
function distanceBetween(segments: readonly string[], known: readonly string[]): number | undefined {
  if (segments.length !== known.length) return undefined;
  let sum = 0;
  for (const [at, name] of known.entries()) {
    const segment = segments[at] ?? "";
    if (name.startsWith(":")) continue;
    const distance = nearDistance(segment, name.toLowerCase());
    if (distance === undefined) return undefined;
    sum += distance;
  }
  return sum;
}

function nearDistance(segment: string, name: string): number | undefined {
  const distance = distanceOf(segment, name);
  if (distance === 0) return 0;
  if (Math.min(segment.length, name.length) < 3) return undefined;
  const isPart = name.includes(segment) || segment.includes(name);
  const isMisspelled = segment.slice(0, 3) === name.slice(0, 3) && distance <= name.length / 3;
  return distance === 1 || isPart || isMisspelled ? distance : undefined;
}
