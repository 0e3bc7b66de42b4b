// Who answers the requests of a page or a process: msw has one worker in a page and one server in a process.

import { type HttpHandler, http } from "msw";
import { type BankHandlers, dispatch } from "./msw.ts";
import { singleton } from "./singleton.ts";

/** Who starts msw: your own code, or an adapter such as that of Vitest, for banks of its own. */
export type Starter = "user" | "adapter";

/** The bank that answers, and the msw that asks it. */
interface Holder<Started> {
  readonly bank: BankHandlers;
  readonly started: Started;
  readonly starter: Starter;
}

/** The place in a page or process from which one bank answers. */
interface Place<Started> {
  holder: Holder<Started> | undefined;
  /** The one handler that msw gets: it asks the bank that has the place now. */
  readonly handler: HttpHandler;
}

/** The place of this page or process, whichever copies of this module are loaded into it. */
export function placeOf<Started>(where: "page" | "process"): Place<Started> {
  return singleton(`answering.${where}`, () => {
    const place: Place<Started> = {
      holder: undefined,
      handler: http.all(
        () => true,
        ({ request }) => place.holder && dispatch(place.holder.bank, request),
      ),
    };
    return place;
  });
}

/**
 * Refuses what would let the tests of an adapter meet another bank. Throws an Error where an adapter holds the place, or
 * is to take it from a bank.
 */
export function refuseBeside(
  where: "page" | "process",
  before: Pick<Holder<unknown>, "starter"> | undefined,
  starter: Starter,
): void {
  if (!before || (before.starter === "user" && starter === "user")) return;
  throw new Error(
    `A bank answers this ${where}'s requests already: stop it first, or leave them to the adapter, whose banks could not answer beside it.`,
  );
}

/** Says in the console that a bank has taken the place of another. */
export function reportTakeOver(where: "page" | "process"): void {
  // The standard output of a process is the program's own.
  const [msw, say] = where === "page" ? ["worker", console.info] : ["server", console.warn];
  say(
    `[sandbank] Another bank answers this ${where}'s requests from now on, and the one before is asked no more. If both are to answer, give \`${msw}.use(...bank.handlers)\` the other.`,
  );
}
