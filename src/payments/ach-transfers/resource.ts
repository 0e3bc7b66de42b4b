import { resourcesOf } from "../../engine/resource/resource.ts";
import type { PaymentsBank } from "../options.ts";
import { achActions } from "./actions.ts";
import { AchLifecycle } from "./lifecycle.ts";
import { reservedAccounts } from "./reserved.ts";
import { cancelAchTransfer, createAchTransfer, getAchTransfer, listAchTransfers } from "./routes.ts";
import { AchTransfers } from "./schema.ts";
import { achCutOffs } from "./timings.ts";

export const achTransfers = resourcesOf<PaymentsBank>()({
  model: AchTransfers,
  area: "payments",
  routes: [createAchTransfer, getAchTransfer, cancelAchTransfer, listAchTransfers],
  lifecycle: AchLifecycle,
  actions: achActions,
  requests: {
    cancel: { title: "Cancel", operation: "cancelAchTransfer", data: { status: "canceled" } },
  },
  reserved: reservedAccounts,
  cutOffs: ({ options }) => achCutOffs(options.assumptions.ach),
});
