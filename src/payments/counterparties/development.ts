import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import type { Shown } from "../../engine/store/model.ts";
import type { PaymentsOptions } from "../options.ts";
import type { Counterparty, CounterpartyCreate } from "./schema.ts";

/** What creates a counterparty: the fields inside `data`. */
export type CounterpartyBody = SentTo<typeof CounterpartyCreate>;

const RELATIONS = ["Contractor", "Customer", "Employee", "Landlord", "Supplier"];

export type CounterpartyFactory = {
  /**
   * What creates a counterparty: a person with an account at a bank that can't exist.
   *
   * @example aCounterparty({ name: "Ada Park", account_type: "savings" })
   */
  aCounterparty(overrides?: Overrides<CounterpartyBody>): CounterpartyBody;
};

export const counterpartiesDevelopment: Development<
  Shown<Counterparty>,
  PaymentsOptions,
  CounterpartyFactory
> = {
  examples: {
    createCounterparty: {
      data: (): CounterpartyBody => ({
        name: "Juniper & Sons Roofing",
        account_number: "1000200030004001",
        account_type: "checking",
        routing_number: "790000006",
        email_address: "billing@juniper.example",
        metadata: { vendor: "J-204" },
      }),
    },
    updateCounterparty: { data: () => ({ description: "The roof of the north warehouse" }) },
  },
  factories: {
    aCounterparty: (source) => {
      const { faker, bank } = source;
      const wireField = bank?.options.assumptions.wireRoutingField ?? "wire_routing_number";
      return (given = {}) => {
        // The bank may call the field otherwise (OPT-7).
        const { wire_routing_number: wireNumber, ...others } = given;
        const isAsEver = wireField === "wire_routing_number" || wireNumber === undefined;
        const overrides = isAsEver ? given : { ...others, [wireField]: wireNumber };
        const name = overrides.name ?? `${faker.person.firstName()} ${faker.person.lastName()}`;
        return withOverrides<CounterpartyBody>(
          {
            account_number: source.accountNumber(),
            account_type: faker.helpers.arrayElement(["checking", "savings"]),
            address_line1: faker.location.streetAddress(),
            city: faker.location.city(),
            state: faker.location.state({ abbreviated: true }),
            country: "US",
            postal_code: faker.location.zipCode("#####"),
            description: faker.helpers.arrayElement(RELATIONS),
            email_address: source.emailAddress(name),
            name,
            routing_number: source.routingNumber(),
          },
          overrides,
        );
      };
    },
  },
};
