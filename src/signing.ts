import { partsOf } from "./engine/http/signatures/request-parts.ts";
import {
  createHmac,
  SIGNATURE_HEADER,
  signedText,
  TIMESTAMP_HEADER,
} from "./engine/http/signatures/signed-text.ts";
import { machineSeconds } from "./engine/time/clock.ts";

/** A bank, as far as signing its requests needs it; one behind HTTP has no options, and its requests are not signed. */
interface SigningBank {
  readonly baseUrl?: string | undefined;
  readonly options?: {
    readonly signatures?: { readonly check: boolean; readonly secret?: string | undefined };
  };
}

/**
 * Signs a request to a path where the bank wants that, with its own secret: for tools that have the bank itself (F13). A body
 * is text, or a form.
 *
 * @example await bank.fetch(path, await signedFor(bank, path, init));
 */
export async function signedFor(
  bank: SigningBank,
  path: string,
  init: RequestInit = {},
): Promise<RequestInit> {
  const { check = false, secret } = bank.options?.signatures ?? {};
  if (!check || secret === undefined) return init;
  const { method = "GET", body } = init;
  const headers = new Headers(init.headers);
  const isMultipart = headers.get("content-type")?.startsWith("multipart/form-data");
  const signed = new TextEncoder().encode(typeof body === "string" && !isMultipart ? body : "");
  const timestamp = String(machineSeconds());
  const parts = partsOf({ method, url: (bank.baseUrl ?? "http://localhost") + path }, timestamp, signed);
  headers.set(TIMESTAMP_HEADER, timestamp);
  headers.set(SIGNATURE_HEADER, await createHmac(secret)(signedText(parts)));
  return { ...init, headers };
}
