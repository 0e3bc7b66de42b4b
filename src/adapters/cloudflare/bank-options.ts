import { type BankOptions, OptionError } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { plainOptions } from "../shared/plain-options.ts";
import type { WorldBankOptions } from "./options.ts";
import type { WorldsEnv } from "./platform.ts";

/**
 * The options of a world's bank: those of the module, and over them those of the environment. Throws an OptionError where
 * the option `bank` gives none, such as a promise, or the variable SANDBANK_OPTIONS holds none.
 */
export function bankOptionsOf(bank: WorldBankOptions, env: WorldsEnv, world: string): BankOptions {
  const given = typeof bank === "function" ? bank(env, world) : bank;
  const ofModule = plainOptions("The option 'bank' of cloudflareBank", given, {
    expected: "be or return a plain object",
  });
  return { ...ofModule, ...ofEnvironment(env.SANDBANK_OPTIONS) };
}

function ofEnvironment(given: unknown): object {
  if (given === undefined || given === "") return {};
  return plainOptions("The variable SANDBANK_OPTIONS", typeof given === "string" ? parsed(given) : given, {
    expected: "hold a JSON object",
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // What it quotes of the text may be a key, and any client gets the answer.
    const reason = messageOf(cause).replace(/,? *(\.\.\.)?".*/s, "");
    throw new OptionError(`The variable SANDBANK_OPTIONS must hold JSON, but is none: ${reason}.`, { cause });
  }
}
