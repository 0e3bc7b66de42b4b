import { existsSync, linkSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import process from "node:process";
import { type BankOptions, createBank } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { recordedScenario } from "../../recorded/index.ts";
import { serveBank } from "../server/serve.ts";
import { shownPath } from "../shared/paths.ts";
import type { Command } from "./command.ts";
import type { Flags } from "./flags.ts";
import { announce, endOnSignal, loggedBy } from "./output.ts";

/** Far more than can be done by hand; beyond it a recording cannot be a scenario. */
const MAX_BYTES = 200_000_000;

/**
 * Runs a bank until SIGINT or SIGTERM, then writes what was done as a scenario. Throws an Error for a file that it must
 * not or cannot write, before the bank answers.
 */
export async function record(
  { file, force }: Extract<Command, { readonly name: "record" }>,
  flags: Flags,
  options: BankOptions,
): Promise<void> {
  checkFile(file, force);
  const bank = createBank({ ...options, record: { maxBytes: MAX_BYTES } });
  const server = await serveBank(createBank, bank, flags.toServer(), loggedBy(flags));
  endOnSignal(async () => {
    await server.close();
    console.log(await save(bank, file, force));
  });
  announce(server, flags);
  console.log(`It records; Ctrl-C ends it and writes ${file}`);
}

function checkFile(file: string, force: boolean): void {
  const folder = dirname(file);
  const got = shownPath(file);
  if (![".ts", ".mts"].includes(extname(file)))
    throw new Error(`record writes TypeScript: give it a file that ends in .ts, not ${got}.`);
  if (!existsSync(folder)) throw new Error(`record cannot write ${got}: there is no folder ${folder}.`);
  if (!force && existsSync(file))
    throw new Error(`record replaces no file: ${got} exists, give another or --force.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`record cannot write ${got}: it is a folder.`);
  try {
    // What was recorded would be lost if only its end showed that it cannot be written.
    const written = writtenFirst(file);
    writeFileSync(written, "", { flag: "wx" });
    rmSync(written);
  } catch (cause) {
    throw new Error(`record cannot write ${got}: ${messageOf(cause)}`, { cause });
  }
}

/** The file that gets the name when it is whole. */
function writtenFirst(file: string): string {
  return join(dirname(file), `.${basename(file)}.${process.pid}.ts`);
}

/** Writes the file, whole or not at all, and returns what to say. */
async function save(
  bank: Parameters<typeof recordedScenario>[0],
  file: string,
  force: boolean,
): Promise<string> {
  const { name, source } = await recordedScenario(bank, basename(file, extname(file)));
  const base = basename(file);
  const written = writtenFirst(file);
  writeFileSync(written, source, { flag: "wx" });
  if (force) renameSync(written, file);
  else place(written, file);
  return `Wrote ${file}: import { ${name} } from "./${base}";`;
}

/** Gives a file its name unless that is taken, for which a link is sure; not every disk has links. */
function place(written: string, file: string): void {
  try {
    linkSync(written, file);
  } catch (cause) {
    if (existsSync(file))
      throw new Error(`record cannot write ${file}: the scenario is in ${written}.`, { cause });
    renameSync(written, file);
  }
  rmSync(written, { force: true });
}
