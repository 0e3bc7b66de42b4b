#!/usr/bin/env node
import process from "node:process";
import { tooOld } from "../shared/node-version.ts";

const problem = tooOld();

if (problem === undefined) {
  const { enableCompileCache } = await import("node:module");
  // Where it cannot be written the command only starts slower.
  enableCompileCache();
  const { main } = await import("./main.ts");
  await main(process.argv.slice(2));
} else {
  console.error(problem);
  process.exitCode = 1;
}
