// What makes a worker with a bank for each world, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { type CloudflareBank, cloudflareBank, type WorldsEnv } from "sandbank/cloudflare";
import { expectTypeOf } from "vitest";

const { World, worker } = cloudflareBank({ bank: { seed: 7 }, domain: "bank.example", idleDays: 30 });
expectTypeOf(cloudflareBank).returns.toEqualTypeOf<CloudflareBank>();
expectTypeOf(worker.fetch).returns.resolves.toEqualTypeOf<Response>();

/** What a project may add. */
export class Counted extends World {
  override async alarm(): Promise<void> {
    await super.alarm();
  }
}

void cloudflareBank({
  bank: (env: WorldsEnv, world: string) => ({ strict: world === "strict" && "DEBUG" in env }),
});
void cloudflareBank({ limits: { rows: 1000 }, allowOrigins: ["https://app.example"] });
// @ts-expect-error options of a bank, or a function that returns them
void cloudflareBank({ bank: true });
// @ts-expect-error an option of the bank
void cloudflareBank({ seed: 7 });
