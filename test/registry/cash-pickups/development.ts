import { type Development, type Overrides, withOverrides } from "../../../src/engine/resource/development.ts";
import type { SentTo } from "../../../src/engine/schema/input.ts";
import type { Shown } from "../../../src/engine/store/model.ts";
import type { CashPickup, CashPickupCreate } from "./schema.ts";

type CashPickupBody = SentTo<typeof CashPickupCreate>;

type CashPickupFactory = {
  /** What creates a cash pickup. */
  aCashPickup(overrides?: Overrides<CashPickupBody>): CashPickupBody;
};

export const cashPickupsDevelopment: Development<Shown<CashPickup>, unknown, CashPickupFactory> = {
  examples: {
    createCashPickup: {
      data: ({ idOf }): CashPickupBody => ({
        amount: 125_000,
        counterparty_id: idOf("counterparties"),
        receiver_name: "Juniper & Sons Roofing",
        routing_number: "790000006",
      }),
    },
    cancelCashPickup: {
      data: () => ({ status: "canceled" }),
      worksOn: ({ status }) => status === "pending",
    },
  },
  factories: {
    aCashPickup:
      ({ faker, routingNumber }) =>
      (overrides = {}) =>
        withOverrides<CashPickupBody>(
          {
            amount: faker.number.int({ min: 1_000, max: 500_000 }),
            receiver_name: faker.person.fullName(),
            routing_number: routingNumber(),
          },
          overrides,
        ),
  },
};
