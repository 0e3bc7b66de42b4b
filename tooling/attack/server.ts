// The server under attack, in a process of its own, which keeps its worlds in the folder that is its argument. It is asked for its memory over the IPC channel.
import { serve } from "../../src/adapters/server/index.ts";

const server = await serve({ console: false }, { port: 0, isolate: true, limit: 8, state: process.argv[2] });
process.on("message", () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ port: server.port });
