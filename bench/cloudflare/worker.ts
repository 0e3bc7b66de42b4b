import { cloudflareBank } from "sandbank/cloudflare";

/** Worlds with a paused clock and no limits that a bench could reach. */
const { World, worker } = cloudflareBank({
  bank: { clock: { start: "2026-03-02T15:00:00Z", paused: true } },
});

export { World };
export default worker;
