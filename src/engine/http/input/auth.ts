import { Problem } from "../problems.ts";
import type { RouteAuth } from "../routes/route.ts";
import type { Credential } from "./credential.ts";

/** Who calls: the client's user or the admin user (S3). */
export type Caller = "client" | "admin";

/** The accepted keys; without a client list, any token that is not an admin key is a client's. */
export interface Keys {
  readonly client: readonly string[] | undefined;
  readonly admin: readonly string[];
  /** What requests are signed with; no caller sends it. */
  readonly secret: string | undefined;
}

/** Reads the caller from what it sent as its credential. Throws a 401 {@link Problem} that never repeats the key (S3). */
export function authenticate(sent: string | null, keys: Keys, credential: Credential): Caller {
  const { name, form } = credential;
  const token = sent === null ? undefined : credential.keyIn(sent);
  if (token === undefined) {
    const found = sent === null ? "no such header" : "a header of another form";
    throw unauthorized(`${name} must be ${form}, got ${found}.`, credential);
  }
  if (keys.admin.includes(token)) return "admin";
  if (keys.client === undefined || keys.client.includes(token)) return "client";
  throw unauthorized(
    `${name} holds a key that this bank does not know: use one of its \`apiKeys\`.`,
    credential,
  );
}

/** Shorter keys are ordinary words, and masking them would hide all else. */
const SHORTEST_SECRET = 8;

/** Makes the function that tells, from the Authorization header of a request, which keys nothing may repeat that the bank shows. */
export function createSecretKeys({
  admin,
  client = [],
  secret = "",
}: Keys): (header: string | null) => readonly string[] {
  const own = [...admin, ...client, secret].filter((key) => key.length >= SHORTEST_SECRET);
  let last: { readonly header: string | null; readonly keys: readonly string[] } = {
    header: null,
    keys: own,
  };
  return (header) => {
    // A client sends the same key again and again.
    if (header !== last.header) last = { header, keys: withToken(own, header) };
    return last.keys;
  };
}

function withToken(own: readonly string[], header: string | null): readonly string[] {
  const token = header?.trim().split(/\s+/).at(-1) ?? "";
  return token.length < SHORTEST_SECRET || own.includes(token) ? own : [...own, token];
}

function unauthorized(message: string, { challenge }: Credential): Problem {
  return new Problem(401, "unauthorized", message, { headers: challenge, rule: "S3" });
}

/** Throws a 403 {@link Problem} unless the route is meant for this caller (S3). */
export function authorize(caller: Caller, allowed: RouteAuth): void {
  if (allowed === "any" || allowed === "none" || allowed === caller) return;
  const text =
    allowed === "admin"
      ? "This call is for the admin user: 'Authorization' must hold the admin key."
      : "This call is for the client user: 'Authorization' must hold a client key, not the admin key.";
  throw new Problem(403, "forbidden", text, { rule: "S3" });
}
