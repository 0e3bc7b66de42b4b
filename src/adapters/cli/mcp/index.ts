import { type BankOptions, connect, createBank } from "../../../core.ts";
import type { ServedBank } from "../../../mcp/index.ts";
import { packageFrom } from "../../server/mcp.ts";
import type { Flags } from "../flags.ts";
import { endOnSignal } from "../output.ts";

/**
 * Lets an assistant use a bank over the standard input and output, of which nothing else may be printed to: one that runs at
 * `--url`, else one of its own. Rejects with an OptionError for an address that is none.
 */
export async function mcp(flags: Flags, options: () => Promise<BankOptions>): Promise<void> {
  const { url, key, readOnly } = flags.mcp;
  const [{ serveOverStdio }, { oneBank, servedBank }] = await Promise.all([
    import("../../../mcp/index.ts"),
    import("../../../mcp/local.ts"),
  ]);
  const own = async () => {
    const bank = createBank(await options());
    await bank.ready;
    return servedBank(bank, "of npx sandbank mcp");
  };
  const at = (baseUrl: string): ServedBank => {
    const address = { baseUrl, ...(key !== undefined && { key }) };
    // What is wrong with it is said now, though the bank may be started later.
    connect(address);
    return { name: "bank", about: baseUrl, ...address };
  };
  const served = url === undefined ? await own() : at(url);
  const banks = oneBank(served);
  endOnSignal(serveOverStdio({ banks: () => banks, readOnly, ...packageFrom(import.meta.url) }));
}
