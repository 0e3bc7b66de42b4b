import { maskText } from "../schema/mask-text.ts";
import type { RawBody } from "./body.ts";

/** The body of a request as the log shows it: JSON as it is, a form as a list of its parts; otherwise null. */
export function loggedBody(raw: RawBody): unknown {
  if (raw.kind === "json") return { ...raw.top, data: raw.data };
  if (raw.kind === "parts")
    return raw.parts.map(({ name, type, size, text }) => ({
      name: maskText(name),
      type: maskText(type),
      size,
      ...(text === undefined ? {} : { text: jsonIn(text) }),
    }));
  return null;
}

/** The value of JSON text, so that secrets in it are found and masked; of other text only its length. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return `text of ${text.length} characters that is not JSON`;
  }
}
