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

/** Returns the arguments of the function with the fields of a body. Throws a Problem that names each unknown field. */
export function toArguments([takes]: Arguments, fields: JsonObject): unknown[] {
  if (takes === "...?" && Object.keys(fields).length === 0) return [undefined];
  if (takes?.startsWith("...")) return [fields];
  const taken = takes === undefined ? [] : [takes];
  refuseOthers(taken, Object.keys(fields));
  return taken.map((name) => fields[name]);
}

/** Throws a Problem that names each given query parameter or field that a call does not take. */
export function refuseOthers(taken: readonly string[], given: readonly string[]): void {
  const known = taken.length === 0 ? "nothing" : taken.join(", ");
  const others = given.filter((name) => !taken.includes(name));
  const issues = others.map((field): Issue => {
    const message = `'${field}' is not taken by this call: it takes ${known}.`;
    return { field, code: "unknown_field", message };
  });
  if (issues.length > 0) throw invalid(issues);
}

/** The reverse: the body with the argument of a function. */
export function toBody([takes]: Arguments, [value]: readonly unknown[]): unknown {
  if (takes === undefined) return {};
  return takes.startsWith("...") ? value : { [takes]: value };
}
