import * as z from "zod/mini";
import { actionsOf } from "../../../src/engine/resource/action.ts";
import { expected } from "../../../src/engine/schema/expected.ts";
import { withMeta } from "../../../src/engine/schema/zod/with-meta.ts";
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
    reason: withMeta(z.string({ error: expected("a reason") }), {
      title: "Reason",
      description: "Shown to the payer",
    }),
  }),
  positional: ["reason"],
  handle: ({ row, values, bank }) => bank.lifecycle(PickupLifecycle).perform(row.id, "reject", values.reason),
});

/** An action that no lifecycle has. */
const retry = action({
  title: "Retry",
  arguments: z.strictObject({
    times: withMeta(z._default(z.int({ error: expected("a whole number") }), 1), { title: "Times" }),
    urgent: withMeta(z._default(z.boolean(), false), { title: "Urgent" }),
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
