import * as z from "zod";
import { actionsOf } from "../../../src/engine/resource/action.ts";
import { expected } from "../../../src/engine/schema/expected.ts";
import type { Service } from "../../../src/engine/service.ts";
import { PickupLifecycle } from "./lifecycle.ts";
import { type CashPickup, CashPickups } from "./schema.ts";

const action = actionsOf<Service, CashPickup>();

const send = action({
  title: "Send",
  handle: ({ row, bank }) => bank.lifecycle(PickupLifecycle).perform(row.id, "send"),
});

const reject = action({
  title: "Reject",
  arguments: z.strictObject({
    reason: z
      .string({ error: expected("a reason") })
      .meta({ title: "Reason", description: "Shown to the payer" }),
  }),
  positional: ["reason"],
  handle: ({ row, values, bank }) => bank.lifecycle(PickupLifecycle).perform(row.id, "reject", values.reason),
});

/** An action that no lifecycle has. */
const retry = action({
  title: "Retry",
  arguments: z.strictObject({
    times: z
      .int({ error: expected("a whole number") })
      .default(1)
      .meta({ title: "Times" }),
    urgent: z.boolean().default(false).meta({ title: "Urgent" }),
  }),
  answer: "plain",
  handle({ row, values: { times }, bank, warn }) {
    const attempts = row.internal.attempts + times;
    bank.table(CashPickups).update(row.id, { internal: { attempts } });
    if (attempts > 3) warn(`Cash pickup ${row.id} was tried ${attempts} times.`);
    return { attempts };
  },
});

export const pickupActions = { send, reject, retry };
