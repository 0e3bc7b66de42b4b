import { received } from "../../schema/expected.ts";
import { isJsonObject } from "../../schema/json-object.ts";
import { maskText } from "../../schema/masking/mask-text.ts";
import type { RawBody } from "../body/body.ts";
import type { Part } from "../body/multipart.ts";

/** The body of a request as JSON, for the log; undefined for none. */
export function requestText(raw: RawBody): string | undefined {
  if (raw.kind === "json") return raw.text;
  return raw.kind === "parts" ? JSON.stringify(loggedBody(raw)) : undefined;
}

/** The body of an answer as JSON; undefined for none. Throws a TypeError for what JSON cannot hold, as an `errorBody` may return it. */
export function answerText(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  const text: string | undefined = JSON.stringify(body);
  if (text === undefined) throw new TypeError(`The body of an answer must be JSON, got ${received(body)}.`);
  return text;
}

/** The body of a request as the log shows it: JSON as it is, a form as a list of its parts; otherwise null. */
export function loggedBody(raw: RawBody): unknown {
  if (raw.kind === "json") return raw.bare ? raw.data : { ...raw.top, data: raw.data };
  if (raw.kind === "parts") return raw.parts.map(loggedPart);
  return null;
}

/** The body of a request by the text that the log has kept of it. */
export function requestBodyIn(text: string | undefined): unknown {
  const body: unknown = text === undefined ? null : JSON.parse(text);
  if (!isJsonObject(body) || !Object.hasOwn(body, "data")) return body;
  const { data, ...top } = body;
  return { ...top, data };
}

/** A part of a form without its file name, which may be a person's. */
export function loggedPart({ name, type, size, text }: Part): object {
  return {
    name: maskText(name),
    type: maskText(type),
    size,
    ...(text === undefined ? {} : { text: jsonIn(text) }),
  };
}

/** The value of JSON text, so that secrets in it are found and masked; of other text only its length. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return `text of ${text.length} characters that is not JSON`;
  }
}
