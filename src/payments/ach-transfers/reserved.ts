import { effectOf } from "../../engine/options.ts";
import type { ReservedValue } from "../../engine/resource/resource.ts";
import type { PaymentsBank, PaymentsOptions } from "../options.ts";
import { RESERVED_ACCOUNTS, type Return, returnWith } from "../return-codes.ts";
import type { AchStatus } from "../statuses.ts";

type ReservedOptions = Pick<PaymentsOptions, "reserved" | "assumptions">;

/** The return that a reserved receiver account causes; undefined for any other account (P11, X324). */
export function reservedReturn(account: string, { reserved }: ReservedOptions): Return | undefined {
  const code = RESERVED_ACCOUNTS.get(account) ?? effectOf(reserved.receiverAccounts, account)?.return;
  return code === undefined ? undefined : returnWith(code);
}

/** The status that a reserved receiver account gives at once; undefined for any other account (X324). */
export function reservedStatus(account: string, { reserved }: ReservedOptions): AchStatus | undefined {
  // The options are checked: a status is one that such a transfer can have.
  return effectOf(reserved.receiverAccounts, account)?.status as AchStatus | undefined;
}

/** The reserved receiver accounts of a bank, with what becomes of transfers to them. */
export function reservedAccounts({ options }: PaymentsBank): readonly ReservedValue[] {
  const { reserved, assumptions } = options;
  const when = assumptions.reservedAccounts === "on-create" ? "" : ", when it would have succeeded";
  return [...RESERVED_ACCOUNTS.keys(), ...Object.keys(reserved.receiverAccounts)].map((value) => {
    const code = reservedReturn(value, options)?.code;
    const status = reservedStatus(value, options) ?? `failed, returned with ${code}${when}`;
    return { field: "receiver_account_number", value, outcome: status };
  });
}
