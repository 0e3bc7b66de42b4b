import { after, afterEach } from "node:test";
import { createBank } from "sandbank";
import { start } from "sandbank/node";

/** The bank of this file: node:test runs each file in a process of its own. */
export const bank = createBank({
  baseUrl: "https://api.example.com",
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
});

/** msw's server beneath, for handlers of a test's own: `server.use(...)`. */
export const { server, stop } = start(bank);

afterEach(async () => {
  server.resetHandlers();
  await bank.reset();
});
after(stop);
