// What tests use beside a bank, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import {
  type AchTransfer,
  type Bank,
  connect,
  createBank,
  type LogEntry,
  type Recipe,
  type Snapshot,
} from "sandbank";
import {
  lostReplies,
  noDuplicates,
  ResilienceError,
  type ResilienceReport,
  type SentRequest,
  type WebhookEvent,
  type WebhookFaultName,
  type WebhookProofError,
  type WebhookProofReport,
  type WriteFaultName,
  webhookProof,
} from "sandbank/resilience";
import { type SandbankPluginOptions, sandbank, type VitePersistOptions } from "sandbank/vite";
import {
  type BankFixtures,
  type EventOf,
  type Events,
  eventsOf,
  type FailOn,
  type FailureFile,
  test,
} from "sandbank/vitest";
import { signatureOf, type Verified, verifySignature } from "sandbank/webhooks";
import { expectTypeOf } from "vitest";

expectTypeOf<FailOn>().toEqualTypeOf<
  "unhandled" | "pending" | "warning" | "unknown-field" | "server-error"
>();
expectTypeOf<BankFixtures["failOn"]>().toEqualTypeOf<readonly FailOn[]>();

test.override({ failOn: ["warning", "server-error"] });
test.override({ failOn: [] });
test.extend({ failOn: ["unknown-field"] as const });
// @ts-expect-error the word is "warning"
test.override({ failOn: ["warnings"] });
// @ts-expect-error a list of words
test.override({ failOn: "pending" });

test.override({ failures: false });
// @ts-expect-error it is on or off
test.override({ failures: "test-results" });
expectTypeOf<FailureFile["recipe"]>().toEqualTypeOf<Recipe | null>();
expectTypeOf<FailureFile["state"]>().toEqualTypeOf<Snapshot>();
expectTypeOf<FailureFile["log"]>().toEqualTypeOf<readonly LogEntry[]>();

test("an event is of the type of its object", async ({ events }) => {
  expectTypeOf(await events.next("ach.status")).toEqualTypeOf<EventOf<AchTransfer>>();
  void events.next("ach.status", { status: "failed", return: { code: "R01" } }, { within: { days: 1 } });
  // @ts-expect-error a transfer has no such field
  void events.next("ach.status", { state: "failed" });
  expectTypeOf(await events.next<AchTransfer>("ach.status")).toEqualTypeOf<EventOf<AchTransfer>>();
  expectTypeOf((await events.next("payout.status")).payload).toEqualTypeOf<
    Readonly<Record<string, unknown>>
  >();
});
expectTypeOf(eventsOf(createBank())).resolves.toEqualTypeOf<Events>();
expectTypeOf(eventsOf(connect({ baseUrl: "http://localhost:4010" }))).resolves.toEqualTypeOf<Events>();

const bank = () => createBank();
const run = (own: Bank) => own.fetch("/v1/ach");
expectTypeOf(lostReplies({ bank, run })).resolves.toEqualTypeOf<ResilienceReport>();
void lostReplies({
  bank: async () => createBank(),
  run,
  check: (checked, { write, fault, error, requests }) => {
    expectTypeOf(checked).toEqualTypeOf<Bank>();
    expectTypeOf(write?.nth).toEqualTypeOf<number | undefined>();
    expectTypeOf(fault).toEqualTypeOf<WriteFaultName | null>();
    expectTypeOf(error).toBeUnknown();
    expectTypeOf(requests).toEqualTypeOf<readonly SentRequest[]>();
    return checked.db.achTransfers.count() === 2;
  },
  faults: ["lost-reply", "duplicate", "refuse", "slow"],
  concurrency: 1,
  slow: 500,
  timeout: 1000,
  budget: 20_000,
});
void lostReplies({ bank, run, check: noDuplicates });
expectTypeOf(
  new ResilienceError({ writes: [], rows: [], notRun: [], table: "" }, 1).report,
).toEqualTypeOf<ResilienceReport>();
// @ts-expect-error a bank is made for each run
void lostReplies({ bank: createBank(), run });
// @ts-expect-error "hang" would never end
void lostReplies({ bank, run, faults: ["hang"] });

expectTypeOf<SandbankPluginOptions["persist"]>().toEqualTypeOf<boolean | VitePersistOptions | undefined>();
expectTypeOf<VitePersistOptions>().toEqualTypeOf<{
  readonly name?: string;
  readonly onConflict?: "restore" | "reset" | "ask";
}>();
sandbank({ options: "./src/bank.ts", persist: true });
sandbank({ persist: { name: "shop", onConflict: "ask" } });
// @ts-expect-error a function cannot be sent to the page
sandbank({ persist: { onConflict: () => "reset" } });
// @ts-expect-error a name alone is no object
sandbank({ persist: "shop" });

const receiver = {
  handle: async (request: Request) => {
    const verified = await verifySignature(request, { secret: "whsec_test", now: new Date() });
    expectTypeOf(verified).toEqualTypeOf<Verified>();
    return new Response(verified.ok ? "" : verified.reason);
  },
  state: () => ({}),
  reset: () => undefined,
  secret: "whsec_test",
};
expectTypeOf(webhookProof(receiver)).resolves.toEqualTypeOf<WebhookProofReport>();
const events: WebhookEvent[] = [
  { id: "evt_1", event_type: "ach.status", payload: {}, previous: null, created_at: 0 },
];
void webhookProof(receiver, { events, seed: 2, timeout: 100, now: 1_773_068_400 });
expectTypeOf<WebhookProofError["report"]["rows"][number]["fault"]>().toEqualTypeOf<WebhookFaultName>();
// @ts-expect-error a secret is needed
void webhookProof({ ...receiver, secret: undefined });
expectTypeOf(
  signatureOf({ secret: "s", timestamp: 1, method: "POST", url: "https://a.example", body: "" }),
).resolves.toBeString();
const headers: Readonly<Record<string, string | string[] | undefined>> = { "x-timestamp": "1" };
void verifySignature({ method: "POST", url: "/hooks", headers, body: new Uint8Array() }, { secret: "s" });
// @ts-expect-error the body is raw
void verifySignature({ method: "POST", url: "/hooks", headers, body: { id: 1 } }, { secret: "s" });
