import * as z from "zod/mini";
import { choice, distinct, flag, name, reservedBy, wholeNumber } from "../engine/options.ts";
import { observed } from "../engine/profile.ts";
import { expected } from "../engine/schema/expected.ts";
import type { Service } from "../engine/service.ts";
import { DECLINE_EXPECTED, type Decline, isDeclineReason } from "./decline-reason.ts";
import {
  APPROVAL_EXPECTED,
  APPROVED,
  APPROVED_AS_OBSERVED,
  isApproval,
  SETTLEMENT_CURRENCIES,
} from "./wording.ts";

const idError = expected("an id, a positive integer of at most 15 digits or its text");
const listedId = z
  .pipe(z.union([z.string(), z.int()], { error: idError }), z.transform(String))
  .check(z.refine((id) => /^[1-9][0-9]{0,14}$/.test(id), { error: idError }));

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const statusError = expected('"Approved", "Canceled" or another status name of letters, - and _');

const approvalError = expected(APPROVAL_EXPECTED);

/** The options of `createBank` that this area reads. */
export const cardsOptions = {
  /** The client's real cards (C1). */
  realCards: z._default(
    distinct(
      z.strictObject({
        /** Its id, a positive integer or its text. */
        id: listedId,
        /** The name that its virtual cards show. */
        alias: name,
      }),
      ({ id }) => id,
      "real cards",
    ),
    () => [{ id: "1001", alias: "Main" }],
  ),
  /** The client's suppliers (C1). */
  suppliers: z._default(
    distinct(
      z.strictObject({
        /** Its id, a positive integer or its text. */
        id: listedId,
        /** Its name. */
        name,
      }),
      ({ id }) => id,
      "suppliers",
    ),
    () => [
      { id: "1001", name: "Acme Paper" },
      { id: "1002", name: "Bluebird Travel" },
      { id: "1003", name: "Cobalt Cloud" },
    ],
  ),
  /** The custom fields of the card network's purchase template; without them, any pairs of strings are valid (C4). */
  cardNetworkTemplate: z.optional(
    distinct(
      z.strictObject({
        /** The name of the field. */
        name,
        /** Whether each card must have it. */
        required: z._default(flag, false),
      }),
      (field) => field.name,
      "fields",
    ),
  ),
  /** The largest card value at the start, in cents, from 1 to 9,999,999,999 (C14). */
  maxCardAmount: z._default(wholeNumber(1, 9_999_999_999, "cents"), 10_000_000),
};

/** What the service's documents leave open about cards, in the option `assumptions`. */
export const cardsAssumptions = {
  /** The timed steps of virtual cards. */
  cards: z.prefault(
    z.strictObject({
      /** Banking days from an approved authorization to its automatic clearing, at 22:00 GMT; null for never, at most 1,000 (C16). */
      clearingAfterBankingDays: z._default(z.nullable(wholeNumber(0, 1000, "banking days", ", or null")), 3),
    }),
    {},
  ),
  /** How a card that was created is answered, which the document leaves open: "ok" with 200, "created" with 201 (X349, X352). */
  cardCreated: z._default(choice(["ok", "created"]), "ok"),
  /**
   * The status of a card after its last day or its month of expiry (X97, X323): "Approved" leaves it as it is, "Canceled"
   * cancels it, another name lasts until an update extends its validity.
   */
  expiredCardStatus: z._default(
    z.string({ error: statusError }).check(
      z.regex(/^[a-z][a-z_-]*$/i, { error: statusError }),
      // In another case it would be a status that looks like one of these and is none.
      z.refine(
        (status) => ["Approved", "Canceled"].every((own) => own === status || !isSameWord(own, status)),
        {
          error: statusError,
        },
      ),
    ),
    "Approved",
  ),
  /** What becomes of a `per_transaction_min` of 0: a 400, or no minimum (OPT-11, seen as F2). */
  perTransactionMinZero: observed(z._default(choice(["refuse", "accept"]), "refuse"), "accept"),
  /** How often a card with a `transactions_max` of 0 may be used: never, or without limit (OPT-12, seen as F3). */
  transactionsMaxZero: observed(z._default(choice(["no-use", "unlimited"]), "no-use"), "unlimited"),
  /** The US dollar in `settlement_currency` (OPT-13, seen as F5). */
  settlementCurrency: observed(z._default(choice(SETTLEMENT_CURRENCIES), "USD"), "840"),
  /** The `issuer_response` of an authorization that was not declined (OPT-14, seen as F5). */
  approvedResponse: observed(
    z._default(
      z.string({ error: approvalError }).check(z.refine(isApproval, { error: approvalError })),
      APPROVED,
    ),
    APPROVED_AS_OBSERVED,
  ),
};

const declineError = expected(DECLINE_EXPECTED);

/** Values that a team reserves, in the option `reserved`. */
export const cardsReserved = {
  /** The reasons with which authorizations of these amounts are declined, in the merchant's cents (X88). */
  authorizationAmounts: reservedBy(
    z.strictObject(
      {
        /** The issuer's reason, text of 1 to 100 characters. */
        decline: z.custom<Decline>(isDeclineReason, { error: declineError }),
      },
      { error: expected('an effect such as { decline: "do not honor" }') },
    ),
    {
      what: "a whole number of cents from 1 to 9007199254740991",
      isPossible: (value) => /^[1-9][0-9]*$/.test(value) && Number.isSafeInteger(Number(value)),
    },
  ),
};

/** The options that the rules of this area read. */
export interface CardsOptions extends z.output<z.ZodMiniObject<typeof cardsOptions>> {
  readonly reserved: z.output<z.ZodMiniObject<typeof cardsReserved>>;
  readonly assumptions: z.output<z.ZodMiniObject<typeof cardsAssumptions>>;
}

/** The bank as this area's rules see it. */
export type CardsBank = Service<CardsOptions>;
