import * as z from "zod/mini";
import { bankingDay, refuse } from "../define/index.ts";
import type { OwnResource } from "../index.ts";
import { MAX_AMOUNT } from "./options.ts";

const accountNumber = z
  .string()
  .check(
    z.regex(/\S/, { error: "must be the number of an account: text that is not blank." }),
    z.maxLength(34),
  );

/** What a book transfer and a wire have in common. */
export const transferFields = {
  /** Its id. */
  id: z.string(),
  /** The number of the account that it is of. */
  account_number: accountNumber,
  /** Cents. */
  amount: z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT)),
  /** Always "usd". */
  currency: z.literal("usd"),
  /** The day on which it is to happen, YYYY-MM-DD. */
  effective_date: z.iso.date(),
  /** The client's own texts, by their names. */
  metadata: z.nullable(z.record(z.string(), z.string())),
  /** The number of the account that receives it. */
  receiver_account_number: accountNumber,
  /** Its path. */
  url: z.string(),
};

/** A resource of transfers, with what makes the body of a create. */
export interface TransferResource<Row extends object, Actions extends object>
  extends OwnResource<Row, Actions> {
  /**
   * Makes a body of its create, with other values of some fields.
   *
   * @example const body = wireTransfers.body({ amount: 900 });
   */
  body(fields?: Partial<Row>): Partial<Row>;
}

/** A day that is no banking day is taken, with a warning (PROD-35). */
export const onBankingDay = {
  fields: ["effective_date"],
  statement: "PROD-35",
  warns: true,
  broken({ effective_date: day }: Readonly<Record<string, unknown>>): string | undefined {
    const next = typeof day === "string" ? bankingDay(day) : day;
    return day === next
      ? undefined
      : `'effective_date' isn't a banking day, got ${day}: the next one is ${next}.`;
  },
};

/** Throws the refusal of an effective date before today. */
export function refusePast(effectiveDate: string, today: string, statement: string): void {
  if (effectiveDate >= today) return;
  const message = `'effective_date' must be ${today} or later, got ${effectiveDate}.`;
  throw refuse("effective_date", message, { statement });
}

/** What is wrong with a number in a field that no account of the bank has. */
export function unknownAccount(field: string): string {
  return `'${field}' must be the number of an account of the bank: GET /v1/accounts lists all.`;
}

/** The filters of a list by its first and last effective date, under names that begin so. */
export const byEffectiveDate = (begin: string) =>
  [
    { name: `${begin}_start`, field: "effective_date", compare: "from" },
    { name: `${begin}_end`, field: "effective_date", compare: "to" },
  ] as const;

/** A PATCH that cancels a pending transfer. */
export const cancelOf = (noun: string) =>
  ({
    method: "PATCH",
    summary: `Cancel a ${noun} that is still pending`,
    body: z.object({ status: z.literal("canceled") }),
    refuses: { 409: "The transfer is no longer pending." },
  }) as const;

/** The time of banking days, GMT, after which wires wait for another one. */
export const CUT_OFF = "21:00";
