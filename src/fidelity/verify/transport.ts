import { type CoreBank, createBank } from "../../core.ts";
import type { Exchange, ExchangeAnswer } from "../exchange.ts";
import type { KeyOf, ProbeRequest } from "../probes/probe.ts";
import { MULTIPART_TYPE, multipartOf } from "../replay/multipart.ts";

/** Makes a request of a probe. Rejects with a {@link ServiceFailure} where that says nothing about the service's rules. */
export type Transport = (request: ProbeRequest) => Promise<ExchangeAnswer>;

/** Why a request has no answer that could be compared, in words that contain no key. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
}

/** The keys of the local bank. They replace those of the service in all that is kept. */
const LOCAL_KEYS: Readonly<Record<KeyOf, string | undefined>> = {
  client: "client_test_key",
  admin: "admin_test_key",
  other: "made_up_test_key",
  none: undefined,
};

/** Whether a key is one of those that stand in reports in place of the service's, and is no secret. */
export function isLocalKey(key: string): boolean {
  return Object.values(LOCAL_KEYS).includes(key);
}

/** The headers and the body with which a request is sent; `keys` has the tokens. */
export function initOf(
  { method, headers, body, form, key }: ProbeRequest,
  keys: Readonly<Record<KeyOf, string | undefined>>,
): RequestInit {
  const sent = new Headers({ ...headers });
  const token = keys[key];
  if (token !== undefined && !sent.has("authorization")) sent.set("Authorization", `Bearer ${token}`);
  if (form) {
    // Bytes, not a FormData: Node ends the process with an uncaught error when the stream of one is refused halfway.
    sent.set("Content-Type", MULTIPART_TYPE);
    return { method, headers: sent, body: multipartOf(form) };
  }
  if (body === undefined) return { method, headers: sent };
  if (!sent.has("content-type")) sent.set("Content-Type", "application/json");
  return { method, headers: sent, body: typeof body === "string" ? body : JSON.stringify(body) };
}

/** Makes the requests in a new bank of this process; `dispose` ends it. */
export function localTransport(): {
  readonly transport: Transport;
  readonly bank: CoreBank;
} {
  const bank = createBank({ baseUrl: "https://local.invalid" });
  const transport: Transport = async (request) => {
    const response = await bank.fetch(request.path, initOf(request, LOCAL_KEYS));
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  return { transport, bank };
}

/** Makes the request of an exchange again in a bank, with the key that it had. */
export function sendAgain(
  bank: CoreBank,
  { request }: Exchange & { readonly request: { readonly key?: KeyOf } },
  { path, body }: { readonly path: string; readonly body: unknown },
): Promise<Response> {
  return bank.fetch(path, initOf({ ...request, key: request.key ?? "client", path, body }, LOCAL_KEYS));
}
