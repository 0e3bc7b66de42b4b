import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import type { Shown } from "../../engine/store/model.ts";
import { DECLINE_REASONS } from "../decline-reason.ts";
import type { CardsOptions } from "../options.ts";
import { DECLINED } from "../wording.ts";
import { REFUSED } from "./refused.ts";
import type { VirtualCard, VirtualCardCreate } from "./schema.ts";
import { cardStates } from "./states.ts";

/** What creates a virtual card: the fields inside `data`. */
export type CardBody = SentTo<typeof VirtualCardCreate>;

const PURPOSES = ["advertising", "cloud", "conference", "office", "software", "travel"];

const isApproved = ({ status }: Shown<VirtualCard>) => status === "Approved";

const FIELD = "A custom field of the purchase template.";

function templateSchema(template: NonNullable<CardsOptions["cardNetworkTemplate"]>) {
  return {
    properties: Object.fromEntries(
      template.map(({ name }) => [name, { type: "string", description: FIELD }]),
    ),
    required: template.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

export type CardFactory = {
  /**
   * What creates a virtual card, within the bank's largest card value, with the custom fields of
   * its template, and on one of its real cards where there are several.
   *
   * @example aCard({ total_card_amount: 50_000, transactions_max: 1 })
   */
  aCard(overrides?: Overrides<CardBody>): CardBody;
};

export const virtualCardsDevelopment: Development<Shown<VirtualCard>, CardsOptions, CardFactory> = {
  fieldsByOptions: ({ cardNetworkTemplate: template, realCards, assumptions }) => ({
    status: { enum: Object.keys(cardStates(assumptions)) },
    ...(template ? { cardnetwork_data: templateSchema(template) } : {}),
    // The only real card is the default.
    ...(realCards.length > 1
      ? {
          rcn_id: { enum: realCards.map(({ id }) => Number(id)) },
          rcn_alias: { enum: [...new Set(realCards.map(({ alias }) => alias))] },
        }
      : {}),
  }),
  examples: {
    createVirtualCard: {
      data: ({ day, idOf }): CardBody => ({
        total_card_amount: 50_000,
        valid_ending_on: day(90),
        per_transaction_max: 20_000,
        transactions_max: 10,
        emails: ["payables@tidewater.example"],
        metadata: { project: "P-17" },
        supplier_id: idOf("suppliers"),
      }),
      beside: { show_card_number: false },
    },
    updateVirtualCard: {
      data: ({ day }) => ({ total_card_amount: 75_000, valid_ending_on: day(120) }),
      // Its last day comes after its first, and it is worth more than any one purchase.
      worksOn: (card, { day }) =>
        isApproved(card) && card.valid_starting_on < day(120) && (card.per_transaction_max ?? 0) <= 75_000,
    },
    cancelVirtualCard: { worksOn: isApproved },
    emailVirtualCard: {
      data: () => ({ email: "payables@tidewater.example" }),
      worksOn: isApproved,
    },
  },
  refused: REFUSED,
  behaviors: {
    declineReasons: {
      cases: DECLINE_REASONS,
      seenIn: ({ authorizations }) =>
        authorizations.flatMap(({ issuer_response: response }) =>
          response.startsWith(DECLINED) ? [response.slice(DECLINED.length)] : [],
        ),
    },
  },
  factories: {
    aCard: ({ faker, bank, dayAfter }) => {
      const { cardNetworkTemplate = [], realCards = [], maxCardAmount = 1_000_000 } = bank?.options ?? {};
      const wholeDollars = { min: 10_000, max: 1_000_000, multipleOf: 100 };
      return (overrides = {}) => {
        const realCard = realCards.length > 1 ? faker.helpers.arrayElement(realCards) : undefined;
        const customFields = cardNetworkTemplate.map(({ name }) => [name, faker.string.numeric(6)]);
        return withOverrides<CardBody>(
          {
            total_card_amount: Math.min(faker.number.int(wholeDollars), maxCardAmount),
            valid_ending_on: dayAfter({ min: 30, max: 365 }),
            ...(customFields.length > 0 ? { cardnetwork_data: Object.fromEntries(customFields) } : {}),
            metadata: { purpose: faker.helpers.arrayElement(PURPOSES) },
            ...(realCard ? { rcn_id: Number(realCard.id), rcn_alias: realCard.alias } : {}),
          },
          overrides,
        );
      };
    },
  },
};
