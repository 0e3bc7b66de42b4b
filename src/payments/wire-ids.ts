import type { WireForm } from "../engine/store/model.ts";
import type { PaymentsOptions } from "./options.ts";

/** The JSON type of the ids of this area's rows in answers (OPT-6). */
export function idsSent({ paymentIds }: Pick<PaymentsOptions["assumptions"], "paymentIds">): WireForm["ids"] {
  return paymentIds === "numbers" ? "integer" : "string";
}
