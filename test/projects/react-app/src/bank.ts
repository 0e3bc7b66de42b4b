import type { BankOptions } from "sandbank";
import { SERVICE } from "./service.ts";

export default {
  baseUrl: SERVICE,
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
} satisfies BankOptions;
