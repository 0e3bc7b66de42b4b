import { isJsonObject } from "../../schema/json-object.ts";
import { nestsDeeperThan } from "../../schema/nesting.ts";
import { decoded } from "../routes/paths.ts";
import { type SignedParts, signedText } from "./signed-text.ts";

/** A way in which clients sign something else than the bank does. */
interface Slip {
  /** What it is about; two slips about the same are never one mistake. */
  readonly about: keyof SignedParts | "separator";
  /** What was signed, and what to sign instead. */
  readonly says: string;
  /** Changes what is signed. */
  readonly parts?: Partial<SignedParts>;
  readonly separator?: string;
}

/** What a client may have sent, beside the parts that it has to sign. */
interface Sent {
  readonly url: string;
  /** Of a body that is signed as an empty one, the bytes all the same. */
  readonly multipart: Uint8Array | undefined;
}

/** A larger body is not written anew, nor are two mistakes at once looked for, as each pair costs the hash of a body. */
const MAX_BYTES = 64 * 1024;
/** Deeper ones are of no client, and grow with the square of their depth when they are indented. */
const MAX_LEVELS = 32;

/**
 * The mistakes of a client that explain a signature: a single one, or two at once. Resolves with undefined when none do, as with
 * another secret.
 */
export async function explanationOf(
  signature: string,
  parts: SignedParts,
  sent: Sent,
  hmac: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<string | undefined> {
  const slips = [
    ...ofMethod(parts),
    ...ofPath(parts, sent),
    ...ofQuery(parts),
    ...ofBody(parts, sent),
    ...ofTimestamp(parts),
    ...SEPARATORS,
  ];
  const explains = async (made: readonly Slip[]) => {
    const changed = Object.assign({ ...parts }, ...made.map((slip) => slip.parts));
    const [separator] = made.flatMap((slip) => slip.separator ?? []);
    return (await hmac(signedText(changed, separator))) === signature;
  };
  for (const slip of slips) if (await explains([slip])) return slip.says;
  if ((sent.multipart ?? parts.body ?? []).length > MAX_BYTES) return undefined;
  for (const [at, one] of slips.entries()) {
    for (const other of slips.slice(at + 1)) {
      if (one.about !== other.about && (await explains([one, other]))) return `${one.says} ${other.says}`;
    }
  }
  return undefined;
}

const SEPARATORS: readonly Slip[] = ["", "\r\n", "\\n", " ", "|", ":", "."].map((separator) => ({
  about: "separator",
  says: "The parts are not joined by newlines: put one line feed between each and the next.",
  separator,
}));

function ofMethod({ method }: SignedParts): Slip[] {
  const says = "The method is signed in lower case: sign it in upper case.";
  return [{ about: "method", says, parts: { method: method.toLowerCase() } }];
}

function ofTimestamp({ timestamp }: SignedParts): Slip[] {
  const about = "timestamp";
  return [
    { about, says: "The timestamp is not signed: it is the first line.", parts: { timestamp: undefined } },
    {
      about,
      says: "The timestamp is signed in milliseconds: sign it as it is sent, in seconds.",
      parts: { timestamp: `${timestamp}000` },
    },
  ];
}

function ofPath({ path, query }: SignedParts, { url }: Sent): Slip[] {
  const about = "path";
  const { origin, host } = new URL(url);
  const whole = "The whole url is signed: sign its path alone.";
  const withQuery =
    "The query is signed as a part of the path: sign it in a line of its own, without its '?'.";
  const wholes = [origin + path, host + path].map(
    (text) => ({ about, says: whole, parts: { path: text } }) as const,
  );
  const queried = [path, origin + path].flatMap((text) =>
    ["", undefined].map(
      (line) =>
        ({
          about,
          says: text === path ? withQuery : whole,
          parts: { path: `${text}?${query}`, query: line },
        }) as const,
    ),
  );
  const version = /\/v1(?=\/|$)/.exec(path)?.index ?? 0;
  const shorter = [path.slice(version), path.slice(version + "/v1".length)].map(
    (text) =>
      ({
        about,
        says: "The path is signed without its beginning: sign all of it.",
        parts: { path: text },
      }) as const,
  );
  return [...wholes, ...(query === "" ? [] : queried), ...shorter];
}

function ofQuery({ query = "", body }: SignedParts): Slip[] {
  const about = "query";
  const slip = (says: string, line: string | undefined): Slip => ({ about, says, parts: { query: line } });
  if (query === "") {
    const missing: Slip[] = isEmpty(body)
      ? [
          slip(NO_LAST_LINES, undefined),
          { about, says: NO_LAST_LINES, parts: { query: undefined, body: undefined } },
        ]
      : [
          slip(
            "The empty line of the query is missing: without a query, sign an empty line in its place.",
            undefined,
          ),
        ];
    const mark = slip("A '?' is signed as the query: without a query, sign an empty line in its place.", "?");
    return [...missing, mark];
  }
  const encoding =
    "The query is signed in another encoding or order than it is sent in: sign it as it is sent.";
  return [
    slip("The query is signed with its '?': sign it without.", `?${query}`),
    slip("The query is not signed: it is the line after the path.", ""),
    slip("The query is not signed: it is the line after the path.", undefined),
    slip(encoding, decoded(query)),
    slip(encoding, new URLSearchParams(query).toString()),
    slip(encoding, query.split("&").sort().join("&")),
  ];
}

function isEmpty(body: Uint8Array | undefined): boolean {
  return body === undefined || body.length === 0;
}

function ofBody({ query, body = new Uint8Array() }: SignedParts, { multipart }: Sent): Slip[] {
  const about = "body";
  const slip = (says: string, signed: string | Uint8Array | undefined): Slip => ({
    about,
    says,
    parts: { body: typeof signed === "string" ? new TextEncoder().encode(signed) : signed },
  });
  if (isEmpty(body)) {
    const added = multipart
      ? slip("The body is signed, but that of a multipart request is not: sign an empty one.", multipart)
      : slip("A body is signed that was not sent.", "{}");
    return query === "" ? [added] : [slip(NO_LAST_LINE, undefined), added];
  }
  const other =
    "The body is signed in another form than it is sent in (spaces, order or line ends): sign the bytes that are sent.";
  const text = new TextDecoder().decode(body);
  return [
    slip("The body is not signed: it is the last part.", ""),
    slip("The body is not signed: it is the last part.", undefined),
    ...[...writtenAgain(text), text.trim(), `${text}\n`].map((form) => slip(other, form)),
  ];
}

const NO_LAST_LINE =
  "The empty line of the body is missing: without a body, what is signed ends with a newline.";

/** With both of them empty, it can't be seen which line is missing. */
const NO_LAST_LINES =
  "An empty line at the end is missing: without a query and a body, what is signed ends with two newlines after the path.";

/** A JSON body as other writers of JSON would write it. */
function writtenAgain(text: string): string[] {
  if (text.length > MAX_BYTES) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (nestsDeeperThan(MAX_LEVELS, value)) return [];
  const ofValue = (each: unknown) => [JSON.stringify(each), JSON.stringify(each, null, 2), spaced(each)];
  return [value, sorted(value), ...(isJsonObject(value) && "data" in value ? [value.data] : [])].flatMap(
    ofValue,
  );
}

/** With a space after each comma and colon, as Python writes it. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${spaced(each)}`);
  return `{${members.join(", ")}}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]));
}
