import { KIND_NAMES, type Kind } from "../../../sweep/kinds.ts";
import { HELP_FLAG, LIST, parseFlags, SWITCH, TEXT } from "../parse-flags.ts";

/** What the command line of `states` says. */
export interface StatesFlags {
  readonly isHelp: boolean;
  readonly url: string;
  readonly only: readonly string[] | undefined;
  readonly without: readonly string[];
  readonly all: boolean;
  /** Addresses of the pages to look at. */
  readonly screens: readonly [string, ...string[]];
  readonly follow: boolean;
  readonly do: string | undefined;
  readonly explore: number;
  readonly seed: number | undefined;
  readonly out: string;
  readonly pictures: boolean;
  readonly dark: boolean;
  readonly widths: readonly [number, ...number[]];
  readonly json: boolean;
  readonly baseline: string | undefined;
  readonly failOn: readonly Kind[];
  /** The path of a Chromium; undefined for that of Playwright. */
  readonly browser: string | undefined;
  readonly bank: "routes" | "page" | undefined;
  /** The words that say what bank it is, as of the command without a name. */
  readonly bankArgs: readonly string[];
  readonly workers: number | undefined;
  /** Milliseconds. */
  readonly timeout: number;
}

const OF_BANK = ["options", "scenario", "products", "start", "strict", "latency"] as const;

/**
 * Reads the words after `states`. Throws an Error that names the flag.
 *
 * @example readStatesFlags(["http://localhost:5173", "--screens", "/,/transfers"]).screens
 */
export function readStatesFlags(args: readonly string[]): StatesFlags {
  const { values: flags, positionals } = parse(args);
  const isHelp = flags.help === true;
  const url = isHelp ? "http://localhost" : addressOf(positionals);
  const [first = url, ...others] = listOf(flags.screens).map((path) => screenOf(path, url));
  const [width = 1280, ...widths] = listOf(flags.widths).map((text) => wholeOf("widths", text, 100, 10_000));
  return {
    ...{
      isHelp,
      url,
      do: flags.do,
      baseline: flags.baseline,
      out: flags.out ?? "sandbank-states",
      browser: flags.browser,
    },
    only: flags.only && listOf(flags.only),
    without: listOf(flags.without),
    all: flags.all === true,
    screens: [first, ...others],
    follow: flags.follow === true,
    explore: flags.explore === undefined ? 0 : wholeOf("explore", flags.explore, 1, 1_000_000),
    seed: flags.seed === undefined ? undefined : wholeOf("seed", flags.seed, 0, 2 ** 31),
    pictures: flags["no-pictures"] !== true,
    dark: flags.dark === true,
    widths: [width, ...widths],
    json: flags.json === true,
    failOn: kindsOf(flags["fail-on"]),
    bank: flags.bank === undefined ? undefined : bankOf(flags.bank),
    bankArgs: OF_BANK.flatMap((name) => (flags[name] === undefined ? [] : [`--${name}=${flags[name]}`])),
    workers: flags.workers === undefined ? undefined : wholeOf("workers", flags.workers, 1, 64),
    timeout: 1000 * (flags.timeout === undefined ? 8 : wholeOf("timeout", flags.timeout, 1, 600)),
  };
}

function parse(args: readonly string[]) {
  return parseFlags("sandbank states", {
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ only: LIST, without: LIST, all: SWITCH, screens: LIST, follow: SWITCH, do: TEXT },
      ...{ explore: TEXT, seed: TEXT, out: TEXT, "no-pictures": SWITCH, dark: SWITCH, widths: LIST },
      ...{
        json: SWITCH,
        baseline: TEXT,
        "fail-on": LIST,
        bank: TEXT,
        browser: TEXT,
        workers: TEXT,
        timeout: TEXT,
      },
      ...{ options: TEXT, scenario: TEXT, products: TEXT, start: TEXT, strict: TEXT, latency: TEXT },
      help: HELP_FLAG,
    },
  });
}

function listOf(values: readonly string[] = []): string[] {
  return values.flatMap((each) => each.split(",")).filter((each) => each !== "");
}

function addressOf([url, ...others]: readonly string[]): string {
  if (url !== undefined && others.length === 0 && /^https?:$/.test(URL.parse(url)?.protocol ?? ""))
    return url;
  throw new Error(
    `states needs the address of one page, such as http://localhost:5173, got ${JSON.stringify([url, ...others].join(" ").trim())}.`,
  );
}

function screenOf(path: string, url: string): string {
  const screen = URL.parse(path, url);
  if (screen && screen.origin === new URL(url).origin) return screen.href;
  throw new Error(`--screens must be paths of ${new URL(url).origin}, got ${JSON.stringify(path)}.`);
}

function wholeOf(flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${flag} must be a whole number from ${least} to ${most}, got ${JSON.stringify(text)}.`);
}

function kindsOf(values: readonly string[] | undefined): readonly Kind[] {
  if (values === undefined) return KIND_NAMES;
  return listOf(values).flatMap((name) => {
    if (name === "none") return [];
    const kind = KIND_NAMES.find((each) => each === name);
    if (kind) return kind;
    throw new Error(`--fail-on must be none, or of ${KIND_NAMES.join(", ")}, got ${JSON.stringify(name)}.`);
  });
}

function bankOf(text: string): "routes" | "page" {
  if (text === "routes" || text === "page") return text;
  throw new Error(`--bank must be routes or page, got ${JSON.stringify(text)}.`);
}
