import type { BankOptions } from "sandbank";
import { scenarios } from "sandbank/fixtures";

/** The options of the bank that mocks.server.development.ts starts. */
export default { baseUrl: "https://api.example.com", scenario: scenarios.starter } satisfies BankOptions;
