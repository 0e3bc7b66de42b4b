// Which bank answers the requests of a page or a process: msw has one worker in a page and one server in a process.

import type { HttpHandler } from "msw";
import { printLine, singleton } from "../platform.ts";
import { type BankHandlers, dispatch, handlerFor } from "./msw.ts";

/** Who starts msw: your own code, or an adapter such as that of Vitest, for banks of its own. */
export type Starter = "user" | "adapter";

type Where = "page" | "process";

/** The bank that answers, and the msw that asks it. */
interface ActiveBank<Started> {
  readonly bank: BankHandlers;
  readonly started: Started;
  readonly starter: Starter;
}

/** What a page or process has one of. */
interface Slot<Started> {
  active: ActiveBank<Started> | undefined;
  /** The one handler that msw gets: it asks the bank that is active now. */
  readonly handler: HttpHandler;
}

/** The slot of this page or process, whichever copies of this module are loaded into it. */
export function slotOf<Started>(where: Where): Slot<Started> {
  return singleton(`answering.${where}`, () => {
    const slot: Slot<Started> = {
      active: undefined,
      handler: handlerFor(async (request) => slot.active && dispatch(slot.active.bank, request)),
    };
    return slot;
  });
}

/** Refuses what would let the tests of an adapter meet another bank. */
export function refuseSecondBank(
  where: Where,
  active: Pick<ActiveBank<unknown>, "starter"> | undefined,
  starter: Starter,
): void {
  if (!active || (active.starter === "user" && starter === "user")) return;
  throw new Error(
    `A bank already answers this ${where}'s requests: stop it first, or leave them to the adapter, whose banks could not answer as well.`,
  );
}

export function reportReplaced(where: Where): void {
  const msw = where === "page" ? "worker" : "server";
  printLine(
    `[sandbank] Another bank answers this ${where}'s requests from now on, and the previous one no longer does. If both are to answer, give \`${msw}.use(...bank.handlers)\` the other.`,
  );
}
