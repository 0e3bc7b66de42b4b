import "../shared/needs-node.ts";
import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { reportStart, reportWarnings } from "../shared/console/console-report.ts";
import { type ServeOptions, type ServingOf, serveBank } from "./serve.ts";

export type { ServeOptions } from "./serve.ts";

/** A bank that answers over HTTP. */
export interface Serving extends ServingOf<Bank> {}

/**
 * Answers over HTTP: for native apps, server-side rendering and other languages. Pages of any origin
 * may use `/v1`; the control below `/_sandbank` is for this machine, `allowOrigins` and `allowHosts`. At most 1,000
 * connections are open at a time. Takes a bank, or the options of one; resolves once it answers and its scenario's rows
 * are there. Rejects with an OptionError that names the invalid option, such as a `state` that is in use, or an Error when the
 * port is taken.
 *
 * @example const server = await serve({ scenario: starter }, { port: 4010 });
 */
export async function serve(
  bankOrOptions: Bank | BankOptions = {},
  options: ServeOptions = {},
): Promise<Serving> {
  const reported = new Set<string>();
  const serving = await serveBank(createBank, bankOrOptions, options, (bank) =>
    reportWarnings(bank, reported),
  );
  reportStart(serving.bank, () => serving.url);
  return serving;
}
