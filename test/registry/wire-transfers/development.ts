import { type Development, type Overrides, withOverrides } from "../../../src/engine/resource/development.ts";
import type { SentTo } from "../../../src/engine/schema/input.ts";
import type { Shown } from "../../../src/engine/store/model.ts";
import type { WireTransfer, WireTransferCreate } from "./schema.ts";

type WireTransferBody = SentTo<typeof WireTransferCreate>;

type WireTransferFactory = {
  /** What creates a wire transfer. */
  aWireTransfer(overrides?: Overrides<WireTransferBody>): WireTransferBody;
};

export const wireTransfersDevelopment: Development<Shown<WireTransfer>, unknown, WireTransferFactory> = {
  examples: {
    createWireTransfer: {
      data: ({ idOf }): WireTransferBody => ({
        amount: 125_000,
        counterparty_id: idOf("counterparties"),
        receiver_name: "Juniper & Sons Roofing",
        routing_number: "790000006",
      }),
    },
    cancelWireTransfer: {
      data: () => ({ status: "canceled" }),
      worksOn: ({ status }) => status === "pending",
    },
  },
  factories: {
    aWireTransfer:
      ({ faker, routingNumber }) =>
      (overrides = {}) =>
        withOverrides<WireTransferBody>(
          {
            amount: faker.number.int({ min: 1_000, max: 500_000 }),
            receiver_name: faker.person.fullName(),
            routing_number: routingNumber(),
          },
          overrides,
        ),
  },
};
