import { messageOf } from "../../engine/errors.ts";
import { sorted } from "../../engine/http/signatures/mistakes.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../../engine/http/signatures/signed-text.ts";
import { signatureOf } from "../webhooks/signature.ts";
import { inOneLine } from "./attempt.ts";
import { before, wallTime } from "./deadline.ts";
import type { ReadWebhookProof } from "./webhook-options.ts";
import { type Delivery, nameOf, type Order, RETRY_SECONDS } from "./webhook-orders.ts";

const OLD_SECONDS = 86_400;

/** How a receiver took an order. */
export interface Taken {
  /** Its state in the end, as JSON. */
  readonly state: string;
  /** What it answered wrongly, in one line; undefined where all was right. */
  readonly problem: string | undefined;
}

/** Makes the function that resets a receiver and delivers to it, again what it answers without a 2xx, without waiting. */
export function receiving({ receiver, url, secret, timeout, now }: ReadWebhookProof) {
  const stateOf = async () => jsonOf(await receiver.state());

  async function send({ event, flaw }: Delivery): Promise<{ status: number; text: string }> {
    const timestamp = now() - (flaw === "old-signature" ? OLD_SECONDS : 0);
    const body = JSON.stringify(event);
    const key = flaw === "wrong-signature" ? `not ${secret}` : secret;
    const headers = {
      "Content-Type": "application/json",
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: await signatureOf({ secret: key, timestamp, method: "POST", url, body }),
    };
    const sent = flaw === "truncated" ? body.slice(0, body.length / 2) : body;
    const request = new Request(url, { method: "POST", headers, body: sent });
    try {
      const answer = (async () => {
        const response = await receiver.handle(request);
        return { status: response.status, text: `${response.status} ${await response.text()}` };
      })();
      const received = await before(wallTime() + timeout, answer);
      if (received !== "late") return received;
      return { status: 0, text: `nothing within ${timeout} ms` };
    } catch (error) {
      return { status: 500, text: `an error: ${messageOf(error)}` };
    }
  }

  return async ({ deliveries, atOnce }: Order): Promise<Taken> => {
    await receiver.reset();
    const problems: string[] = [];
    const waiting = deliveries.map((delivery, at) => ({ delivery, at: atOnce ? 0 : at, retries: 0 }));
    const deliver = async ({ delivery, at, retries }: (typeof waiting)[number]) => {
      const { flaw } = delivery;
      const earlier = flaw && (await stateOf());
      const { status, text } = await send(delivery);
      const answered = `${nameOf(delivery)} was answered with ${inOneLine(text)}`;
      const seconds = RETRY_SECONDS[retries];
      if (flaw) {
        if (status < 400 || status > 499) problems.push(`${answered}, and must be refused with a 4xx`);
        else if (earlier !== (await stateOf()))
          problems.push(`${nameOf(delivery)} was refused, and has changed the state`);
      } else if (status === 0) problems.push(answered);
      else if (status < 200 || status > 299) {
        if (seconds === undefined) problems.push(`${answered}, each of ${retries + 1} times`);
        else waiting.push({ delivery, at: at + seconds, retries: retries + 1 });
      }
    };
    if (atOnce) await Promise.all(waiting.splice(0).map(deliver));
    while (waiting.length > 0 && problems.length === 0) {
      waiting.sort((one, other) => one.at - other.at);
      await Promise.all(waiting.splice(0, 1).map(deliver));
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
