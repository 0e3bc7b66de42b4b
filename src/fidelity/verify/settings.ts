import type { Area, Probe } from "../probes/probe.ts";
import type { Transport } from "./transport.ts";

/** What to verify, and with what. */
export interface VerifySettings {
  /** The address, for the report. */
  readonly service: string;
  readonly transport: Transport;
  /** Whether requests other than GET may be sent. */
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
  /** Called before each probe. */
  readonly onProbe?: (probe: Probe) => void;
  /** Asked before each probe; true ends the run. */
  readonly isStopped?: () => boolean;
}

/** The settings of a run that sends nothing to the service. */
export type LocalSettings = Omit<VerifySettings, "transport">;
