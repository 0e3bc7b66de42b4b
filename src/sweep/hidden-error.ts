import type { Found } from "./kinds.ts";
import type { Look } from "./page/look.ts";
import type { Exchange } from "./shot.ts";

/** The requests that failed to the end: a later one of the same kind that succeeded makes up for it. */
export function failuresIn(requests: readonly Exchange[]): readonly Exchange[] {
  const last = new Map(requests.map((each) => [keyOf(each), each]));
  return [...last.values()].filter(({ status }) => status !== null && (status === 0 || status >= 400));
}

/**
 * Finds a request that failed while the page says nothing that it doesn't say when all is well or when there are no rows. Those that
 * fail on the page as it is are left out.
 */
export function hiddenErrors(
  { look, requests }: { readonly look: Look; readonly requests: readonly Exchange[] },
  good: readonly { readonly look: Look; readonly requests: readonly Exchange[] }[],
): Found[] {
  const before = new Set(good.flatMap((each) => failuresIn(each.requests)).map(keyOf));
  const failed = failuresIn(requests).filter((each) => !before.has(keyOf(each)));
  if (failed.length === 0 || look.isInvalid) return [];
  const known = new Set(good.flatMap((each) => each.look.lines));
  if (look.lines.some((line) => !known.has(line))) return [];
  const [{ method, path, status } = { method: "", path: "", status: 0 }] = failed;
  return [{ kind: "hidden-error", what: `${method} ${path} ${status ? `is answered ${status}` : "fails"}` }];
}

function keyOf({ method, path }: Exchange): string {
  return `${method} ${path.replace(/[?].*/, "")}`;
}
