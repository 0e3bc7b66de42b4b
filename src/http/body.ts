import { readParts } from "./multipart.ts";
import { Problem } from "./problems.ts";
import type { Part } from "./route.ts";

/** A body as it was read, before any field is looked at; or the problem that reading it met. */
export type RawBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "json";
      readonly data: Readonly<Record<string, unknown>>;
      readonly top: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "parts"; readonly parts: readonly Part[] }
  | { readonly kind: "problem"; readonly problem: Problem };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function wrongMediaType(expected: string, request: Request): RawBody {
  const came = request.headers.get("content-type");
  const text = `The 'Content-Type' must be ${expected}, but ${came === null ? "none came" : `came "${came.slice(0, 60)}"`}.`;
  return { kind: "problem", problem: new Problem(415, "unsupported_media_type", text) };
}

function malformed(message: string): RawBody {
  const issues = [{ field: "data", code: "malformed_body", message }];
  return { kind: "problem", problem: new Problem(400, "malformed_body", message, { issues }) };
}

/** Reads a JSON body down to its `data` (conventions 2 and 3; S4, S5). */
async function readJson(request: Request): Promise<RawBody> {
  if (mediaTypeOf(request) !== "application/json") return wrongMediaType("application/json", request);
  let text: string;
  try {
    text = await request.text();
  } catch {
    return malformed("The body could not be read: send JSON with the fields in 'data'.");
  }
  if (text.trim() === "") return malformed("The body is empty: send JSON with the fields in 'data'.");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return malformed("The body is not JSON: send an object with the fields in 'data'.");
  }
  if (!isObject(body)) return malformed("The body must be a JSON object with the fields in 'data'.");
  if (!Object.hasOwn(body, "data")) return malformed("'data' is required: the body's fields go inside it.");
  const { data, ...top } = body;
  if (!isObject(data)) return malformed("'data' must be a JSON object that holds the fields.");
  return { kind: "json", data, top };
}

/** Reads the body of a request in the form its route takes. Never rejects: what is wrong comes out as a problem. */
export async function readBody(request: Request, wants: "none" | "json" | "parts"): Promise<RawBody> {
  if (wants === "none") return { kind: "none" };
  if (wants === "json") return readJson(request);
  if (mediaTypeOf(request) !== "multipart/form-data") return wrongMediaType("multipart/form-data", request);
  const parts = await readParts(request);
  return parts
    ? { kind: "parts", parts }
    : malformed("The body is not whole multipart/form-data: send the 'file' again.");
}
