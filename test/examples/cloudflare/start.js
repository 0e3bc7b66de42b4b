import process from "node:process";
import { startRuntime } from "./runtime.js";

const {
  PORT = "8787",
  SANDBANK_CONTROL_KEY = "control-key-of-this-machine",
  SANDBANK_WORLDS_KEY = "worlds-key-of-this-machine",
} = process.env;

const runtime = startRuntime({
  folder: ".worlds",
  port: Number(PORT),
  bindings: { SANDBANK_CONTROL_KEY, SANDBANK_WORLDS_KEY },
});
const { origin } = await runtime.ready;
console.log(`The worlds answer at ${origin} and are kept in .worlds.`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await runtime.dispose();
    process.exit(0);
  });
}
