import type { Exchange, FormPart } from "../../src/fidelity/exchange.ts";
import { MULTIPART_TYPE, multipartOf } from "../../src/fidelity/replay/multipart.ts";

type Json = Readonly<Record<string, unknown>>;

/** Exchanges as a browser saves them, with a key, and below an address of their own. */
export function harOf(exchanges: readonly Exchange[], base = "https://api.bank.example"): string {
  return JSON.stringify({
    log: { version: "1.2", creator: {}, entries: exchanges.map((each) => entryOf(each, base)) },
  });
}

/** One entry; multipart bodies are texts, as in Firefox. */
export function entryOf({ at, request, answer }: Exchange, base = "https://api.bank.example"): Json {
  const { method, path, headers = {}, body, form } = request;
  const mimeType = headers["content-type"] ?? "application/json";
  const text = form ? multipartText(form) : typeof body === "string" ? body : JSON.stringify(body);
  const postData = text === undefined ? undefined : { mimeType: form ? MULTIPART_TYPE : mimeType, text };
  const content = answer.body === undefined ? { size: 0 } : { size: 1, text: JSON.stringify(answer.body) };
  return {
    startedDateTime: new Date(at).toISOString(),
    time: 12,
    request: {
      method,
      url: base + path,
      headers: [{ name: "Authorization", value: "Bearer sk_live_secret" }],
      ...(postData ? { postData } : {}),
    },
    response: { status: answer.status, content: { mimeType: "application/json", ...content } },
  };
}

function multipartText(form: readonly FormPart[]): string {
  return new TextDecoder().decode(multipartOf(form).map((byte) => byte || 120));
}
