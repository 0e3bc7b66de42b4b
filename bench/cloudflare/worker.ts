import { cloudflareBank } from "sandbank/cloudflare";

/** Worlds with a paused clock and no limits that a bench could reach. */
const { World, worker } = cloudflareBank({
  bank: { clock: { start: "2026-03-02T15:00:00Z", paused: true } },
  limits: { rows: 1_000_000, bytes: 1024 ** 3, requestsPerSecond: 10_000 },
});

export { World };
export default worker;
