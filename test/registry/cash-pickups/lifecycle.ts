import type { Service } from "../../../src/engine/service.ts";
import { HOUR_MS } from "../../../src/engine/time/calendar.ts";
import { lifecyclesOf } from "../../../src/engine/time/lifecycle.ts";
import { CashPickups } from "./schema.ts";

/** The receiver whose transfers are always rejected. */
export const RESERVED_RECEIVER = "TEST REJECTED";

/** Pending, and sent after an hour, unless it was canceled or rejected by then. */
export const PickupLifecycle = lifecyclesOf<Service>()({
  model: CashPickups,
  states: () => ({
    pending: {
      tone: "wait",
      after: {
        to: ({ receiver_name }) => (receiver_name === RESERVED_RECEIVER ? "rejected" : "sent"),
        among: ["sent", "rejected"],
        due: (_, since) => since + HOUR_MS,
        event: "send",
      },
      actions: {
        send: { to: "sent" },
        reject: { to: "rejected", change: (_, reason: string) => ({ reason }) },
        cancel: { to: "canceled" },
      },
    },
    sent: { tone: "good" },
    rejected: { tone: "bad" },
    canceled: { tone: "off" },
  }),
});
