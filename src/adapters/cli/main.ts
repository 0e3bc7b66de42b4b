import { readFileSync } from "node:fs";
import process from "node:process";
import { createBank } from "../../index.ts";
import { type Serving, serve } from "../server/index.ts";
import { type Flags, HELP, hostWarning, inFlags, messageOf, readFlags } from "./flags.ts";

/** Runs `sandbank`: one line with the address once the bank answers, or one line on stderr and exit code 1. */
export async function main(args: readonly string[]): Promise<void> {
  if (args[0] === "open") return openFile(args.slice(1));
  try {
    const flags = readFlags(args);
    if (flags.help) return console.log(HELP);
    if (flags.version) return console.log(version());
    if (flags.command === "openapi") return console.log(await document(flags));
    const { scenarios } = await import("../../../fixtures/index.ts");
    if (flags.command === "record") {
      const { record } = await import("./record.ts");
      return await record(flags, scenarios);
    }
    const server = await serve(flags.toBank(scenarios), flags.toServer());
    closeOnSignal(server);
    const warning = hostWarning(flags.toServer());
    if (warning !== undefined) console.error(`sandbank: ${warning}`);
    console.log(`Sandbank answers at ${server.url}`);
  } catch (error) {
    console.error(`sandbank: ${inFlags(messageOf(error))}`);
    process.exitCode = 1;
  }
}

/** Serves the bank of a failed test until it is ended. */
async function openFile(args: readonly string[]): Promise<void> {
  const { open } = await import("./open/index.ts");
  try {
    const opened = await open(args);
    closeOnSignal(opened);
    console.log(opened.text);
  } catch (error) {
    console.error(`sandbank: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

/** The OpenAPI document; with flags of the bank, that of a bank with these options. */
async function document(flags: Flags): Promise<string> {
  const { openapi } = await import("../../openapi/index.ts");
  const { scenarios } = await import("../../../fixtures/index.ts");
  const options = flags.toBank(scenarios);
  if (!flags.describesBank) return JSON.stringify(openapi(), null, 2);
  const bank = createBank(options);
  await bank.ready;
  return JSON.stringify(openapi(bank), null, 2);
}

function closeOnSignal(server: Pick<Serving, "close">): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

function version(): string {
  const path = new URL(import.meta.resolve("sandbank/package.json"));
  const manifest: { version: string } = JSON.parse(readFileSync(path, "utf8"));
  return manifest.version;
}
