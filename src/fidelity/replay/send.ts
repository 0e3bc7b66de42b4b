import type { CoreBank } from "../../bank/bank.ts";
import { DEFAULT_ADMIN_KEY } from "../../bank/options/service-options.ts";
import type { Exchange } from "../exchange.ts";
import { MULTIPART_TYPE, multipartOf } from "./multipart.ts";

/**
 * Makes a recorded request in a bank. The key is the bank's own, for a recording's are neither needed nor kept: none where the
 * service refused the key, the other user's where it refused the user.
 */
export function sendTo(
  bank: CoreBank,
  { request, answer }: Exchange,
  to: { readonly path: string; readonly body: unknown; readonly isForAdmin: boolean },
): Promise<Response> {
  const { apiKeys } = bank.options;
  const client = apiKeys.client?.[0] ?? "client_key";
  const admin = apiKeys.admin?.[0] ?? DEFAULT_ADMIN_KEY;
  const headers = new Headers();
  const isAdmin = to.isForAdmin !== (answer.status === 403);
  if (answer.status !== 401) headers.set("Authorization", `Bearer ${isAdmin ? admin : client}`);
  const { method, form } = request;
  if (form) {
    headers.set("Content-Type", MULTIPART_TYPE);
    return bank.fetch(to.path, { method, headers, body: multipartOf(form) });
  }
  if (to.body === undefined) return bank.fetch(to.path, { method, headers });
  const type = Object.entries(request.headers ?? {}).find(([name]) => name.toLowerCase() === "content-type");
  headers.set("Content-Type", type?.[1] ?? "application/json");
  const body = typeof to.body === "string" ? to.body : JSON.stringify(to.body);
  return bank.fetch(to.path, { method, headers, body });
}
