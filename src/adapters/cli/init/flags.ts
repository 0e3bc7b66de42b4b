import { parseArgs } from "node:util";
import { messageOf } from "../../../engine/errors.ts";
import { FRAMEWORKS, type Framework, RUNNERS, type Runner } from "./facts.ts";

/** The flags of `init`. */
export interface InitFlags {
  readonly isHelp: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly install: boolean;
  /** Undefined where init is to find it out. */
  readonly framework: Framework | "none" | undefined;
  readonly runner: Runner | undefined;
}

/** Reads the words after `init`. Throws an Error that names the flag that is unknown, or the value that it does not take. */
export function readInitFlags(args: readonly string[]): InitFlags {
  const values = parse(args);
  return {
    isHelp: values.help ?? false,
    yes: values.yes ?? false,
    dryRun: values["dry-run"] ?? false,
    install: values.install ?? false,
    framework: oneOf("framework", [...FRAMEWORKS, "none"], values.framework),
    runner: oneOf("runner", RUNNERS, values.runner),
  };
}

function parse(args: readonly string[]) {
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        framework: { type: "string" },
        runner: { type: "string" },
        yes: { ...flag, short: "y" },
        "dry-run": flag,
        install: flag,
        help: { ...flag, short: "h" },
      },
    });
    return values;
  } catch (error) {
    const [problem] = messageOf(error).split(/\.\s/, 1);
    throw new Error(`${problem?.replace(/\.$/, "")}: see npx sandbank init --help.`, { cause: error });
  }
}

function oneOf<Name extends string>(
  flag: string,
  names: readonly Name[],
  given: string | undefined,
): Name | undefined {
  const found = names.find((name) => name === given);
  if (given !== undefined && found === undefined)
    throw new Error(`--${flag} must be one of ${names.join(", ")}, got ${JSON.stringify(given)}.`);
  return found;
}
