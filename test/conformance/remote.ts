import type { RemoteBank } from "../../src/index.ts";
import type { ConformanceCase } from "./case.ts";

/** Runs a case with the bank behind a connection, put back to a paused clock on a Monday afternoon. */
export async function runRemotely({ run }: ConformanceCase, bank: RemoteBank): Promise<void> {
  await bank.reset({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const { clock, progress, simulate, outbox } = bank;
  await run(bank, {
    clock,
    progress,
    simulate,
    outbox: {
      get entries() {
        return outbox.entries();
      },
    },
  });
}
