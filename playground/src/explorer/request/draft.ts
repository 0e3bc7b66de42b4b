import { ADMIN_KEY, CLIENT_KEY, type ExampleState, exampleOf, wholeBody } from "sandbank/internal";
import { jsonText } from "../../parts/json.ts";
import { sampleFile } from "../../parts/sample-file.ts";
import type { Endpoint } from "../endpoints.ts";

/** A call as it is typed. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string;
  /** Additional headers, one per line, such as "Accept: application/json". */
  readonly headers: string;
  readonly file: File | undefined;
}

/** The key of the examples, by whose key an endpoint asks for; "" is sent as none. */
const KEYS = { none: "", client: CLIENT_KEY, admin: ADMIN_KEY, any: CLIENT_KEY };

/** An example of a call, as one would type it. */
export function draftOf(endpoint: Endpoint, state: ExampleState): Draft {
  const { path, body } = exampleOf(endpoint, state);
  const metadata = body && "metadata" in body.data ? body.data.metadata : undefined;
  return {
    method: endpoint.method,
    path,
    body: jsonText(endpoint.file === undefined ? wholeBody(endpoint.route, body) : metadata),
    key: KEYS[endpoint.auth],
    headers: "",
    file: endpoint.file === undefined ? undefined : sampleFile(),
  };
}

/** Whether calls with such a method have a body. */
export function hasBody({ method }: Pick<Draft, "method">): boolean {
  return method !== "GET" && method !== "DELETE";
}

/** A draft as what is sent: its path, and its body as text, which may be none. */
export function sendingOf(
  draft: Draft,
  endpoint: Endpoint,
): { readonly path: string; readonly init: RequestInit; readonly body: string } {
  return { path: draft.path, init: initOf(draft, endpoint), body: hasBody(draft) ? draft.body : "" };
}

/** A call as it is sent. */
function initOf(draft: Draft, endpoint: Endpoint): RequestInit {
  const { method, body, key, file } = draft;
  const headers = { ...(key && { Authorization: `Bearer ${key}` }), ...headersIn(draft.headers) };
  if (!hasBody({ method })) return { method, headers };
  if (endpoint.file === undefined)
    return { method, headers: { "Content-Type": "application/json", ...headers }, body };
  const form = new FormData();
  if (file) form.append(endpoint.file, file);
  if (body.trim() !== "") form.append("metadata", body);
  return { method, headers, body: form };
}

/** The headers of lines; what names one that is sent anyway, in whatever case, takes its place. */
function headersIn(lines: string): Readonly<Record<string, string>> {
  const typed = lines.split("\n").filter((line) => line.includes(":"));
  const pairs = typed.map((line) => {
    const name = line.slice(0, line.indexOf(":")).trim();
    const own = ["Authorization", "Content-Type"].find((one) => one.toLowerCase() === name.toLowerCase());
    return [own ?? name, line.slice(line.indexOf(":") + 1).trim()] as const;
  });
  return Object.fromEntries(pairs);
}

/** The problem with a line of headers; "" for none. */
export function headersProblem(lines: string): string {
  const wrong = lines
    .split("\n")
    .find((line) => line.trim() !== "" && !/^[\w!#$%&'*+.^`|~-]+\s*:/.test(line.trim()));
  return wrong === undefined
    ? ""
    : `“${wrong.trim().slice(0, 60)}” isn't a header. Use a name, a colon, and a value.`;
}
