/** What to do. */
export type Command =
  | { readonly name: "help" | "version" | "serve" | "openapi" }
  | { readonly name: "open" | "drift"; readonly file: string }
  | { readonly name: "record"; readonly file: string; readonly force: boolean };

/**
 * Reads the command out of the words of a command line, given the names of its flags. Throws an Error for an unknown one, and
 * for a flag that the command does not take.
 *
 * @example commandOf(["record", "payroll.ts"], ["port"]) // { name: "record", file: "payroll.ts", force: false }
 */
export function commandOf(words: readonly string[], flags: readonly string[]): Command {
  const [word, ...others] = words;
  const [file] = others;
  const has = (name: string) => flags.includes(name);
  const refuse = (isRefused: (name: string) => boolean, reason: string) => {
    const given = flags.filter(isRefused).map((name) => `--${name}`);
    if (given.length > 0) throw new Error(`${reason}: leave ${given.join(", ")} out.`);
  };
  if (has("help")) return { name: "help" };
  if (has("version")) return { name: "version" };
  if (word !== "record") refuse((name) => name === "force", "Only record writes a file");
  if (word !== "drift") refuse((name) => DRIFT_FLAGS.has(name), "Only drift compares");
  if (word === undefined) return { name: "serve" };
  if (word === "openapi" && others.length === 0) {
    refuse((name) => SERVER_FLAGS.has(name), "openapi runs no server");
    return { name: word };
  }
  if (word === "open" && file !== undefined && others.length === 1) {
    refuse((name) => name !== "port", "open takes the bank from its file");
    return { name: word, file };
  }
  if (word === "drift" && file !== undefined && others.length === 1) {
    refuse(
      (name) => !DRIFT_FLAGS.has(name) && name !== "options",
      "drift takes the time from its recording, and the bank from --options",
    );
    return { name: word, file };
  }
  if (word === "record" && others.length <= 1) {
    refuse((name) => WORLD_FLAGS.has(name), "record writes down what is done to one new bank");
    return { name: word, file: file ?? "scenario.ts", force: has("force") };
  }
  throw new Error(
    `The commands are drift <file>, init, open <file>, openapi, record [file] and verify, got ${JSON.stringify(words.join(" "))}: see npx sandbank --help.`,
  );
}

const DRIFT_FLAGS: ReadonlySet<string> = new Set(["base-url", "ignore", "json"]);

/** The flags of several banks, or of one that is kept. */
const WORLD_FLAGS: ReadonlySet<string> = new Set(["isolate", "limit", "state", "reset-state"]);
const SERVER_FLAGS: ReadonlySet<string> = new Set([
  ...["port", "host", "allow-origin", "allow-host", "log", "quiet"],
  ...WORLD_FLAGS,
]);
