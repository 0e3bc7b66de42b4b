import { type Development, type Overrides, withOverrides } from "../../engine/resource/development.ts";
import type { SentTo } from "../../engine/schema/input.ts";
import type { Shown } from "../../engine/store/model.ts";
import { dayOf, formatDay } from "../../engine/time/calendar.ts";
import type { PaymentsOptions } from "../options.ts";
import { RETURN_CODES } from "../return-codes.ts";
import { achStatuses } from "../statuses.ts";
import type { AchCreate, AchTransfer } from "./schema.ts";

/** What creates an ACH transfer: the fields inside `data`. */
export type AchTransferBody = SentTo<typeof AchCreate>;

/** The originating account where the bank lists none. */
const ANY_ACCOUNT = "7900000001";

export type AchTransferFactory = {
  /**
   * What creates an ACH transfer, from an enabled account where the bank lists them. With a
   * `counterparty_id` the receiver's own fields are left out. A same-day one is for the bank's today.
   *
   * @example anAchTransfer({ counterparty_id: 1001, amount: 12_500 })
   */
  anAchTransfer(overrides?: Overrides<AchTransferBody>): AchTransferBody;
};

export const achTransfersDevelopment: Development<Shown<AchTransfer>, PaymentsOptions, AchTransferFactory> = {
  fieldsByOptions: (options) => ({
    status: { enum: achStatuses(options) },
    "filter[status]": { enum: achStatuses(options) },
    ...(options.accounts ? { account_number: { enum: options.accounts } } : {}),
  }),
  examples: {
    createAchTransfer: {
      data: ({ idOf }): AchTransferBody => ({
        account_number: "4000123456",
        amount: 125_000,
        direction: "credit",
        sec_code: "ccd",
        counterparty_id: idOf("counterparties"),
      }),
    },
    cancelAchTransfer: {
      data: () => ({ status: "canceled" }),
      worksOn: ({ status }) => status === "pending",
    },
  },
  behaviors: {
    returnCodes: {
      cases: Object.keys(RETURN_CODES),
      seenIn: ({ status, return: returned }) => (status === "failed" && returned ? [returned.code] : []),
    },
  },
  factories: {
    anAchTransfer: (source) => {
      const { faker, bank } = source;
      const receiver = () => ({
        receiver_account_number: source.accountNumber(),
        receiver_account_type: faker.helpers.arrayElement(["checking", "savings"] as const),
        receiver_name: `${faker.person.firstName()} ${faker.person.lastName()}`,
        receiver_routing_number: source.routingNumber(),
      });
      return (overrides = {}) => {
        const isToCounterparty =
          overrides.counterparty_id !== undefined && overrides.counterparty_id !== null;
        const isForToday = bank !== undefined && overrides.service === "same-day";
        return withOverrides<AchTransferBody>(
          {
            account_number: bank?.options.accounts?.[0] ?? ANY_ACCOUNT,
            amount: faker.number.int({ min: 1_000, max: 500_000 }),
            direction: faker.helpers.arrayElement(["credit", "debit"]),
            sec_code: faker.helpers.arrayElement(["ccd", "ppd", "web"]),
            ...(isToCounterparty ? {} : receiver()),
            ...(isForToday ? { effective_date: formatDay(dayOf(bank.clock.now().getTime())) } : {}),
          },
          overrides,
        );
      };
    },
  },
};
