import { readFileSync } from "node:fs";
import process from "node:process";
import { type BankOptions, createBank } from "../../core.ts";
import { serveBank } from "../server/serve.ts";
import { checkProducts, withProducts } from "../shared/products.ts";
import { type Flags, readFlags } from "./flags.ts";
import { HELP } from "./help.ts";
import { loadOptionsFile } from "./options-file.ts";
import { announce, endOnSignal, loggedBy, printError } from "./output.ts";
import { ask, type Terminal } from "./terminal.ts";

/**
 * Runs `sandbank`: one line with the address once the bank answers, or one line on stderr and exit code 1; of `drift` and `states`, 2,
 * since there 1 stands for what they found. The terminal is where `init` works and asks.
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = { folder: process.cwd(), ask },
): Promise<void> {
  const [word, ...others] = args;
  let flags: Flags | undefined;
  try {
    if (word === "verify") {
      const { verify } = await import("./verify/index.ts");
      return await verify(others);
    }
    if (word === "states") {
      const { states } = await import("./states/index.ts");
      return await states(others, (words) => bankOptions(readFlags(words)));
    }
    if (word === "init") {
      const { init } = await import("./init/index.ts");
      return await init(others, terminal);
    }
    flags = readFlags(args);
    await run(flags);
  } catch (error) {
    printError(error, flags);
    // Flags may stand before the command, and may be what is wrong.
    process.exitCode = args.includes("drift") || word === "states" ? 2 : 1;
  }
}

async function run(flags: Flags): Promise<void> {
  const { command } = flags;
  switch (command.name) {
    case "help":
      return console.log(HELP);
    case "version":
      return console.log(version());
    case "openapi":
      return console.log(await document(flags));
    case "open": {
      const { open } = await import("./open/index.ts");
      const { resources = {} } = flags.optionsFile === undefined ? {} : await bankOptions(flags);
      return open(command.file, flags, resources);
    }
    case "playground": {
      const { playground } = await import("./playground/index.ts");
      return playground(flags);
    }
    case "drift": {
      const { runDrift } = await import("./drift.ts");
      return runDrift(command.file, flags);
    }
    case "record": {
      const { record } = await import("./record.ts");
      return record(command, flags, await bankOptions(flags));
    }
    case "listen": {
      const { listen } = await import("./webhooks/listen.ts");
      return listen(flags, () => bankOptions({ ...flags, products: "all" }));
    }
    case "trigger": {
      const { trigger } = await import("./webhooks/trigger.ts");
      return trigger(command.type, flags);
    }
    case "mcp": {
      const { mcp } = await import("./mcp/index.ts");
      return mcp(flags, () => bankOptions(flags));
    }
    case "serve": {
      const server = await serveBank(createBank, await bankOptions(flags), flags.toServer(), loggedBy(flags));
      endOnSignal(() => server.close());
      announce(server, flags);
    }
  }
}

/** The OpenAPI document; with flags of the bank, that of a bank with these options. */
async function document(flags: Flags): Promise<string> {
  const { openapi } = await import("../../openapi/index.ts");
  const options = await bankOptions(flags);
  if (!flags.describesBank) return JSON.stringify(openapi(), null, 2);
  const bank = createBank(options);
  await bank.ready;
  return JSON.stringify(openapi(bank), null, 2);
}

/** The options that the flags and their file say, with the scenarios of the fixtures. Rejects with an OptionError for unknown products. */
async function bankOptions(flags: Flags): Promise<BankOptions> {
  const { scenarios } = await import("../../../fixtures/index.ts");
  const { optionsFile, products } = flags;
  checkProducts(products);
  const file = optionsFile === undefined ? undefined : await loadOptionsFile(optionsFile);
  const options = flags.toBank(scenarios, file);
  return products === undefined ? options : withProducts(options, await import("../../products/index.ts"));
}

function version(): string {
  const path = new URL(import.meta.resolve("sandbank/package.json"));
  const manifest: { version: string } = JSON.parse(readFileSync(path, "utf8"));
  return manifest.version;
}
