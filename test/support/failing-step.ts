import { bankOf } from "../../src/bank/bank-kind.ts";
import { serviceFactory } from "../../src/bank/create-bank.ts";
import { resourcesOf } from "../../src/engine/resource/resource.ts";
import type { Service } from "../../src/engine/service.ts";
import { HOUR_MS } from "../../src/engine/time/calendar.ts";
import { lifecyclesOf } from "../../src/engine/time/lifecycle.ts";
import { REGISTRY } from "../../src/registry.ts";
import { createControl } from "../../src/remote/control.ts";
import { cashPickups } from "../registry/cash-pickups/resource.ts";
import { CashPickups } from "../registry/cash-pickups/schema.ts";
import { MONDAY } from "./bank.ts";
import { create } from "./call.ts";

/** A transfer to "Nowhere" fails to be sent, which no resource of the bank does. */
const FailingLifecycle = lifecyclesOf<Service>()({
  model: CashPickups,
  states: () => ({
    pending: {
      tone: "wait",
      after: {
        to: ({ receiver_name }) => {
          if (receiver_name === "Nowhere") throw new SyntaxError("There is no such place.");
          return "sent";
        },
        among: ["sent"],
        due: (_, since) => since + HOUR_MS,
        event: "send",
      },
      actions: { send: { to: "sent" }, reject: { to: "rejected" }, cancel: { to: "canceled" } },
    },
    sent: { tone: "good" },
    rejected: { tone: "bad" },
    canceled: { tone: "off" },
  }),
});

const failing = resourcesOf<Service>()({ ...cashPickups, lifecycle: FailingLifecycle });
/** Makes banks with that resource. */
export const createFailingBank = serviceFactory(bankOf({ ...REGISTRY, cashPickups: failing }), createControl);

/** A bank with three transfers, the first of which fails to be sent an hour later. */
export async function bankThatFailsAStep(clock: object = { paused: true }) {
  const bank = createFailingBank({ clock: { start: MONDAY, ...clock } });
  for (const receiver_name of ["Nowhere", "Ada", "Grace"])
    await create(bank, "/v1/cash_pickups", { amount: 1, receiver_name, routing_number: "790000006" });
  return bank;
}
