import { MAX_JSON_BYTES } from "../engine/http/body/body.ts";
import { BODY_DEADLINE_MS, readText } from "../engine/http/body/bytes.ts";
import { aboutEncoding } from "../engine/http/body/content-encoding.ts";
import { type Issue, invalid, Problem } from "../engine/http/problems.ts";
import { isJsonObject, type JsonObject } from "../engine/schema/json-object.ts";
import type { Arguments } from "./calls.ts";

/** Reads the bare JSON body; an empty one is {}. Throws a Problem when it is not an object, too large or too slow. */
export async function readFields(request: Request, maxBytes = MAX_JSON_BYTES): Promise<JsonObject> {
  const text = await readText(request, { maxBytes, deadline: BODY_DEADLINE_MS }).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw malformed("The body could not be read completely: send an object with the arguments.");
  });
  if (text.trim() === "") return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformed(`The body is not JSON: send an object with the arguments.${aboutEncoding(request)}`);
  }
  if (isJsonObject(body)) return body;
  throw malformed("The body must be a JSON object with the arguments.");
}

function malformed(message: string): Problem {
  return new Problem(400, "malformed_body", message);
}

/**
 * Puts the fields of a body into the order in which the function takes them. Throws a Problem that names each unknown
 * field.
 */
export function toArguments(takes: Arguments, fields: JsonObject): unknown[] {
  const names = takes.filter((name) => !name.startsWith("..."));
  const others = Object.entries(fields).filter(([name]) => !names.includes(name));
  const rest = takes.find((name) => name.startsWith("..."));
  const values = names.map((name) => (Object.hasOwn(fields, name) ? fields[name] : undefined));
  if (rest === undefined) {
    refuseOthers(names, Object.keys(fields));
    return values;
  }
  return [...values, rest === "...?" && others.length === 0 ? undefined : Object.fromEntries(others)];
}

/** Throws a Problem that names each given query parameter or field that a call does not take. */
export function refuseOthers(taken: Arguments, given: readonly string[]): void {
  const known = taken.length === 0 ? "nothing" : taken.join(", ");
  const others = given.filter((name) => !taken.includes(name));
  const issues = others.map((field): Issue => {
    const message = `'${field}' is not taken by this call: it takes ${known}.`;
    return { field, code: "unknown_field", message };
  });
  if (issues.length > 0) throw invalid(issues);
}

/** The reverse: the body with the arguments of a function. */
export function toBody(takes: Arguments, values: readonly unknown[]): unknown {
  if (takes.length === 1 && takes[0]?.startsWith("...")) return values[0];
  const fields = takes.flatMap((name, at) =>
    name.startsWith("...") ? Object.entries(values[at] ?? {}) : [[name, values[at]]],
  );
  return Object.fromEntries(fields);
}
