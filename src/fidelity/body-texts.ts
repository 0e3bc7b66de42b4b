import { isJsonObject } from "../engine/schema/json-object.ts";

const QUOTED = /'([A-Za-z_][\w.[\]-]*)'/g;
/** What error bodies of services call the field that an issue is about. */
const FIELD_KEYS: ReadonlySet<string> = new Set(["field", "fields", "param", "parameter", "property"]);

/** The fields that the body of a refusal names: in single quotes in its texts, or where bodies of issues have them. */
export function namedFields(body: unknown, key = ""): Set<string> {
  if (typeof body === "string") {
    const quoted = [...body.matchAll(QUOTED)].map(([, name]) => name as string);
    return new Set(FIELD_KEYS.has(key) ? [body] : quoted);
  }
  if (Array.isArray(body)) return new Set(body.flatMap((each) => [...namedFields(each, key)]));
  if (!isJsonObject(body)) return new Set();
  return new Set(Object.entries(body).flatMap(([name, value]) => [...namedFields(value, name)]));
}

/** The first text of a refusal that reads like a message, for a report. */
export function messageIn(body: unknown): string | undefined {
  if (typeof body === "string") return body;
  if (body === null || typeof body !== "object") return undefined;
  const texts = Object.values(body).flatMap((value) => messageIn(value) ?? []);
  return texts.find((text) => /\s/.test(text)) ?? texts[0];
}

export function textsIn(body: unknown): readonly string[] {
  if (typeof body === "string") return [body];
  return typeof body === "object" && body !== null ? Object.values(body).flatMap(textsIn) : [];
}
