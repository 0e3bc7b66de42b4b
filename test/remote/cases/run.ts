import type { RemoteBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/monday.ts";
import type { ControlCase } from "./case.ts";

/** Runs a case with the bank behind a connection, put back to a paused clock on a Monday afternoon. */
export async function runControl({ run }: ControlCase, bank: RemoteBank): Promise<void> {
  await bank.reset({ clock: { start: MONDAY, paused: true } });
  await run(bank);
}
