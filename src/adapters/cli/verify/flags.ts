import { httpUrl } from "../../../engine/schema/url.ts";
import { AREAS, type Area } from "../../../fidelity/probes/probe.ts";
import { HELP_FLAG, LIST, parseFlags, SWITCH, TEXT } from "../parse-flags.ts";

/** What the command line of `verify` says. */
export interface VerifyFlags {
  readonly isHelp: boolean;
  readonly baseUrl: string;
  readonly keys: { readonly client: string; readonly admin: string | undefined };
  readonly accounts: readonly string[];
  readonly writes: boolean;
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly only: readonly Area[];
  /** Requests per second. */
  readonly rate: number;
  /** Seconds to wait for an answer. */
  readonly timeout: number;
  /** Bytes of the largest file to upload. */
  readonly maxUpload: number;
  readonly out: string | undefined;
  readonly json: string | undefined;
  readonly ledger: string | undefined;
}

const MOST_BYTES = 1024 ** 3;

/**
 * Reads the words after `verify`; keys may also be in `SANDBANK_KEY` and `SANDBANK_ADMIN_KEY` of `environment`. Throws an Error
 * that names the flag, never a key.
 *
 * @example readVerifyFlags(["--base-url", "https://api.example.com"], { SANDBANK_KEY: "…" }).rate // 4
 */
export function readVerifyFlags(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): VerifyFlags {
  const { values: flags } = parse(args);
  const isHelp = flags.help === true;
  const admin = (flags["admin-key"] ?? environment.SANDBANK_ADMIN_KEY) || undefined;
  return {
    isHelp,
    baseUrl: isHelp ? "" : addressOf(flags["base-url"]),
    keys: {
      client: isHelp ? "" : keyOf("key", flags.key ?? environment.SANDBANK_KEY),
      admin: isHelp || admin === undefined ? undefined : keyOf("admin-key", admin),
    },
    accounts: flags.account ?? [],
    writes: flags.writes === true,
    dryRun: flags["dry-run"] === true,
    force: flags.force === true,
    only: (flags.only ?? []).flatMap((names) => names.split(",")).map(areaOf),
    rate: numberOf("rate", flags.rate, { otherwise: 4, least: 0.001, most: 1000, unit: "requests a second" }),
    timeout: numberOf("timeout", flags.timeout, { otherwise: 10, least: 0.001, most: 600, unit: "seconds" }),
    maxUpload: Math.floor(
      numberOf("max-upload", flags["max-upload"], {
        otherwise: 10 * 1024 ** 2 + 1,
        least: 1,
        most: MOST_BYTES,
        unit: "bytes",
      }),
    ),
    out: flags.out,
    json: flags.json,
    ledger: flags.ledger,
  };
}

function parse(args: readonly string[]) {
  return parseFlags("sandbank verify", {
    args: [...args],
    options: {
      "base-url": TEXT,
      key: TEXT,
      "admin-key": TEXT,
      account: LIST,
      writes: SWITCH,
      only: LIST,
      rate: TEXT,
      timeout: TEXT,
      "max-upload": TEXT,
      "dry-run": SWITCH,
      out: TEXT,
      json: TEXT,
      ledger: TEXT,
      force: SWITCH,
      help: HELP_FLAG,
    },
  });
}

function addressOf(text: string | undefined): string {
  const url = httpUrl.safeParse(text);
  if (url.success && new URL(url.data).username === "" && new URL(url.data).password === "") {
    if (!url.data.endsWith("/v1")) return url.data;
    throw new Error("--base-url must be without the /v1 at its end, which each request has.");
  }
  throw new Error(
    "--base-url must be the address of the service, without a user name or password, such as https://api.example.com.",
  );
}

function keyOf(flag: string, key: string | undefined): string {
  if (key !== undefined && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new Error(
    key
      ? `--${flag} must be a key without spaces, as it is sent after Bearer.`
      : "--key must be the client's key; it may also be in the environment variable SANDBANK_KEY.",
  );
}

function areaOf(name: string): Area {
  const area = AREAS.find((each) => each === name);
  if (area) return area;
  throw new Error(`--only must be one or more of ${AREAS.join(", ")}, got ${JSON.stringify(name)}.`);
}

function numberOf(
  name: string,
  text: string | undefined,
  { otherwise, least, most, unit }: NumberFlag,
): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (text.trim() !== "" && number >= least && number <= most) return number;
  throw new Error(
    `--${name} must be a number of ${unit} from ${least} to ${most}, got ${JSON.stringify(text)}.`,
  );
}

interface NumberFlag {
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}
