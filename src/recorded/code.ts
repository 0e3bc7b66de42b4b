/** A piece of source text that is laid out by how much room there is. */
export type Code = string | ObjectCode | ListCode | CallCode;

interface ObjectCode {
  readonly fields: readonly (readonly [key: string, value: Code])[];
}

interface ListCode {
  readonly items: readonly Code[];
}

export interface CallCode {
  /** What is called, with all before it: `const transfer = await client.create`. */
  readonly call: string;
  readonly values: readonly Code[];
}

/** The width at which Prettier and Biome break lines unless told otherwise. */
const WIDTH = 80;
const STEP = "  ";

/** Writes code as Prettier and Biome do: in one line where it fits into it, else broken. */
export function print(code: Code, indent: string, start: number, after: number): string {
  const line = flat(code);
  if (typeof code === "string" || (line !== undefined && start + line.length + after <= WIDTH))
    return line ?? "";
  if (!("call" in code)) return broken(code, indent);
  const { call, values } = code;
  const hugged = hug(code, indent, start);
  if (hugged !== undefined) return hugged;
  const inner = indent + STEP;
  const lines = values.map((value) => `${inner}${print(value, inner, inner.length, 1)},\n`);
  return `${call}(\n${lines.join("")}${indent})`;
}

/** The call with its last value broken and the others in its first line; undefined where they have no room there. */
function hug({ call, values }: CallCode, indent: string, start: number): string | undefined {
  const last = values.at(-1);
  if (typeof last !== "object" || "call" in last || flat(last) === "{}") return undefined;
  const others = values.slice(0, -1).map(flat);
  if (others.includes(undefined)) return undefined;
  const first = `${call}(${others.map((text) => `${text}, `).join("")}`;
  return start + first.length + 1 > WIDTH ? undefined : `${first}${broken(last, indent)})`;
}

function broken(code: ObjectCode | ListCode, indent: string): string {
  const inner = indent + STEP;
  const lines =
    "fields" in code
      ? code.fields.map(([key, value]) => field(key, value, inner))
      : code.items.map((item) => print(item, inner, inner.length, 1));
  const [open, close] = "fields" in code ? "{}" : "[]";
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join("")}${indent}${close}`;
}

function field(key: string, value: Code, indent: string): string {
  const start = indent.length + key.length + 2;
  const isLongText = typeof value === "string" && /^["']/.test(value) && start + value.length + 1 > WIDTH;
  // A text that is too long goes below its key, unless that is so short that little is won.
  if (isLongText && key.length >= STEP.length + 3) return `${key}:\n${indent}${STEP}${value}`;
  return `${key}: ${print(value, indent, start, 1)}`;
}

/** The code in one line; undefined for a list of objects, each of which has lines of its own. */
function flat(code: Code): string | undefined {
  if (typeof code === "string") return code;
  if ("call" in code) {
    const values = code.values.map(flat);
    return values.includes(undefined) ? undefined : `${code.call}(${values.join(", ")})`;
  }
  if ("items" in code) {
    const items = code.items.map(flat);
    const isTable = code.items.length > 1 && code.items.every((item) => isLarge(item));
    return items.includes(undefined) || isTable ? undefined : `[${items.join(", ")}]`;
  }
  const fields = code.fields.map(([key, value]) => [key, flat(value)] as const);
  if (fields.length === 0) return "{}";
  if (fields.some(([, value]) => value === undefined)) return undefined;
  return `{ ${fields.map(([key, value]) => `${key}: ${value}`).join(", ")} }`;
}

function isLarge(code: Code): boolean {
  return typeof code !== "string" && "fields" in code && code.fields.length > 1;
}
