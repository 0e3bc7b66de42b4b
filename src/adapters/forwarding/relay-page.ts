import { bypass } from "msw";
import type { Deliver } from "../../webhooks/deliver.ts";
import { MEDIA_TYPE, RECEIVER_STATUS, toBytes } from "./message.ts";

/** The statuses whose answers can't have a body. */
const BODILESS = [204, 205, 304];

/**
 * Makes the `deliver` of a page whose development server sends deliveries on at a path, with `relayDeliveries`: to what is not of
 * the page's own origin, which the page reaches itself.
 */
export function relayTo(endpoint: string): Deliver {
  return async (_, request) => {
    const { method, url, headers, signal } = request;
    if (new URL(url).origin === location.origin) return fetch(request);
    const body = new Uint8Array(await request.arrayBuffer());
    const carrier = bypass(new URL(endpoint, location.href), {
      method,
      headers: { "Content-Type": MEDIA_TYPE },
      body: toBytes({ head: { method, url, headers: [...headers] }, body }),
      signal,
    });
    const reply = await fetch(carrier);
    const status = Number(reply.headers.get(RECEIVER_STATUS) ?? 0);
    if (status === 0) throw new Error(reasonIn(await reply.text()));
    return new Response(BODILESS.includes(status) ? null : reply.body, { status });
  };
}

/** The sentence of a refusal; all of what is none. */
function reasonIn(text: string): string {
  const { error = text } = JSON.parse(text) as { error?: string };
  return error;
}
