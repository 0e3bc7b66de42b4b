import { startRuntime } from "./runtime.js";

const runtime = startRuntime({ folder: ".worlds", port: Number(process.env.PORT ?? 8787) });
const { origin } = await runtime.ready;
console.log(`The worlds answer at ${origin}: send the header x-sandbank-world with a name.`);
const end = async () => {
  await runtime.dispose();
  process.exit(0);
};
process.once("SIGINT", end);
process.once("SIGTERM", end);
