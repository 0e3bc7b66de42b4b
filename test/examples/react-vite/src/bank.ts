import { createBank } from "sandbank";
import { clientOf, scenarios } from "sandbank/fixtures";
import { payouts, users } from "./backend.ts";

/**
 * The bank that `sandbank()` in vite.config.ts starts, with the app's own backend beside it. Without a `baseUrl` it answers the
 * service at its address, and the backend at the page's own.
 */
export default createBank({
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
  resources: { users, payouts },
  scenarios,
  async scenario(bank) {
    await clientOf(bank).create("/api/users", { name: "Ada Park", account_number: "1234567890" });
  },
});
