import { isJsonObject, type JsonObject } from "../../schema/json-object.ts";
import { nestsDeeperThan } from "../../schema/nesting.ts";
import { decoded } from "../routes/paths.ts";
import type { SentParts } from "./request-parts.ts";
import { type SignedParts, signedText } from "./signed-text.ts";

/** What is signed, with what stands between the parts. */
interface Signed extends SignedParts {
  readonly separator?: string;
}

/** What a client may have sent, besides the parts that it has to sign. */
interface Sent {
  readonly url: string;
  /** The bytes of a body that is signed as an empty one. */
  readonly multipart: Uint8Array | undefined;
}

/** What to sign instead, by the part that clients sign in another form. */
const SAYS = {
  method: "The method is signed in another form: sign it in upper case.",
  path: "The path is signed in another form: sign all of the path, without the origin and the query.",
  query:
    "The query is signed in another form: sign it as it is sent, without its '?', in a line of its own, and an empty line when there is none.",
  body: "The body is signed in another form: sign the bytes that are sent as the last part, and an empty one for no body or a multipart one.",
  timestamp: "The timestamp is signed in another form: sign it as it is sent, in seconds, as the first line.",
  separator: "The parts are not joined by newlines: put one line feed between each and the next.",
} as const;

/** A larger body is not serialized again, nor are two mistakes at once looked for, as each pair costs the hash of a body. */
const MAX_BYTES = 64 * 1024;
/** Deeper ones are of no client, and grow with the square of their depth when they are indented. */
const MAX_LEVELS = 32;

/**
 * Says which part of a request a client signs in another form: one part, or two at once. Resolves with undefined where no usual
 * mistake explains the signature, as with another secret.
 */
export async function explanationOf(
  signature: string,
  parts: SentParts,
  sent: Sent,
  hmac: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<string | undefined> {
  const mistakes = Object.entries(mistakesIn(parts, sent)).flatMap(([part, forms]) =>
    forms.map((form) => ({ part: part as keyof typeof SAYS, form })),
  );
  const explains = async (...forms: readonly Partial<Signed>[]) => {
    const signed: Signed = Object.assign({ ...parts }, ...forms);
    return (await hmac(signedText(signed, signed.separator))) === signature;
  };
  for (const { part, form } of mistakes) if (await explains(form)) return SAYS[part];
  if ((sent.multipart ?? parts.body).length > MAX_BYTES) return undefined;
  for (const [at, one] of mistakes.entries())
    for (const other of mistakes.slice(at + 1))
      if (one.part !== other.part && (await explains(one.form, other.form)))
        return `${SAYS[one.part]} ${SAYS[other.part]}`;
  return undefined;
}

/** What clients sign in place of each part. */
function mistakesIn(
  { method, path, query, body, timestamp }: SentParts,
  { url, multipart }: Sent,
): Readonly<Record<keyof typeof SAYS, readonly Partial<Signed>[]>> {
  const { origin, host } = new URL(url);
  const version = /\/v1(?=\/|$)/.exec(path)?.index ?? 0;
  const paths = [origin + path, host + path, path.slice(version), path.slice(version + "/v1".length)];
  const withQuery = [path, origin + path].map((start) => `${start}?${query}`);
  const reordered = [
    decoded(query),
    new URLSearchParams(query).toString(),
    query.split("&").sort().join("&"),
  ];
  const text = new TextDecoder().decode(body);
  const bodies = body.length > 0 ? ["", ...serializedAgain(text), text.trim(), `${text}\n`] : ["{}"];
  return {
    method: [{ method: method.toLowerCase() }],
    path: [
      ...paths.map((each) => ({ path: each })),
      ...(query === ""
        ? []
        : withQuery.flatMap((each) => ["", undefined].map((line) => ({ path: each, query: line })))),
    ],
    query: [`?${query}`, undefined, "", ...reordered].map((line) => ({ query: line })),
    body: [
      { body: undefined },
      ...bodies.map((each) => ({ body: new TextEncoder().encode(each) })),
      ...(multipart ? [{ body: multipart }] : []),
    ],
    timestamp: [{ timestamp: undefined }, { timestamp: `${timestamp}000` }],
    separator: ["", "\r\n", "\\n", " ", "|", ":", "."].map((separator) => ({ separator })),
  };
}

/** A JSON body as other writers of JSON would write it; none of one that is no JSON, or too large to try. */
export function serializedAgain(text: string): string[] {
  if (text.length > MAX_BYTES) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (nestsDeeperThan(MAX_LEVELS, value)) return [];
  const values = [value, sorted(value), ...(isJsonObject(value) && "data" in value ? [value.data] : [])];
  return values.flatMap((each) => [JSON.stringify(each), JSON.stringify(each, null, 2), spaced(each)]);
}

/** With a space after each comma and colon, as Python writes it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${spaced(each)}`);
  return `{${members.join(", ")}}`;
}

/** With the members of each object in the order of their names. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted((value as JsonObject)[name])]));
}
