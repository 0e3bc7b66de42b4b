import { isJsonObject, type JsonObject } from "../schema/json-object.ts";
import { maskedAndCut } from "../schema/mask.ts";
import { withTimeout } from "./latency.ts";
import { malformed as malformedParts, type Part, readParts } from "./multipart.ts";
import { Problem } from "./problems.ts";

/** A body as it was read, before any field is looked at; or the problem that reading it met. */
export type RawBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "json";
      readonly data: JsonObject;
      readonly top: JsonObject;
    }
  | { readonly kind: "parts"; readonly parts: readonly Part[] }
  | { readonly kind: "problem"; readonly problem: Problem };

function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

function wrongMediaType(expected: string, request: Request): RawBody {
  const type = request.headers.get("content-type");
  const text = `The 'Content-Type' must be ${expected}, got ${type === null ? "none" : `"${maskedAndCut(type, 60)}"`}.`;
  return { kind: "problem", problem: new Problem(415, "unsupported_media_type", text) };
}

function malformed(message: string): RawBody {
  const issues = [{ field: "data", code: "malformed_body", message }];
  return { kind: "problem", problem: new Problem(400, "malformed_body", message, { issues }) };
}

/** Reads a JSON body down to its `data` (CONV-2, CONV-3; S4, S5). */
async function readJson(request: Request): Promise<RawBody> {
  // A request without a body has no need to tell its type.
  const isTyped = request.headers.has("content-type");
  if (isTyped && mediaTypeOf(request) !== "application/json")
    return wrongMediaType("application/json", request);
  let text: string;
  try {
    text = await withTimeout(request.text());
  } catch {
    return malformed("The body could not be read to its end: send JSON with the fields in 'data'.");
  }
  if (text.trim() === "") return malformed("The body is empty: send JSON with the fields in 'data'.");
  if (!isTyped) return wrongMediaType("application/json", request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return malformed("The body is not JSON: send an object with the fields in 'data'.");
  }
  if (!isJsonObject(body)) return malformed("The body must be a JSON object with the fields in 'data'.");
  if (!Object.hasOwn(body, "data")) return malformed("'data' is required: the fields go inside it.");
  const { data, ...top } = body;
  if (!isJsonObject(data)) return malformed("'data' must be a JSON object that holds the fields.");
  return { kind: "json", data, top };
}

/** Reads a multipart body; `texts` are the parts whose content is wanted (O15). */
async function readMultipart(request: Request, texts: readonly string[]): Promise<RawBody> {
  if (mediaTypeOf(request) !== "multipart/form-data") return wrongMediaType("multipart/form-data", request);
  let body: Uint8Array;
  try {
    body = await readBytes(request);
  } catch {
    const text = "it did not arrive to its end";
    return { kind: "problem", problem: malformedParts(text) };
  }
  try {
    const contentType = request.headers.get("content-type") ?? "";
    return { kind: "parts", parts: readParts(body, contentType, new Set(texts)) };
  } catch (problem) {
    if (problem instanceof Problem) return { kind: "problem", problem };
    throw problem;
  }
}

/** Reads a body to its end, however long that takes as long as something comes. */
async function readBytes(request: Request): Promise<Uint8Array> {
  // Not every browser lets a request's body be read in pieces.
  if (!request.body) return new Uint8Array(await withTimeout(request.arrayBuffer()));
  const reader = request.body.getReader();
  const pieces: Uint8Array[] = [];
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read());
      if (done) return joined(pieces);
      pieces.push(value);
    }
  } catch (error) {
    // Tells whoever still sends that nobody reads any more.
    reader.cancel(error).catch(() => undefined);
    throw error;
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** What a route takes for a body; of a multipart one, the parts whose text is wanted. */
export type WantedBody = "none" | "json" | { readonly texts: readonly string[] };

/** Reads the body of a request in the form its route takes. Never rejects: what is wrong comes out as a problem. */
export async function readBody(request: Request, wants: WantedBody): Promise<RawBody> {
  if (wants === "none") return { kind: "none" };
  return wants === "json" ? readJson(request) : readMultipart(request, wants.texts);
}
