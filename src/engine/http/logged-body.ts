import { maskText } from "../schema/mask-text.ts";
import type { RawBody } from "./body.ts";
import type { Part } from "./multipart.ts";

/** The body of a request as the log shows it: JSON as it is, a form as a list of its parts; otherwise null. */
export function loggedBody(raw: RawBody): unknown {
  if (raw.kind === "json") return { ...raw.top, data: raw.data };
  if (raw.kind === "parts") return raw.parts.map(loggedPart);
  return null;
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
