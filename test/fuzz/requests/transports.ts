import { start } from "../../../src/adapters/node/index.ts";
import { serve } from "../../../src/adapters/server/index.ts";
import { isBelowOne, ownPathsOf } from "../../../src/bank/options/own-resources.ts";
import type { Bank } from "../../../src/index.ts";
import { OWN } from "../support/own.ts";
import { BASE_URL } from "./episode.ts";
import { type Sent, toRequest } from "./request.ts";

/** A way to a bank other than `bank.fetch`. On none of them has a response to HEAD a body. */
export interface Transport {
  readonly name: "setupServer" | "HTTP";
  /** Tells whether a request gets to the bank this way. */
  takes(sent: Sent): boolean;
  fetch(sent: Sent): Promise<Response>;
  close(): Promise<void>;
}

/** Answers the requests of this process, by `setupServer`. What is not below `/v1` is left to the network (S14). */
export function throughSetupServer(bank: Bank): Transport {
  const { stop } = start(bank);
  const paths = ["/v1", ...ownPathsOf({ resources: OWN, mount: {} })];
  return {
    name: "setupServer",
    takes: ({ path, method }) => method !== "HEAD" && isBelowOne(paths, new URL(BASE_URL + path).pathname),
    fetch: (sent) => fetch(toRequest(sent, BASE_URL)),
    close: async () => stop(),
  };
}

/** Answers over HTTP. */
export async function throughHttp(bank: Bank): Promise<Transport> {
  const server = await serve(bank, { port: 0 });
  return {
    name: "HTTP",
    takes: ({ method }) => method !== "HEAD",
    fetch: (sent) => fetch(toRequest(sent, server.url)),
    close: () => server.close(),
  };
}

/** Compares what requests answer on another way with what `bank.fetch` answered to those it takes. */
export async function differences(
  bank: Bank,
  transport: Transport,
  requests: readonly Sent[],
  answers: readonly string[],
): Promise<readonly { readonly at: number; readonly detail: string }[]> {
  const found: { at: number; detail: string }[] = [];
  for (const [at, sent] of requests.entries()) {
    if (sent.after > 0) await bank.clock.advance({ minutes: sent.after });
    if (!transport.takes(sent)) continue;
    const response = await transport.fetch(sent);
    const answer = `${response.status} ${await response.text()}`;
    if (answer !== answers[at])
      found.push({ at, detail: `expected ${answers[at]?.slice(0, 400)}, got ${answer.slice(0, 400)}` });
  }
  return found;
}
