import { createHmac } from "node:crypto";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { send } from "../../support/call.ts";

export const SECRET = "whsec_example_of_a_test";
export const NOW = 1_772_463_600;
export const ORIGIN = "http://localhost";

/** What a right client signs; a test replaces a part, or leaves its line out with null. */
export interface Signed {
  timestamp?: string | null;
  method?: string;
  path?: string;
  query?: string | null;
  body?: string | null;
  separator?: string;
  secret?: string;
}

export interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string | FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The signature as the facts have it (F13), by another library than the bank's. */
export function signatureOf({ method = "GET", path = "/v1/ach", body = "" }: Sent, signed: Signed = {}) {
  const [pathname = "", query = ""] = path.split("?");
  const parts = {
    timestamp: String(NOW),
    method,
    path: pathname,
    query,
    body: typeof body === "string" ? body : "",
    ...signed,
  };
  const lines = [parts.timestamp, parts.method, parts.path, parts.query, parts.body].filter(
    (line) => line !== null,
  );
  return createHmac("sha256", signed.secret ?? SECRET)
    .update(lines.join(signed.separator ?? "\n"))
    .digest("hex");
}

/** Sends a request that is signed, in one or more parts otherwise than the bank does. */
export function ask(
  bank: Bank,
  sent: Sent,
  signed: Signed = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const { method = "GET", path = "/v1/ach", body } = sent;
  return send(bank, path, {
    method,
    headers: {
      Authorization: "Bearer test_key",
      ...(typeof body === "string" ? { "Content-Type": "application/json" } : {}),
      "X-Timestamp": String(NOW),
      "X-Signature": signatureOf(sent, signed),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

export const checking = (signatures: BankOptions["signatures"] = {}, options: BankOptions = {}) =>
  mondayBank({ signatures: { check: true, secret: SECRET, ...signatures }, ...options });

export const json = JSON.stringify({ data: minimalCounterparty });
export const create = { method: "POST", path: "/v1/counterparties", body: json };

export const upload = () => {
  const form = new FormData();
  form.append("file", new File(["%PDF-1.7"], "deed.pdf", { type: "application/pdf" }));
  return { method: "POST", path: "/v1/files", body: form };
};
