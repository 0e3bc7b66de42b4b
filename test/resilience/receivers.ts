import {
  type WebhookEvent,
  WebhookProofError,
  type WebhookReceiver,
  webhookProof,
} from "../../src/adapters/resilience/index.ts";
import { verifySignature } from "../../src/webhooks/index.ts";

/** The object of an event of these tests. */
interface Payload {
  readonly id: string;
  readonly status: string;
}

/** What a receiver of these tests does, or forgets to do. */
export interface Rules {
  readonly verifies: boolean;
  /** Whether it applies an event that it has seen before. */
  readonly repeats: boolean;
  /** Whether it applies an event that is older than the last one of its object. */
  readonly inOrderOfArrival: boolean;
  /** Whether it reads its rows, waits, and writes them. */
  readonly waits: boolean;
  /** Whether it refuses what follows an event that it has not seen. */
  readonly refusesUnknown: boolean;
}

export const SECRET = "whsec_test";

/** A receiver that keeps the status of each object, and how many events it has applied. Right without changes. */
export function receiver(changes: Partial<Rules> = {}): WebhookReceiver & { readonly sent: Request[] } {
  const rules = {
    verifies: true,
    repeats: false,
    inOrderOfArrival: false,
    waits: false,
    refusesUnknown: false,
    ...changes,
  };
  const statuses = new Map<string, { readonly status: string; readonly at: string | number }>();
  const seen = new Set<string>();
  let applied = 0;
  const sent: Request[] = [];

  async function handle(request: Request): Promise<Response> {
    sent.push(request.clone());
    if (rules.verifies) {
      const verified = await verifySignature(request, { secret: SECRET });
      if (!verified.ok) return new Response(verified.reason, { status: 401 });
    }
    const event: WebhookEvent = await request.json();
    const payload = event.payload as Payload;
    if (!rules.repeats && seen.has(event.id)) return new Response(null, { status: 204 });
    const last = statuses.get(payload.id);
    if (rules.refusesUnknown && event.previous !== null && last === undefined)
      return new Response("unknown", { status: 409 });
    const before = applied;
    if (rules.waits) await new Promise((resolve) => setTimeout(resolve, 0));
    seen.add(event.id);
    applied = before + 1;
    if (rules.inOrderOfArrival || last === undefined || last.at <= event.created_at)
      statuses.set(payload.id, { status: payload.status, at: event.created_at });
    return new Response(null, { status: 204 });
  }
  return {
    handle,
    state: () => ({
      applied,
      statuses: Object.fromEntries([...statuses].map(([id, { status }]) => [id, status])),
    }),
    reset() {
      statuses.clear();
      seen.clear();
      applied = 0;
    },
    secret: SECRET,
    sent,
  };
}

/** The error with which a proof fails. */
export async function failureOf(own: WebhookReceiver, options = {}): Promise<WebhookProofError> {
  const reason = await webhookProof(own, options).then(
    () => new Error("The proof passed."),
    (error: unknown) => error,
  );
  if (reason instanceof WebhookProofError) return reason;
  throw reason;
}
