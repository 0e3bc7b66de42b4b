import * as z from "zod/mini";
import type { Strict } from "../engine/http/warnings.ts";
import { choice, distinct, flag, rangeOf, reservedBy, secret, wholeNumber } from "../engine/options.ts";
import { observed } from "../engine/profile.ts";
import { expected } from "../engine/schema/expected.ts";
import { accountNumber } from "../engine/schema/fields.ts";
import type { Service } from "../engine/service.ts";
import { RESERVED_ACCOUNTS, returnCode } from "./return-codes.ts";
import { ACH_STATUSES, CORRECTED, HOLD } from "./statuses.ts";

const timeOfDay = z
  .string({ error: expected("a GMT time of day in the form HH:MM") })
  .check(
    z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: expected("a GMT time of day in the form HH:MM") }),
  );

/** 365 days; a later step would be outside bank time. */
const MOST_MINUTES = 365 * 24 * 60;
const wholeMinutes = wholeNumber(0, MOST_MINUTES, "minutes");

/** Minutes, or a range from which each transfer draws its own (X327). */
const minutes = z.union([wholeMinutes, rangeOf(wholeMinutes)], {
  error: expected(
    `a whole number of minutes from 0 to ${MOST_MINUTES}, or { min, max } with min no greater than max`,
  ),
});

/** When the timed transitions of an ACH transfer happen (P12). */
const AchTimings = z.strictObject({
  /**
   * When a transfer is picked up: so many minutes after its creation, or at 13:00 GMT on the banking day of its effective
   * date if that is later, which leaves it pending until then (X86).
   */
  processOn: z._default(choice(["created", "effective-date"]), "created"),
  /** Minutes from creation to pick-up, standard service, or `{ min, max }` to draw from; at most 525,600. */
  processAfterMinutes: z._default(minutes, 60),
  /** Minutes from creation to pick-up, same-day service, or `{ min, max }` to draw from; at most 525,600. */
  sameDayProcessAfterMinutes: z._default(minutes, 15),
  /** GMT time of day at which a standard transfer succeeds. */
  settleAt: z._default(timeOfDay, "13:30"),
  /** GMT time of day, on the base day, at which a same-day transfer succeeds. */
  sameDaySettleAt: z._default(timeOfDay, "22:00"),
  /**
   * The banking day after the base day on which a standard transfer succeeds, at most 1,000; with 0 the base day itself, or the
   * next banking day when `settleAt` has passed (OPT-9, seen as F12).
   */
  settleAfterBankingDays: observed(z._default(wholeNumber(0, 1000, "banking days"), 1), 3),
});

/** The options of `createBank` that this area reads. */
export const paymentsOptions = {
  /** The client's bank accounts that may originate transfers; by default any (P3). */
  accounts: z.optional(distinct(secret, (account) => account, "account numbers", { secret: true })),
};

/** What the service's documents leave open about payments, in the option `assumptions`. */
export const paymentsAssumptions = {
  /** Tests the check digit of ABA routing numbers (P1). */
  abaChecksum: z.optional(flag),
  /** When the reserved receiver accounts fail: in the answer to the POST, or as time passes (P11). */
  reservedAccounts: z._default(choice(["on-create", "on-schedule"]), "on-create"),
  /** When the timed transitions of an ACH transfer happen (P12). */
  ach: z.prefault(AchTimings, {}),
  /** The name of the status of a transfer that is paused for review (P14). */
  reviewStatus: z._default(
    z.string({ error: expected("a status name") }).check(
      z.regex(/^[a-z][a-z_-]*$/i, { error: expected("a status name of letters, - and _") }),
      z.refine((status) => ![...ACH_STATUSES, CORRECTED].some((other) => other === status), {
        error: expected("a name that no other status has"),
      }),
    ),
    HOLD,
  ),
  /** Has the status `corrected`, of a transfer whose receiver's bank sent a notification of change (X85, OPT-10, seen as F12). */
  correctedStatus: observed(z._default(flag, false), true),
  /** The JSON type of the `id` of counterparties and transfers in answers (OPT-6; numbers in the samples of CONV-10). */
  paymentIds: observed(z._default(choice(["strings", "numbers"]), "strings"), "numbers"),
  /** The name of the field in requests and answers of counterparties (OPT-7; the other spelling is that of examples, CP-17). */
  wireRoutingField: observed(
    z._default(choice(["wire_routing_number", "wire_routing_Number"]), "wire_routing_number"),
    "wire_routing_Number",
  ),
  /** What a transfer made with a counterparty answers for its `receiver_*` fields: null, or nothing (OPT-8, seen as F7). */
  receiverFields: observed(z._default(choice(["null", "left-out"]), "null"), "left-out"),
};

/** What becomes of a transfer to a reserved account: it is returned, or has a status at once. */
const ReceiverEffect = z
  .strictObject(
    {
      /** The NACHA code with which it is returned, when `assumptions.reservedAccounts` says. */
      return: z.optional(returnCode),
      /** The status in the answer to the POST: canceled, processing, succeeded or the review status. */
      status: z.optional(
        z.custom<"canceled" | "processing" | "succeeded" | (string & {})>(
          (value) => typeof value === "string",
          {
            error: expected("a status of transfers"),
          },
        ),
      ),
    },
    { error: expected('an effect such as { return: "R03" } or { status: "hold" }') },
  )
  .check(
    z.refine(({ return: code, status }) => (code === undefined) !== (status === undefined), {
      error: "must have either a return or a status.",
    }),
  );

/** Values that a team reserves, in the option `reserved`. */
export const paymentsReserved = {
  /** What becomes of ACH transfers to these receiver accounts (X324). */
  receiverAccounts: reservedBy(ReceiverEffect, {
    what: "an account number of 1 to 17 digits, letters or hyphens",
    isPossible: (value) => accountNumber.safeParse(value).success,
    documented: RESERVED_ACCOUNTS,
    secret: true,
  }),
};

/** Reports each reserved account whose status no new transfer of such a bank can have. */
export function checkReceiverStatuses(
  { reserved, assumptions }: Pick<PaymentsOptions, "reserved" | "assumptions">,
  report: (issue: { readonly path: string[]; readonly message: string }) => void,
): void {
  const possible: string[] = ["canceled", "processing", "succeeded", assumptions.reviewStatus];
  const wanted = expected(`one of ${possible.join(", ")}, or for a failed one a return such as "R01"`);
  for (const [account, { status }] of Object.entries(reserved.receiverAccounts)) {
    if (status === undefined || possible.includes(status)) continue;
    const path = ["reserved", "receiverAccounts", account, "status"];
    report({ path, message: wanted({ input: status }) });
  }
}

/** The options that the rules of this area read. */
export interface PaymentsOptions extends z.output<z.ZodMiniObject<typeof paymentsOptions>> {
  readonly strict: Strict;
  readonly seed: number;
  readonly reserved: z.output<z.ZodMiniObject<typeof paymentsReserved>>;
  readonly assumptions: z.output<z.ZodMiniObject<typeof paymentsAssumptions>>;
}

/** The bank as this area's rules see it. */
export type PaymentsBank = Service<PaymentsOptions>;
