import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../../engine/errors.ts";

/** A flag with a value, and one without. */
export const TEXT = { type: "string" } as const;
export const SWITCH = { type: "boolean" } as const;

/** A flag whose value is a list, because it can be repeated. */
export const LIST = { ...TEXT, multiple: true } as const;

/** The flag for help. */
export const HELP_FLAG = { ...SWITCH, short: "h" } as const;

/**
 * Reads a command line as `parseArgs` of Node does. Throws an Error in one line that names the wrong flag and the `command`
 * whose help has the right ones.
 *
 * @example parseFlags("sandbank", { args: ["--port", "0"], options: { port: TEXT } }).values.port // "0"
 */
export function parseFlags<Config extends ParseArgsConfig>(command: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = messageOf(error);
    // A key that was given without its flag would be a positional, which the message repeats.
    const isPositional = message.startsWith("Unexpected argument");
    const [first = ""] = message.split(/\.\s/, 1);
    const problem = isPositional ? `${command.split(" ").at(-1)} takes flags only` : first.replace(/\.$/, "");
    throw new Error(`${problem}: see npx ${command} --help.`, { cause: isPositional ? undefined : error });
  }
}
