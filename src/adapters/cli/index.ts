#!/usr/bin/env node
import process from "node:process";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 12)) {
  const { enableCompileCache } = await import("node:module");
  // Where it cannot be written the command only starts slower.
  enableCompileCache();
  const { main } = await import("./main.ts");
  await main(process.argv.slice(2));
} else {
  console.error(`sandbank: Node 22.12 or newer is needed, but this is ${process.versions.node}.`);
  process.exitCode = 1;
}
