import * as z from "zod/mini";
import { defineResource, OptionError, refuse, type Turn } from "../define/index.ts";
import type { OwnResource } from "../index.ts";

const Webhook = z.object({
  id: z.string(),
  /** Where its deliveries go. */
  url: z.string(),
  /** The types of its events; "all" stands for each. */
  events: z.array(z.string()),
  /** Bank time, ISO 8601: it gets what happens from then on. */
  created_at: z.string(),
});

/** An address that is told of events. */
export type Webhook = z.output<typeof Webhook>;

/** What a webhook is made of. */
export interface WebhookOptions {
  /** An http or https address. */
  readonly url: string;
  /** The types of its events; by default "all". */
  readonly events?: readonly string[] | undefined;
  /** What its deliveries are signed with; without one it is made. */
  readonly secret?: string | undefined;
}

const Secret = z.object({ id: z.string(), webhook_id: z.string(), secret: z.string() });

type Secret = z.output<typeof Secret>;

const Body = z.object({
  url: z.string(),
  events: z.optional(z.array(z.string()).check(z.minLength(1))),
  secret: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** Makes the webhooks of a bank whose events have such types, with those that a new bank has. */
export function webhooksOf(
  types: readonly string[],
  seeded: readonly WebhookOptions[],
): OwnResource<Webhook> {
  const known = ["all", ...types];
  for (const [at, each] of seeded.entries()) {
    const problem = problemOf(each, known);
    if (problem) throw new OptionError(`eventResourcesWith: 'webhooks.${at}': ${problem.text}`);
  }
  const insert = (turn: Turn<Webhook>, given: WebhookOptions, created_at: string) => {
    const { url, events = ["all"], secret } = given;
    const problem = problemOf(given, known);
    if (problem) throw refuse(problem.field, problem.text, { statement: problem.statement });
    const row = turn.rows.insert({ url, events: [...events], created_at });
    const secrets = turn.rowsOf<Secret>("webhookSecrets");
    const made = secrets.insert({ webhook_id: row.id, secret: secret ?? "" });
    if (secret !== undefined) return { ...row, secret };
    // The ids of secrets are drawn from the seed of the bank.
    return {
      ...row,
      secret: secrets.update(made.id, { secret: `whsec_${made.id.replaceAll("-", "")}` }).secret,
    };
  };
  return defineResource({
    noun: "webhook",
    path: "/v1/webhooks",
    area: "events",
    auth: "client",
    needs: ["events", "webhookDeliveries"],
    row: Webhook,
    example: { url: "http://localhost:3000/hooks" },
    operations: ["get", "list", "delete"],
    list: "cursor",
    tables: { webhookSecrets: { noun: "secret", row: Secret, ids: "uuid", indexes: ["webhook_id"] } },
    seed(turn, _options, start) {
      for (const each of seeded) insert(turn, each, start);
    },
    watches: {
      webhooks(after, before: Webhook | undefined, { rowsOf }) {
        if (after || !before) return;
        const secrets = rowsOf<Secret>("webhookSecrets");
        for (const { id } of secrets.find({ webhook_id: before.id })) secrets.delete(id);
      },
    },
    routes: (route) => ({
      createWebhook: route({
        method: "POST",
        path: "/v1/webhooks",
        summary: "Create a webhook; its secret is in this answer alone",
        body: Body,
        answer: z.extend(Webhook, { secret: z.string() }),
        handle: (call) => insert(call, call.body, call.now),
      }),
    }),
  });
}

/** What is wrong with a webhook; undefined for nothing. */
function problemOf({ url, events = [] }: WebhookOptions, known: readonly string[]) {
  if (!(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    return {
      field: "url",
      text: "'url' must be an http or https address such as https://example.com/hooks.",
      statement: "PROD-36",
    };
  const unknown = events.find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const text = `'events' must have only ${known.join(", ")}, got "${unknown}".`;
  return { field: "events", text, statement: "PROD-37" };
}
