import { isFlagOf } from "./flag-table.ts";

/** What to do. */
export type Command =
  | { readonly name: "help" | "version" | "serve" | "openapi" | "listen" | "mcp" | "playground" }
  | { readonly name: "trigger"; readonly type: string }
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
  if (word !== "record") refuse((name) => isFlagOf(name, "record"), "Only record writes a file");
  if (word !== "drift") refuse((name) => isFlagOf(name, "drift"), "Only drift compares");
  if (word !== "listen") refuse((name) => isFlagOf(name, "listen"), "Only listen forwards events");
  if (word !== "trigger") refuse((name) => isFlagOf(name, "trigger"), "Only trigger makes events");
  if (word !== "mcp") refuse((name) => isFlagOf(name, "mcp"), "Only mcp has an assistant");
  if (word !== "listen" && word !== "trigger" && word !== "mcp")
    refuse((name) => isFlagOf(name, "events"), "Only listen, mcp and trigger ask another bank");
  if (word === undefined) return { name: "serve" };
  if (word === "openapi" && others.length === 0) {
    refuse((name) => isFlagOf(name, "server", "worlds"), "openapi runs no server");
    return { name: word };
  }
  if (word === "playground" && others.length === 0) {
    refuse((name) => name !== "port", "playground has its bank in the page");
    return { name: word };
  }
  if (word === "open" && file !== undefined && others.length === 1) {
    refuse((name) => name !== "port" && name !== "options", "open takes the bank from its file");
    return { name: word, file };
  }
  if (word === "drift" && file !== undefined && others.length === 1) {
    refuse(
      (name) => !isFlagOf(name, "drift") && name !== "options",
      "drift takes the time from its recording, and the bank from --options",
    );
    return { name: word, file };
  }
  if (word === "record" && others.length <= 1) {
    refuse((name) => isFlagOf(name, "worlds"), "record writes down what is done to one new bank");
    return { name: word, file: file ?? "scenario.ts", force: has("force") };
  }
  if (word === "listen" && others.length === 0) {
    if (has("url") || has("resend"))
      refuse(
        (name) => isFlagOf(name, "bank", "server", "worlds"),
        "listen starts no bank with --url or --resend",
      );
    refuse((name) => isFlagOf(name, "worlds"), "listen has one bank");
    return { name: word };
  }
  if (word === "mcp" && others.length === 0) {
    refuse((name) => isFlagOf(name, "server", "worlds"), "mcp runs no server");
    if (has("url")) refuse((name) => isFlagOf(name, "bank"), "mcp starts no bank with --url");
    else refuse((name) => name === "key", "The bank that mcp starts has no key");
    return { name: word };
  }
  if (word === "trigger" && file !== undefined && others.length === 1) {
    refuse((name) => !isFlagOf(name, "trigger", "events"), "trigger asks a bank that runs");
    return { name: word, type: file };
  }
  throw new Error(
    `The commands are drift <file>, init, listen, mcp, open <file>, openapi, playground, record [file], states <url>, trigger <event type> and verify, got ${JSON.stringify(words.join(" "))}: see npx sandbank --help.`,
  );
}
