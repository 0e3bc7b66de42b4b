import { cloudflareBank } from "sandbank/cloudflare";
import { scenarios } from "sandbank/fixtures";

/** Worlds that begin with a year of activity. */
const { World, worker } = cloudflareBank({
  bank: { clock: { start: "2026-03-02T15:00:00Z", paused: true }, scenario: scenarios.busy },
});

export { World };
export default worker;
