import * as z from "zod/mini";
import { type ActionCall, actionsOf } from "../../engine/resource/action.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import { DAY_MS } from "../../engine/time/calendar.ts";
import type { PaymentsBank } from "../options.ts";
import { RETURN_CODES, returnCode } from "../return-codes.ts";
import { CHANGE_CODES, changeCode, correctedValue } from "./change-codes.ts";
import { type AchAction, AchLifecycle } from "./lifecycle.ts";
import { type AchTransfer, AchTransfers } from "./schema.ts";

const action = actionsOf<PaymentsBank, AchTransfer>();

/** For how long the network accepts late returns (P16). */
const LATE_RETURN_DAYS = 60;

const perform =
  (name: AchAction) =>
  ({ row, bank }: Pick<ActionCall<PaymentsBank, AchTransfer, unknown>, "row" | "bank">) =>
    bank.lifecycle(AchLifecycle).perform(row.id, name);

/** Picks up a pending transfer for processing (ACH-33). */
const process = action({ title: "Process", handle: perform("process") });

/** Ends the waiting period of a transfer in processing: it succeeds. */
const settle = action({ title: "Settle", handle: perform("settle") });

/** Returns a transfer in processing or, as a late return, one that succeeded (P16, P19). */
const returnTransfer = action({
  title: "Return",
  arguments: z.strictObject({
    /** The return code, such as "R01". */
    code: withMeta(returnCode, { title: "Return code", choices: RETURN_CODES }),
  }),
  positional: ["code"],
  handle({ row, values: { code }, bank, warn }) {
    const returned = bank.lifecycle(AchLifecycle).perform(row.id, "return", code);
    const timeline = bank.table(AchTransfers).timeline(row.id);
    const succeeded = timeline.findLast(({ status }) => status === "succeeded");
    if (succeeded) {
      const days = Math.floor((bank.now() - Date.parse(succeeded.at)) / DAY_MS);
      if (days > LATE_RETURN_DAYS)
        warn(
          `ACH transfer ${row.id} was returned ${days} days after it succeeded; the network takes returns for ${LATE_RETURN_DAYS} days.`,
        );
    }
    return returned;
  },
});

/**
 * Takes the notification of change of the receiver's bank: the transfer in processing or succeeded has arrived, but
 * further ones need the corrected value (X85).
 *
 * @example await bank.simulate.achTransfers.correct("1001", { code: "C02", value: "790000006" });
 */
const correct = action({
  title: "Correct",
  arguments: z.strictObject({
    /** The change code, such as "C02". */
    code: withMeta(changeCode, { title: "Change code", choices: CHANGE_CODES }),
    /** The corrected value, text of 1 to 29 characters. */
    value: withMeta(correctedValue, { title: "Corrected value" }),
  }),
  unavailable: ({ options }) =>
    options.assumptions.correctedStatus
      ? undefined
      : "correct: this bank has no status corrected: make it with the option assumptions.correctedStatus set to true.",
  handle: ({ row, values, bank }) => bank.lifecycle(AchLifecycle).perform(row.id, "correct", values),
});

/** Pauses a pending or processing transfer for review (P14). */
const hold = action({ title: "Hold", handle: perform("hold") });

/** Ends the review: the transfer gets its previous status back, with its time counted again (P14). */
const release = action({ title: "Release", handle: perform("release") });

/** Ends the review: canceled from pending, failed with R06 from processing (P14). */
const reject = action({ title: "Reject", handle: perform("reject") });

/** What happens to a transfer outside the API. Each takes an id and returns the changed transfer. */
export const achActions = { process, settle, return: returnTransfer, correct, hold, release, reject };
