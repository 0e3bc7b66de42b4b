import type { Problem } from "../../core.ts";
import { isJsonObject } from "../../engine/schema/json-object.ts";
import type { Exchange } from "../exchange.ts";
import { nameOf } from "../names.ts";
import { replay } from "../replay/replay.ts";

/**
 * How a body is built from a problem: a part of it, the issues each by a template, a list of so many items, or a value that is always
 * the same.
 */
type Template =
  | { readonly part: (typeof PARTS)[number] }
  | { readonly fields: Readonly<Record<string, Template>> }
  | { readonly each: Template }
  | { readonly items: readonly Template[] }
  | { readonly constant: unknown };

const PARTS = ["status", "code", "message", "issues", "field"] as const;

/** How bodies are built without the option. */
const BY_DEFAULT: Template = { fields: { error: { part: "message" } } };

/** What a template can be made from: a problem, or one of its issues. */
type Source = Readonly<Record<string, unknown>>;

const sources = new WeakMap<object, string>();

/** The source text of a function that was made here. */
export function sourceOfErrorBody(errorBody: object): string | undefined {
  return sources.get(errorBody);
}

/**
 * The function `errorBody` that would build the bodies of refusals as the service does, if their form shows one: at most
 * one. The words of the service's messages are its own.
 */
export async function errorBodies(
  exchanges: readonly Exchange[],
): Promise<readonly ((problem: Problem) => unknown)[]> {
  const seen = (problem: Problem) => ({ ...problem });
  const replayed = await replay(exchanges, { assumptions: { errorBody: seen } });
  const pairs = exchanges.flatMap(({ answer }, at): [unknown, Source][] => {
    const problem = replayed[at]?.answer;
    const isRefusal = answer.status >= 400 && answer.status < 500 && problem?.status === answer.status;
    return isRefusal && isJsonObject(problem.body) ? [[answer.body, problem.body]] : [];
  });
  if (pairs.length === 0) return [];
  const template = templateOf(pairs);
  if (!template || isSame(template, BY_DEFAULT)) return [];
  const errorBody = (problem: Problem) => built(template, { ...problem });
  sources.set(errorBody, `(problem) => ${bodyText(template, "problem")}`);
  return [errorBody];
}

function templateOf(pairs: readonly (readonly [unknown, Source])[]): Template | undefined {
  const bodies = pairs.map(([body]) => body);
  const part = PARTS.find((name) =>
    pairs.every(([body, source]) => name in source && isSame(body, source[name])),
  );
  if (part) return { part };
  // Of a single body, a sentence is rather its message than always the same.
  const isSentence = bodies.length === 1 && typeof bodies[0] === "string" && /\s/.test(bodies[0]);
  const isConstant = !isSentence && bodies.every((body) => isSame(body, bodies[0]));
  if (bodies.every(isJsonObject)) return objectTemplate(pairs);
  if (bodies.every(Array.isArray))
    return listTemplate(pairs) ?? (isConstant ? { constant: bodies[0] } : tupleTemplate(pairs));
  if (isConstant) return { constant: bodies[0] };
  // Text that is neither the same each time nor a code is the service's own message.
  return bodies.every((body) => typeof body === "string") ? { part: "message" } : undefined;
}

function objectTemplate(pairs: readonly (readonly [unknown, Source])[]): Template | undefined {
  const objects = pairs.flatMap(([body]) => (isJsonObject(body) ? [body] : []));
  const names = Object.keys(objects[0] ?? {});
  if (objects.some((object) => !isSame(Object.keys(object).sort(), [...names].sort()))) return undefined;
  const fields = new Map<string, Template>();
  for (const name of names) {
    const inner = templateOf(
      pairs.map(([body, source]) => [isJsonObject(body) ? body[name] : undefined, source]),
    );
    if (!inner) return undefined;
    fields.set(name, inner);
  }
  return { fields: Object.fromEntries(fields) };
}

function listTemplate(pairs: readonly (readonly [unknown, Source])[]): Template | undefined {
  const items = pairs.flatMap(([body, { issues }]): (readonly [unknown, Source])[] | undefined => {
    if (!Array.isArray(body) || !Array.isArray(issues) || body.length !== issues.length) return undefined;
    return body.map((item, at): [unknown, Source] => [item, isJsonObject(issues[at]) ? issues[at] : {}]);
  });
  if (items.length === 0 || items.includes(undefined)) return undefined;
  const inner = templateOf(items.flatMap((item) => (item ? [item] : [])));
  return inner && { each: inner };
}

/** Lists that are always of one length have nothing to do with the issues. */
function tupleTemplate(pairs: readonly (readonly [unknown, Source])[]): Template | undefined {
  const lists = pairs.flatMap(([body]) => (Array.isArray(body) ? [body] : []));
  const [{ length } = []] = lists;
  if (lists.some((list) => list.length !== length)) return undefined;
  const items = Array.from({ length }, (_, at) =>
    templateOf(pairs.map(([, source], of) => [lists[of]?.[at], source])),
  );
  const found = items.flatMap((item) => item ?? []);
  return found.length === length ? { items: found } : undefined;
}

function built(template: Template, source: Source): unknown {
  if ("part" in template) return source[template.part];
  if ("constant" in template) return template.constant;
  if ("items" in template) return template.items.map((item) => built(item, source));
  if ("each" in template) {
    const issues = Array.isArray(source.issues) ? source.issues : [];
    return issues.map((issue) => built(template.each, { ...issue }));
  }
  const fields = Object.entries(template.fields).map(([name, inner]) => [name, built(inner, source)]);
  return Object.fromEntries(fields);
}

function bodyText(template: Template, from: string, isBody = true): string {
  if ("part" in template) return `${from}.${template.part}`;
  if ("constant" in template) return JSON.stringify(template.constant);
  if ("items" in template) return `[${template.items.map((item) => bodyText(item, from, false)).join(", ")}]`;
  if ("each" in template) return `${from}.issues.map((issue) => ${bodyText(template.each, "issue")})`;
  const fields = Object.entries(template.fields).map(
    ([name, inner]) => `${nameOf(name)}: ${bodyText(inner, from, false)}`,
  );
  const text = `{ ${fields.join(", ")} }`;
  return isBody ? `(${text})` : text;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
