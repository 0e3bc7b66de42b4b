import { readFileSync } from "node:fs";
import process from "node:process";
import { messageOf } from "../../engine/errors.ts";
import { readHar } from "../../fidelity/har/har.ts";
import type { Progress } from "../../fidelity/options/search.ts";
import { readIgnored } from "../../fidelity/report/ignore.ts";
import { printable } from "../../fidelity/report/printable.ts";
import { drift } from "../../fidelity/report/report.ts";
import { textOfReport } from "../../fidelity/report/report-text.ts";
import type { Flags } from "./flags.ts";
import { loadOptionsFile } from "./options-file.ts";
import { printError } from "./output.ts";

const DIFFERENT = 1;
const UNREADABLE = 2;

/** Prints where a bank and a recording differ; sets the exit code: 0 for nowhere, 1 for somewhere, 2 for a file that it can't read or compare. */
export async function runDrift(file: string, flags: Flags): Promise<void> {
  const { baseUrl, ignoreFile, asJson } = flags.comparison;
  try {
    const recording = readFrom(file, (text) => readHar(text, { baseUrl }));
    const rules = ignoreFile === undefined ? [] : readFrom(ignoreFile, readIgnored);
    const { optionsFile } = flags;
    const options = flags.toBank(
      {},
      optionsFile === undefined ? undefined : await loadOptionsFile(optionsFile),
    );
    const report = await drift(recording, options, rules, process.stderr.isTTY ? showProgress : undefined);
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
    console.log(
      asJson ? JSON.stringify(report, null, 2).split("\n").map(printable).join("\n") : textOfReport(report),
    );
    // A check that compares nothing should not pass.
    if (report.compared === 0) process.exitCode = UNREADABLE;
    else process.exitCode = report.differences.length > 0 ? DIFFERENT : 0;
  } catch (error) {
    printError(error, flags);
    process.exitCode = UNREADABLE;
  }
}

/** Reads a file; the error names it. */
function readFrom<Content>(file: string, read: (text: string) => Content): Content {
  try {
    return read(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file}: ${messageOf(cause)}`, { cause });
  }
}

function showProgress({ option, replays, left }: Progress): void {
  process.stderr.write(`\r\u001b[K${left} differences, ${replays} replays, trying ${option}`);
}
