import { isBelowOne } from "sandbank/internal";

/**
 * The problem with a path before it is sent; "" when the bank may judge it. `own` is what the paths of a team's own resources
 * begin with.
 */
export function pathProblem(path: string, own: readonly string[] = []): string {
  const begins = ["/v1", ...own.filter((each) => !isBelowOne(["/v1"], each))].join(", ");
  if (path.trim() === "") return `Enter a path. The bank's paths begin with ${begins}.`;
  if (isBelowOne(["/v1", "/_sandbank", ...own], path.replace(/\?.*/s, ""))) return "";
  return `“${shorten(path)}” isn't one of the bank's paths. They begin with ${begins}, such as /v1/ach.`;
}

function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
