import type { Area, Probe } from "../probes/probe.ts";
import type { Transport } from "./transport.ts";

export interface VerifySettings {
  readonly service: string;
  readonly transport: Transport;
  readonly writes: boolean;
  readonly hasAdminKey: boolean;
  readonly accounts: readonly string[];
  /** The areas; all where it is empty. */
  readonly only: readonly Area[];
  /** Distinguishes what this run creates from what others did. */
  readonly run: string;
  /** Bytes of the largest file to upload. */
  readonly maxUpload: number;
  /** The machine's time in milliseconds. */
  readonly now: () => number;
  readonly onProbe?: (probe: Probe) => void;
  /** Asked before each probe; true ends the run. */
  readonly isStopped?: () => boolean;
}

/** The settings of a run that sends nothing to the service. */
export type LocalSettings = Omit<VerifySettings, "transport">;
