import { setupServer } from "msw/node";
import type { Answering } from "../shared/dispatch.ts";
import { type Listening, listen } from "../shared/listen.ts";

export type { Listening } from "../shared/listen.ts";

/**
 * Lets a bank answer the requests this Node process makes. Requests that are not the bank's go to
 * the network. Throws a message when another bank is answering already, for msw has one
 * interceptor in a process.
 *
 * @example const { stop } = start(createBank({ baseUrl: "https://api.example.com" }));
 */
export function start(bank: Answering): Listening {
  return listen(setupServer, bank);
}
