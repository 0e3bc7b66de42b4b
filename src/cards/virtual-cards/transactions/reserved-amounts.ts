import { effectOf } from "../../../engine/options.ts";
import type { ReservedValue } from "../../../engine/resource/resource.ts";
import type { CardsBank } from "../../options.ts";

/** The reason with which an authorization of this amount is declined; undefined for one that is not reserved (X88). */
export function reservedDecline({ options }: Pick<CardsBank, "options">, amount: number): string | undefined {
  return effectOf(options.reserved.authorizationAmounts, amount)?.decline;
}

/** The reserved amounts of a bank, in the merchant's cents. */
export function reservedAmounts({ options }: CardsBank): readonly ReservedValue[] {
  return Object.entries(options.reserved.authorizationAmounts).map(([value, { decline }]) => ({
    field: "amount",
    action: "authorize",
    value,
    outcome: `declined: ${decline}`,
  }));
}
