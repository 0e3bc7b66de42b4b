import { startRuntime } from "./runtime.js";

/** For this machine alone; those of a deployed worker are set by `wrangler secret put`. */
const bindings = { SANDBANK_CONTROL_KEY: "local-control-key", SANDBANK_WORLDS_KEY: "local-worlds-key" };
const runtime = startRuntime({ folder: ".worlds", port: Number(process.env.PORT ?? 8787), bindings });
const { origin } = await runtime.ready;
console.log(`Make a world: curl -X PUT ${origin}/_worlds/demo -H "x-sandbank-key: local-worlds-key"`);
console.log(`Use it: connect({ baseUrl: "${origin}", world: "demo", key: "local-control-key" })`);
const end = async () => {
  await runtime.dispose();
  process.exit(0);
};
process.once("SIGINT", end);
process.once("SIGTERM", end);
