import type { OwnStates, OwnWay } from "../../engine/time/edges.ts";
import type { CardsOptions } from "../options.ts";

/** What happens when the use of a card ends. */
export const EXPIRE = "expire";

const cancel: OwnWay = { to: "Canceled", by: "request", name: "cancel", operation: "cancelVirtualCard" };

/** An update with a later last day; none has a last day that is over, which would end the use of a card at once (VC-E10). */
const update: OwnWay = { to: "Approved", by: "request", name: "update", operation: "updateVirtualCard" };

/** The states of a bank's cards, with that of an expired card under its configured name (VC-23, C9, X323). */
export function cardStates({ expiredCardStatus: expired }: CardsOptions["assumptions"]): OwnStates {
  const canceled = { tone: "off" } as const;
  if (expired === "Approved") return { Approved: { tone: "good", ways: [cancel] }, Canceled: canceled };
  const expire: OwnWay = { to: expired, by: "step", name: EXPIRE, when: "after its last day" };
  return {
    Approved: { tone: "good", ways: [expire, cancel] },
    [expired]: { tone: "off", ways: [update, cancel] },
    Canceled: canceled,
  };
}
