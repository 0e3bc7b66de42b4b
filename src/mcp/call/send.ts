import * as z from "zod/mini";
import { type BankFetch, originOf } from "../../bank/runtime/fetch.ts";
import { DEFAULT_KEYS, type Keys, keyHeader } from "../../code/keys.ts";
import type { ResourceDescription } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { pathBelow } from "../../engine/http/routes/paths.ts";
import { SIGNATURE_HEADER } from "../../engine/http/signatures/signed-text.ts";
import { matchPath } from "../../remote/paths.ts";
import { signedFor } from "../../signing.ts";
import { Advice } from "./advice.ts";
import { anyObject, argument } from "./arguments.ts";

/** A request as an app sends it; the process of the bank reads it too. */
export const SentInput = z.strictObject({
  method: z.enum(["GET", "POST", "PATCH", "PUT", "DELETE"]),
  path: z.string(),
  body: z.optional(anyObject),
  headers: argument(z.record(z.string(), z.string()), "additional ones"),
});

/** What sends requests: a bank, or the transport to one, whose options are not known. */
interface Sender extends Pick<NonNullable<Parameters<typeof signedFor>[0]>, "options"> {
  readonly baseUrl: string | undefined;
  readonly fetch: BankFetch;
  readonly resources: Readonly<Record<string, ResourceDescription>>;
}

/** The answer to a request; `failed` is why there is none. */
export type Answered =
  | { readonly status: number; readonly text: string; readonly failed?: undefined }
  | { readonly status: number; readonly text?: undefined; readonly failed: string };

/** How long an answer may take, wall milliseconds: a fault may let a request hang, and a client waits no longer than a minute. */
const DEADLINE_MS = 10_000;

/**
 * Sends a request with the key that its operation takes, and signed where the bank checks that; headers that are given have
 * precedence. Rejects with an Advice for headers that can't be sent.
 *
 * @example const { status, text } = await send(bank, { method: "GET", path: "/v1/ach" });
 */
export async function send(
  sender: Sender,
  { method, path, body, headers: given = {} }: z.output<typeof SentInput>,
  keys: Keys = DEFAULT_KEYS,
): Promise<Answered> {
  const headers = new Headers({ ...keyOf(sender, method, path, keys), ...(body && JSON_BODY) });
  try {
    for (const [name, value] of Object.entries(given)) headers.set(name, value);
  } catch (error) {
    throw new Advice(`"headers" can't be sent: ${messageOf(error)}`);
  }
  const plain = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const init = headers.has(SIGNATURE_HEADER) ? plain : await signedFor(sender, path, plain);
  try {
    const response = await sender.fetch(path, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // A fault that breaks the connection does so here too.
    return { status: 0, failed: messageOf(error) };
  }
}

const JSON_BODY = { "Content-Type": "application/json" };

/** The header with the key that a request needs, by the operation that takes it. */
function keyOf({ resources, baseUrl }: Sender, method: string, path: string, keys: Keys) {
  const below = pathBelow(baseUrl)(new URL(originOf(baseUrl) + path).pathname);
  const operations = Object.values(resources).flatMap((each) => each.operations);
  const ofMethod = operations.filter((each) => each.method.toUpperCase() === method);
  const patterns = ofMethod.map((each) => ({ path: each.path, value: each.operation }));
  const operation = matchPath(patterns, below)?.value ?? null;
  return keyHeader({ resources }, { operation, path: below }, keys);
}
