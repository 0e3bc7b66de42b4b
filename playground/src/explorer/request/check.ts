/** The problem with a path before it is sent; "" when the bank may judge it. */
export function pathProblem(path: string): string {
  if (path.trim() === "") return "The path is empty: the bank's paths begin with /v1.";
  if (/^\/(v1|_sandbank)(\/|\?|$)/.test(path)) return "";
  return `“${shorten(path)}” is not the bank's: its paths begin with /v1, such as /v1/ach.`;
}

function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
