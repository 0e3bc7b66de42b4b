import { type CoreBank, createBank } from "sandbank/core";
import {
  ADMIN_KEY,
  CLIENT_KEY,
  contractEndpointsOf,
  DEVELOPMENT,
  type Fetcher,
  REGISTRY,
  type Refusal,
  requestInit,
  type SentCall,
  sendAsIs,
  stateOf,
} from "sandbank/internal";
import { errorOf } from "../../send.ts";
import { type Exchange, exchange } from "./exchange.ts";

const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };

/** A body that is longer than this is described in place of being shown. */
const LONG = 20_000;

/**
 * Brings a bank to a refusal that an endpoint documents; one of other options to one that its own options rule out.
 * Rejects with the bank's message when what it needs can't be made.
 */
export async function provoke(refusal: Refusal, page: Fetcher, own: CoreBank): Promise<Exchange> {
  const { options } = refusal;
  const { resources, mount } = own.options;
  const bank = options
    ? createBank({ resources, mount, ...options, baseUrl: location.origin, control: false })
    : own;
  const target = options ? bank : page;
  const notes: string[] = [];
  if (options)
    notes.push(
      `Answered by a separate bank created with ${JSON.stringify(options)}, because this page's bank allows it.`,
    );
  const call = await refusal.call({
    endpoints: contractEndpointsOf(REGISTRY, DEVELOPMENT, bank.options),
    state: stateOf(bank),
    async send(before) {
      const answer = await sendAsIs(target, before.path, requestInit(before, keys));
      if (!answer.ok) throw new Error(errorOf({ ...answer, ms: 0 }));
      notes.push(`Sent ${before.method} ${before.path} first, as a prerequisite.`);
      return answer.body;
    },
  });
  if (call.key === undefined) notes.push("Sent without an API key.");
  // No request of a page has a body that never ends, so this one goes to the bank directly.
  const direct = call.body?.kind === "endless" ? bank : target;
  return exchange(direct, bank, {
    path: call.path,
    init: requestInit(call, keys),
    body: textOf(call),
    notes,
  });
}

/** What a call carries, as text. */
function textOf({ body }: SentCall): string {
  if (!body) return "";
  if (body.kind === "endless") return `(${body.type}: an endless body)`;
  if (body.kind === "form")
    return `(multipart: ${body.bytes === undefined ? "no file" : `a ${body.bytes}-byte file`})`;
  if (body.text.length > LONG) return `(${body.text.length} bytes)`;
  const isJson = body.type === "application/json";
  return isJson ? JSON.stringify(JSON.parse(body.text), null, 2) : `(${body.type})\n${body.text}`;
}
