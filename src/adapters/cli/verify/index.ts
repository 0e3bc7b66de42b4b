import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname } from "node:path";
import process from "node:process";
import { messageOf } from "../../../engine/errors.ts";
import { isJsonObject } from "../../../engine/schema/json-object.ts";
import { withoutKeys } from "../../../engine/schema/masking/mask-text.ts";
import type { ProbeRequest } from "../../../fidelity/probes/probe.ts";
import { calibrationFile } from "../../../fidelity/verify/calibration-file.ts";
import { withResults } from "../../../fidelity/verify/ledger.ts";
import type { Report } from "../../../fidelity/verify/report.ts";
import { reportText } from "../../../fidelity/verify/report-text.ts";
import { isLocalKey } from "../../../fidelity/verify/transport.ts";
import { rehearse, verify as verifyService } from "../../../fidelity/verify/verify.ts";
import { shownPath } from "../../shared/paths.ts";
import { httpTransport } from "./client.ts";
import { readVerifyFlags, type VerifyFlags } from "./flags.ts";
import { VERIFY_HELP } from "./help.ts";
import { createProgress } from "./progress.ts";

/** A token that no service has given out. */
const MADE_UP = "sandbank-verify-no-such-key";

/** Runs `sandbank verify` with the words after it. Rejects with an Error for wrong flags, and for files it cannot write. */
export async function verify(args: readonly string[]): Promise<void> {
  const flags = readVerifyFlags(args, process.env);
  if (flags.isHelp) return console.log(VERIFY_HELP);
  checkFiles(flags);
  const settings = {
    service: flags.baseUrl,
    writes: flags.writes,
    hasAdminKey: flags.keys.admin !== undefined,
    accounts: flags.accounts,
    only: flags.only,
    run: Date.now().toString(36),
    maxUpload: flags.maxUpload,
    now: Date.now,
  };
  const planned = await rehearse(settings);
  if (flags.dryRun) return console.log(planText(planned, flags));
  const progress = createProgress(planned.length);
  const isStopped = stopOnSignal();
  const { keys, baseUrl, rate, writes } = flags;
  const transport = httpTransport({
    ...{ baseUrl, rate, writes, timeout: flags.timeout * 1000 },
    keys: { ...keys, other: MADE_UP, none: undefined },
    onRequest: () => progress.request(),
  });
  const onProbe = (probe: Parameters<typeof progress.probe>[0]) => progress.probe(probe);
  const report = masked(await verifyService({ ...settings, transport, onProbe, isStopped }), keys);
  progress.end();
  console.log(reportText(report));
  write(report, flags);
  if (isStopped() || !isGood(report)) process.exitCode = 1;
}

/** After the first SIGINT the probe that runs is the last, so that what it created is deleted; a second one ends the process. */
function stopOnSignal(): () => boolean {
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
    console.error(
      "sandbank: it ends after this probe, when what that created is deleted; Ctrl-C again ends it at once.",
    );
  });
  return () => isStopped;
}

/** What cannot be written is said before the first request, and not after the last. */
function checkFiles({ out, json, force, ledger }: VerifyFlags): void {
  if (out !== undefined && ![".ts", ".mts"].includes(extname(out)))
    throw new Error(`--out writes TypeScript: give it a file that ends in .ts, not ${JSON.stringify(out)}.`);
  if (out !== undefined && !force && existsSync(out))
    throw new Error(`--out replaces no file: ${JSON.stringify(out)} exists, give another or --force.`);
  for (const [flag, path] of Object.entries({ out, json, ledger })) {
    if (path === undefined) continue;
    try {
      accessSync(dirname(path), constants.W_OK);
    } catch (cause) {
      throw new Error(
        `--${flag} must be in a folder that exists and can be written, got ${shownPath(path)}.`,
        { cause },
      );
    }
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`--${flag} must be a file, but ${shownPath(path)} is a folder.`);
  }
  if (ledger !== undefined) readLedger(ledger);
}

function readLedger(path: string): object {
  if (!existsSync(path)) return {};
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw new Error(`--ledger must be a JSON file, which ${shownPath(path)} is not.`, { cause });
  }
  if (isJsonObject(value) && Object.values(value).every((entry) => isJsonObject(entry) && "date" in entry))
    return value;
  throw new Error(
    `--ledger must be an object of dates and results by statement, as verify writes it, which ${shownPath(path)} is not.`,
  );
}

function write(report: Report, { out, json, ledger }: VerifyFlags): void {
  const files: [string | undefined, () => string][] = [
    [out, () => calibrationFile(report)],
    [json, () => `${JSON.stringify(report, null, 2)}\n`],
    [ledger, () => `${JSON.stringify(withResults(readLedger(ledger ?? ""), report), null, 2)}\n`],
  ];
  for (const [path, text] of files) {
    if (path === undefined) continue;
    const unfinished = `${path}.${process.pid}`;
    try {
      writeFileSync(unfinished, text());
      renameSync(unfinished, path);
      console.log(`Wrote ${path}`);
    } catch (cause) {
      rmSync(unfinished, { force: true });
      throw new Error(`verify cannot write ${shownPath(path)}: ${messageOf(cause)}`, { cause });
    }
  }
}

/** A key is in no text of a report, even where the service repeats it. */
function masked(report: Report, { client, admin }: VerifyFlags["keys"]): Report {
  // Shorter ones are no secrets, and would be found in any word.
  const keys = [client, admin ?? ""].filter((key) => key.length >= 4 && !isLocalKey(key));
  // As it is, in an address, and in source text.
  const forms = keys.flatMap((key) => [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]);
  const text = JSON.stringify(report, (name, value: unknown) => {
    if (typeof value === "string") return withoutKeys(value, forms);
    return FOREIGN.has(name) ? withMaskedNames(value, forms) : value;
  });
  return JSON.parse(text);
}

/** The fields of a report that hold what the service answered, in which a name may be a key as well. */
const FOREIGN: ReadonlySet<string> = new Set(["service", "bank", "value"]);

function withMaskedNames(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => withMaskedNames(each, keys));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [withoutKeys(name, keys), withMaskedNames(each, keys)]),
  );
}

function isGood({ probes }: Report): boolean {
  const isExplained = probes.every(
    ({ result, contradictions }) =>
      result !== "contradicted" || contradictions.every(({ option }) => option !== null),
  );
  return isExplained && probes.some(({ result }) => result === "confirmed" || result === "contradicted");
}

function planText(requests: readonly ProbeRequest[], { baseUrl, rate }: VerifyFlags): string {
  const lines = requests.map(({ method, path, key, body, form }) => {
    const text = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
    const sent = form ? formText(form) : text;
    const shown = sent.length > 300 ? `${sent.slice(0, 300)}…` : sent;
    return [method.padEnd(6), path, key === "client" ? "" : `(key: ${key})`, shown].filter(Boolean).join(" ");
  });
  const seconds = Math.ceil(requests.length / rate);
  const writing = requests.filter(({ method }) => method !== "GET").length;
  return [
    ...lines,
    "",
    `${requests.length} requests to ${baseUrl}, ${writing} of them no GET, in about ${seconds} s. The ids are those of a new bank; a service that answers`,
    "otherwise is asked again, and what it does not accept is not asked further. None was sent.",
  ].join("\n");
}

function formText(form: NonNullable<ProbeRequest["form"]>): string {
  return form
    .map(({ name, type, size, text }) =>
      size === undefined ? `${name}=${text}` : `${name}: ${size} bytes, ${type}`,
    )
    .join("; ");
}
