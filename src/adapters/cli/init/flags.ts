import { parseFlags, SWITCH, TEXT } from "../parse-flags.ts";
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
  return parseFlags("sandbank init", {
    args: [...args],
    options: {
      framework: TEXT,
      project: TEXT,
      runner: TEXT,
      yes: { ...OFF, short: "y" },
      "dry-run": OFF,
      install: OFF,
      help: { ...OFF, short: "h" },
    },
  }).values;
}

const OFF = { ...SWITCH, default: false } as const;

function oneOf<Name extends string>(flag: string, names: Readonly<Record<Name, unknown>>, given?: string) {
  if (given === undefined) return undefined;
  if (isIn(names, given)) return given;
  throw new Error(`--${flag} must be one of ${Object.keys(names).join(", ")}, got ${JSON.stringify(given)}.`);
}

function isIn<Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(names, name);
}
