import { isJsonObject, type JsonObject } from "../../schema/json-object.ts";
import { maskedAndCut } from "../../schema/masking/mask.ts";
import type { BankRequest } from "../bank-request.ts";
import { Problem } from "../problems.ts";
import { BODY_DEADLINE_MS, type BodyLimits, piecesOf, readBytes, readText, textAtHand } from "./bytes.ts";
import { aboutEncoding } from "./content-encoding.ts";
import { malformedParts } from "./malformed-parts.ts";
import { mediaTypeIn } from "./media-type.ts";
import type { Part } from "./multipart.ts";
import { uploads } from "./uploads.ts";

/** A body before any field is checked; or the problem met while reading it. */
export type RawBody =
  | { readonly kind: "none" }
  | {
      readonly kind: "json";
      readonly data: JsonObject;
      readonly top: JsonObject;
      /** Whether it was sent without 'data', so that the fields are the body. */
      readonly bare?: boolean;
      /** The body as it was sent. */
      readonly text: string;
    }
  | { readonly kind: "parts"; readonly parts: readonly Part[] }
  | { readonly kind: "problem"; readonly problem: Problem };

const JSON_TYPE = "application/json";
const NONE: RawBody = { kind: "none" };

/** The media type of a body, without parameters and in lower case; "" when there is none. */
export function mediaTypeOf(request: BankRequest): string {
  return mediaTypeIn(request.headers.get("content-type") ?? "");
}

function wrongMediaType(expected: string, request: BankRequest): Problem {
  const type = request.headers.get("content-type");
  const text = `The 'Content-Type' must be ${expected}, got ${type === null ? "none" : `"${maskedAndCut(type, 60)}"`}.`;
  return new Problem(415, "unsupported_media_type", text, { rule: "S4" });
}

function malformed(message: string): Problem {
  const issues = [{ field: "data", code: "malformed_body", message }];
  return new Problem(400, "malformed_body", message, { issues, rule: "S5" });
}

/** Reads a JSON body down to its `data` (CONV-2, CONV-3; S4, S5). Throws a {@link Problem}. */
async function readJson(request: BankRequest, wants: WantedBody, limits: BodyLimits): Promise<RawBody> {
  if (!request.headers.has("content-type")) return withoutType(request, wants, limits);
  if (mediaTypeOf(request) !== JSON_TYPE) throw wrongMediaType(JSON_TYPE, request);
  return jsonBody(await readText(request, limits), request, wants);
}

/** The content of the JSON body of a request. Throws a {@link Problem}. */
function jsonBody(text: string, request: BankRequest, wants: WantedBody): RawBody {
  const where = fieldsIn(wants);
  if (text.trim() === "") throw malformed(`The body is empty: send JSON with the fields${where}.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw malformed(`The body is not JSON: send an object with the fields${where}.${aboutEncoding(request)}`);
  }
  if (!isJsonObject(body)) throw malformed(`The body must be a JSON object with the fields${where}.`);
  if (wants === "bare json") return { kind: "json", data: body, top: {}, bare: true, text };
  if (!Object.hasOwn(body, "data")) throw malformed("'data' is required: the fields go inside it.");
  const { data, ...top } = body;
  if (!isJsonObject(data)) throw malformed("'data' must be a JSON object that holds the fields.");
  return { kind: "json", data, top, text };
}

/** Where a body has its fields, as the end of a sentence. */
function fieldsIn(wants: WantedBody): string {
  return wants === "bare json" ? "" : " in 'data'";
}

/** A request without a body needs no media type (X4); one with a body is refused at its first byte. */
async function withoutType(request: BankRequest, wants: WantedBody, limits: BodyLimits): Promise<never> {
  for await (const piece of piecesOf(request, limits)) {
    if (piece.length > 0) throw wrongMediaType(JSON_TYPE, request);
  }
  throw malformed(`The body is empty: send JSON with the fields${fieldsIn(wants)}.`);
}

/** Reads a multipart body; `texts` are the parts whose content is wanted (O15). Throws a {@link Problem}. */
async function readMultipart(
  request: BankRequest,
  texts: readonly string[],
  limits: BodyLimits,
): Promise<RawBody> {
  if (mediaTypeOf(request) !== "multipart/form-data") throw wrongMediaType("multipart/form-data", request);
  const contentType = request.headers.get("content-type") ?? "";
  const body = await readBytes(request, limits);
  return { kind: "parts", parts: uploads.code.readParts(body, contentType, new Set(texts)) };
}

/** What a route takes for a body, whose fields are in `data` or not; of a multipart one, the parts whose text is wanted and the largest file. */
export type WantedBody =
  | "none"
  | "json"
  | "bare json"
  | { readonly texts: readonly string[]; readonly maxFileBytes: number };

/** The largest JSON body, in bytes. */
export const MAX_JSON_BYTES = 10 * 1024 * 1024;

/** What a multipart body may hold besides its file: headers, boundaries and other parts. */
const MULTIPART_OVERHEAD_BYTES = 2 * 1024 * 1024;

/** What the body of a request may be. */
function limitsOf(wants: WantedBody, deadline: number): BodyLimits {
  const maxBytes = typeof wants === "object" ? wants.maxFileBytes + MULTIPART_OVERHEAD_BYTES : MAX_JSON_BYTES;
  return { maxBytes, deadline };
}

/** Reads the bytes of a body as they were sent. Throws a {@link Problem} as `readBody` returns it. */
export async function readWhole(request: BankRequest, wants: WantedBody): Promise<Uint8Array> {
  try {
    return await readBytes(request, limitsOf(wants, BODY_DEADLINE_MS));
  } catch (error) {
    throw error instanceof Problem ? error : unreadable(wants);
  }
}

/**
 * Reads the body of a request in the form its route takes, at once where it can. What is wrong comes out as a problem, whether
 * the body is too large, too slow, malformed, or fails while it is read. Rejects only with a LoadError, where what reads
 * uploads is missing.
 */
export function readBody(
  request: BankRequest,
  wants: WantedBody,
  deadline = BODY_DEADLINE_MS,
): RawBody | Promise<RawBody> {
  if (wants === "none") return NONE;
  const isJson = typeof wants === "string" && mediaTypeOf(request) === JSON_TYPE;
  const text = isJson ? textAtHand(request, MAX_JSON_BYTES) : undefined;
  if (text === undefined) return readArriving(request, wants, deadline);
  try {
    return jsonBody(text, request, wants);
  } catch (error) {
    return { kind: "problem", problem: error instanceof Problem ? error : unreadable(wants) };
  }
}

async function readArriving(
  request: BankRequest,
  wants: Exclude<WantedBody, "none">,
  deadline: number,
): Promise<RawBody> {
  if (typeof wants === "object") await uploads.load();
  try {
    const limits = limitsOf(wants, deadline);
    return typeof wants === "string"
      ? await readJson(request, wants, limits)
      : await readMultipart(request, wants.texts, limits);
  } catch (error) {
    return { kind: "problem", problem: error instanceof Problem ? error : unreadable(wants) };
  }
}

function unreadable(wants: WantedBody): Problem {
  return typeof wants === "object"
    ? malformedParts("it did not arrive completely")
    : malformed(`The body could not be read completely: send JSON with the fields${fieldsIn(wants)}.`);
}
