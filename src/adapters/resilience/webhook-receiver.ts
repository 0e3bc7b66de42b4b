import { messageOf } from "../../engine/errors.ts";
import { sorted } from "../../engine/http/signatures/mistakes.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../engine/http/signatures/signed-text.ts";
import { RETRY_SECONDS } from "../../retry-schedule.ts";
import { signatureOf } from "../../webhooks/signature.ts";
import { inOneLine } from "./attempt.ts";
import { before, wallTime } from "./deadline.ts";
import type { ReadWebhookProof } from "./webhook-options.ts";
import { type Delivery, nameOf, type Order } from "./webhook-orders.ts";

const OLD_SECONDS = 86_400;

/**
 * Makes the function that resets a receiver and delivers to it in an order, again what is not answered with a 2xx, without waiting.
 * It resolves with the state in the end, as JSON, and with the first wrong answer.
 */
export function receiving({ receiver, url, secret, timeout, now }: ReadWebhookProof) {
  const stateOf = async () => jsonOf(await receiver.state());

  async function requestOf({ event, flaw }: Delivery): Promise<Request> {
    const timestamp = (now ?? Math.floor(Date.now() / 1000)) - (flaw === "old-signature" ? OLD_SECONDS : 0);
    const body = JSON.stringify(event);
    const key = flaw === "wrong-signature" ? `not ${secret}` : secret;
    const headers = {
      "Content-Type": "application/json",
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: await signatureOf({ secret: key, timestamp, method: "POST", url, body }),
    };
    const sent = flaw === "truncated-body" ? body.slice(0, body.length / 2) : body;
    return new Request(url, { method: "POST", headers, body: sent });
  }

  /** Resolves with the status of the answer, 0 for none, and with the answer in words. */
  async function send(request: Request): Promise<readonly [status: number, answer: string]> {
    const answer = async () => {
      const response = await receiver.handle(request);
      return [response.status, `${response.status} ${await response.text()}`.trim()] as const;
    };
    try {
      const answered = await before(wallTime() + timeout, answer());
      return answered === "late" ? [0, `nothing within ${timeout} ms`] : answered;
    } catch (error) {
      return [500, `an error: ${messageOf(error)}`];
    }
  }

  return async ({ deliveries, atOnce }: Order) => {
    await receiver.reset();
    const problems: string[] = [];
    const waiting = deliveries.map((delivery, at) => ({ delivery, at: atOnce ? 0 : at, retries: 0 }));
    const deliver = async (request: Request, { delivery, at, retries }: (typeof waiting)[number]) => {
      const earlier = delivery.flaw && (await stateOf());
      const [status, answer] = await send(request);
      const answered = `${nameOf(delivery)} was answered with ${inOneLine(answer)}`;
      const seconds = RETRY_SECONDS[retries];
      if (delivery.flaw) {
        if (status < 400 || status > 499) problems.push(`${answered}, and must be refused with a 4xx`);
        else if (earlier !== (await stateOf())) problems.push(`${answered}, and has changed the state`);
      } else if (status < 200 || status > 299) {
        if (status === 0) problems.push(answered);
        else if (seconds === undefined) problems.push(`${answered}, each of ${retries + 1} times`);
        else waiting.push({ delivery, at: at + seconds, retries: retries + 1 });
      }
    };
    for (let count = atOnce ? waiting.length : 1; waiting.length > 0 && problems.length === 0; count = 1) {
      waiting.sort((one, other) => one.at - other.at);
      const next = waiting.splice(0, count);
      // Signed before, so that they reach the receiver in their order.
      const requests = await Promise.all(next.map(({ delivery }) => requestOf(delivery)));
      await Promise.all(requests.map((request, at) => deliver(request, next[at] as (typeof next)[number])));
    }
    return { state: await stateOf(), problem: problems[0] };
  };
}

/** Equal for states that hold the same; maps and sets are what is in them, in any order. */
function jsonOf(state: unknown): string {
  const plain = JSON.stringify(state, (_, value) => {
    if (value instanceof Map) return Object.fromEntries(value);
    return value instanceof Set ? [...value].sort() : value;
  });
  return JSON.stringify(sorted(JSON.parse(plain ?? "null")));
}
