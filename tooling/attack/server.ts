// The server under attack, in a process of its own. It is asked for its memory over the IPC channel.
import { serve } from "../../src/adapters/server/index.ts";

const server = await serve({ console: false }, { port: 0, isolate: true, limit: 8 });
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ port: server.port });
