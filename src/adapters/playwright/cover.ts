import type { TestInfo } from "@playwright/test";
import { ATTACHMENT, ENVIRONMENT } from "../../coverage/transport.ts";
import type { Bank } from "../../index.ts";

/** Records banks for the reporter of `sandbank/coverage`. */
interface Cover {
  readonly cover: (bank: Bank) => void;
  /** Attaches what was seen to the test. */
  attach(): Promise<void>;
}

/** Makes what records the banks of a test; it does nothing without the reporter. */
export async function createCover(testInfo: TestInfo): Promise<Cover> {
  if (!process.env[ENVIRONMENT]) return { cover: () => undefined, attach: async () => undefined };
  const { emptyRecording, record } = await import("../../coverage/recording.ts");
  const recording = emptyRecording();
  return {
    cover: (bank) => void record(bank, recording),
    attach: () =>
      testInfo.attach(ATTACHMENT, { body: JSON.stringify(recording), contentType: "application/json" }),
  };
}
