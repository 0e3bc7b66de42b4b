import { httpTransport } from "../../../src/adapters/cli/verify/client.ts";
import { serve } from "../../../src/adapters/server/index.ts";
import type { Report } from "../../../src/fidelity/verify/report.ts";
import type { VerifySettings } from "../../../src/fidelity/verify/settings.ts";
import { verify } from "../../../src/fidelity/verify/verify.ts";
import type { BankOptions } from "../../../src/index.ts";

/** What a test says about a run. */
export interface Given
  extends Partial<Pick<VerifySettings, "writes" | "only" | "accounts" | "isStopped" | "maxUpload">> {
  readonly key?: string;
  readonly adminKey?: string;
  readonly timeout?: number;
}

/** The keys of a bank without `apiKeys`. */
const KEYS = { key: "client_key_of_a_test", adminKey: "admin_test_key" };

let run = 0;

/** Verifies what answers at an address, without a pause between requests. */
export function verifyAt(url: string, given: Given = {}): Promise<Report> {
  const { key = KEYS.key, adminKey = KEYS.adminKey, timeout = 5000, writes = true } = given;
  run += 1;
  return verify({
    service: url,
    transport: httpTransport({
      baseUrl: url,
      keys: { client: key, admin: adminKey, other: "made-up", none: undefined },
      rate: 1_000_000,
      timeout,
      writes,
    }),
    writes,
    hasAdminKey: true,
    accounts: given.accounts ?? ["1234567890"],
    only: given.only ?? [],
    run: `t${run}`,
    maxUpload: given.maxUpload ?? 4096,
    now: Date.now,
    ...(given.isStopped && { isStopped: given.isStopped }),
  });
}

/** Verifies a bank with these options, which answers over HTTP. */
export async function verifyBank(options: BankOptions, given: Given = {}): Promise<Report> {
  const server = await serve(options, { port: 0 });
  try {
    return await verifyAt(server.url, given);
  } finally {
    await server.close();
  }
}

/** The results that a report has, by count. */
export function countsOf(report: Report): Readonly<Record<string, number>> {
  const groups = Map.groupBy(report.probes, ({ result }) => result);
  return Object.fromEntries([...groups].map(([result, probes]) => [result, probes.length]));
}
