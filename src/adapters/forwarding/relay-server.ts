import { messageOf } from "../../engine/errors.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../engine/http/signatures/signed-text.ts";
import { refusal } from "../shared/refusal.ts";
import { fromBytes, RECEIVER_STATUS, RequestHead } from "./message.ts";
import { type ForwardingServer, refuseOthers } from "./server.ts";

/** What of a page's headers goes on to a receiver. */
const HEADERS: readonly string[] = ["content-type", TIMESTAMP_HEADER, SIGNATURE_HEADER].map((name) =>
  name.toLowerCase(),
);

/**
 * Makes what a development server answers with at one path of its own origin: a POST holds a delivery of the bank in a page, which
 * the server sends to its receiver, on this machine or at an origin that `allow` has. Refuses others as `answerPages` does.
 *
 * @example const answer = relayDeliveries({ allow: [], allowHosts: true });
 */
export function relayDeliveries({
  allow,
  allowHosts,
}: {
  readonly allow: readonly string[];
  readonly allowHosts: Exclude<ForwardingServer["allowHosts"], undefined>;
}): (request: Request) => Promise<Response> {
  return async (request) => {
    const refused = refuseOthers(request, allowHosts);
    if (refused) return refused;
    if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
    try {
      const { head, body } = fromBytes(RequestHead, await request.arrayBuffer());
      const { refusalOf } = await import("../../webhooks/send.ts");
      const reason = refusalOf(head.url, allow);
      if (reason !== undefined) return refusal(403, reason);
      const headers = head.headers.filter(([name]) => HEADERS.includes(name));
      const { signal } = request;
      const answer = await fetch(head.url, { method: "POST", headers, body, signal, redirect: "manual" });
      return new Response(answer.body, { headers: { [RECEIVER_STATUS]: String(answer.status) } });
    } catch (error) {
      return refusal(502, messageOf(error instanceof Error ? (error.cause ?? error) : error));
    }
  };
}
