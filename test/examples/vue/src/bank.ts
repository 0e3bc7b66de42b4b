import type { BankOptions } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { SERVICE_URL } from "./payments.ts";

/** The options of the bank that `sandbank()` in vite.config.ts starts. */
export default {
  baseUrl: SERVICE_URL,
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
  scenarios,
} satisfies BankOptions;
