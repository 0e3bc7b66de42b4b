import { internalsOf } from "../../bank/internals.ts";
import { type BankEvents, unlessFlawless } from "../../bank/runtime/events.ts";
import type { CoreBank } from "../../core.ts";
import { printable } from "../shared/console/printable.ts";
import { type LogFormat, linesOf, type PrintedRequest } from "./request-lines.ts";

/** A request of the present turn of the event loop, whose warnings come after it. */
interface Answered {
  readonly request: Omit<PrintedRequest, "warnings">;
  readonly warnings: string[];
}

/**
 * Prints each request to a bank, and each warned action, on the standard error, since scripts read the address on the standard
 * output (X203). What a scenario does is left out.
 */
export function logRequests(
  bank: CoreBank,
  { format, world }: { readonly format: LogFormat; readonly world: string | undefined },
): void {
  const { runner } = internalsOf(bank);
  let last: Answered | undefined;
  const add = (request: Answered["request"]): Answered => {
    const answered: Answered = { request, warnings: [] };
    queueMicrotask(() => {
      if (last === answered) last = undefined;
      const { warnings } = answered;
      for (const line of linesOf({ ...request, warnings }, format)) console.error(printable(line));
    });
    return answered;
  };
  const onRequest: BankEvents["request"] = ({ method, path, ...answer }) => {
    if (!runner.isPlaying()) last = add({ method, path, answer, world });
  };
  const onWarning: BankEvents["warning"] = ({ message, mend, method, path }) => {
    if (runner.isPlaying()) return;
    const { warnings } = last ?? add({ method, path, world });
    warnings.push(mend === null ? message : `${message} ${mend}`);
  };
  bank.on("request", unlessFlawless(onRequest));
  bank.on("warning", unlessFlawless(onWarning));
}
