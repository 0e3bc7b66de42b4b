import type { BankOptions } from "sandbank";
import { scenarios } from "sandbank/fixtures";
import { SERVICE_URL } from "#shared/payments";

/** The options of the bank that `sandbank/nuxt` starts. */
export default { baseUrl: SERVICE_URL, scenario: scenarios.starter } satisfies BankOptions;
