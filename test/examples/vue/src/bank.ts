import type { BankOptions } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { SERVICE_URL } from "./payments.ts";

/** The options of the bank that `sandbank()` in vite.config.ts starts. */
export default { baseUrl: SERVICE_URL, scenarios } satisfies BankOptions;
