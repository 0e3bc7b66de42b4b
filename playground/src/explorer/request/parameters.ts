import { decoded } from "sandbank/internal";
import { type FormField, isObject } from "../form/control.ts";

/** What a path and its query hold, by parameter; those of an open filter, such as `filter[team]`, are an object by name. */
type Parameters = Readonly<Record<string, unknown>>;

/** What the parameters of an endpoint are read from, and written into. */
interface Parametered {
  /** With `:id` where an id stands. */
  readonly path: string;
  readonly parameters: readonly FormField[];
}

/**
 * The parameters that a typed path has.
 *
 * @example parametersIn("/v1/ach/1001", endpoint) // { id: "1001" }
 */
export function parametersIn(typed: string, { path, parameters }: Parametered): Parameters {
  const [bare = "", search = ""] = splitAt(typed);
  const [before = "", after] = path.split(":id");
  const hasId = after !== undefined && bare.startsWith(before) && bare.endsWith(after);
  const id = hasId ? { id: decoded(bare.slice(before.length, bare.length - after.length)) } : {};
  const found: Record<string, unknown> = { ...id };
  for (const [name, value] of new URLSearchParams(search)) {
    const open = openIn(name, parameters);
    if (open) found[open.field] = { ...(found[open.field] as object | undefined), [open.key]: value };
    else found[name] = value;
  }
  return found;
}

/**
 * A typed path with other values of its parameters; one that is undefined is left out.
 *
 * @example withParameters("/v1/ach", { "page[limit]": 5 }, endpoint) // "/v1/ach?page[limit]=5"
 */
export function withParameters(typed: string, { id, ...query }: Parameters, { path }: Parametered): string {
  const [bare = ""] = splitAt(typed);
  const start = id === undefined ? bare : path.replace(":id", encodeURIComponent(String(id)));
  const pairs = Object.entries(query).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
    isObject(value)
      ? Object.entries(value).map(([key, one]) => [`${name}[${key}]`, one] as const)
      : [[name, value]],
  );
  const search = pairs.map(([name, value]) => `${readable(name)}=${readable(String(value ?? ""))}`).join("&");
  return search === "" ? start : `${start}?${search}`;
}

/** A value of a parameter; an open filter without names gets one, since a path has nothing for none. */
export function firstFilter(
  { parameters }: Parametered,
  [name]: readonly unknown[],
  value: unknown,
): unknown {
  if (!isObject(value) || Object.keys(value).length > 0) return value;
  const [names = ""] = Object.keys(
    parameters.find((parameter) => parameter.name === name)?.schema.patternProperties ?? {},
  );
  return { [`${names.replace(/^\^|\.$/g, "").replaceAll("\\", "")}name`]: "" };
}

function splitAt(typed: string): readonly string[] {
  const at = typed.indexOf("?");
  return at < 0 ? [typed] : [typed.slice(0, at), typed.slice(at + 1)];
}

/** The open filter to which a name such as `filter[team]` belongs. */
function openIn(name: string, parameters: readonly FormField[]) {
  if (parameters.some((parameter) => parameter.name === name)) return undefined;
  const [, field = "", key = ""] = /^(\w+)\[(.*)\]$/s.exec(name) ?? [];
  return parameters.some((parameter) => parameter.name === field) ? { field, key } : undefined;
}

/** Brackets stay as they are, as in the documentation. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll("%5B", "[").replaceAll("%5D", "]");
}
