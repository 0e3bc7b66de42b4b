import { broken, type Invariants, invariantsOf } from "../engine/resource/invariant.ts";
import type { AnyRow, Model } from "../engine/store/model.ts";
import type { Given } from "./given-order.ts";
import type { CardsBank } from "./options.ts";
import { RealCards } from "./real-cards/schema.ts";
import { Suppliers } from "./suppliers/schema.ts";

/** The positions of the rows are those from 0 on, as many as there are rows (SNAP-25). */
function isInPlace<Row extends AnyRow & Given>(model: Model<Row>): Invariants<CardsBank> {
  return invariantsOf<CardsBank>()(model, (bank) => {
    const last = bank.table(model).count() - 1;
    return ({ internal: { position } }) =>
      position >= 0 && position <= last
        ? undefined
        : broken("internal.position", `a whole number from 0 to ${last}`, position);
  });
}

export const realCardInvariants = isInPlace(RealCards);
export const supplierInvariants = isInPlace(Suppliers);
