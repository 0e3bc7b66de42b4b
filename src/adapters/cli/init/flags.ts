import { parseArgs } from "node:util";
import { messageOf } from "../../../engine/errors.ts";
import { FRAMEWORKS, type Framework, RUNNERS, type Runner } from "./project.ts";

/** Reads the words after `init`. Throws an Error that names the flag that is unknown, or the value that it does not take. */
export function readInitFlags(args: readonly string[]) {
  const { framework, runner, ...flags } = parse(args);
  const frameworks: Readonly<Record<Framework | "none", unknown>> = { ...FRAMEWORKS, none: undefined };
  return {
    ...flags,
    /** Undefined where init is to find it out. */
    framework: oneOf("framework", frameworks, framework),
    runner: oneOf<Runner>("runner", RUNNERS, runner),
  };
}

export type InitFlags = ReturnType<typeof readInitFlags>;

function parse(args: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        framework: { type: "string" },
        runner: { type: "string" },
        yes: { ...flag, short: "y" },
        "dry-run": flag,
        install: flag,
        help: { ...flag, short: "h" },
      },
    }).values;
  } catch (error) {
    const [problem] = messageOf(error).split(/\.\s/, 1);
    throw new Error(`${problem?.replace(/\.$/, "")}: see npx sandbank init --help.`, { cause: error });
  }
}

function oneOf<Name extends string>(flag: string, names: Readonly<Record<Name, unknown>>, given?: string) {
  if (given === undefined) return undefined;
  if (isIn(names, given)) return given;
  throw new Error(`--${flag} must be one of ${Object.keys(names).join(", ")}, got ${JSON.stringify(given)}.`);
}

function isIn<Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(names, name);
}
