import type { RemoteBank } from "../../../src/index.ts";

/**
 * One statement about the control that must hold of a bank behind every connection: in the process, behind a server, in
 * a worker. It runs with a bank as `createBank` makes it, whose clock is paused on {@link MONDAY}.
 */
export interface ControlCase {
  readonly name: string;
  readonly run: (bank: RemoteBank) => Promise<void>;
}
