import { type BankOptions, type CoreBank, createBank, OptionError } from "../../core.ts";
import { messageOf, thrownBy } from "../../engine/errors.ts";
import { plainOptions } from "../shared/plain-options.ts";
import type { WorldsEnv } from "./platform.ts";

/** The options of each world's bank, or a function that returns those of a world. */
export type WorldBankOptions = BankOptions | ((env: WorldsEnv, world: string) => BankOptions);

/**
 * What is wrong with options of the module, so that a worker with them is not deployed; undefined when nothing is. Those of a
 * function are not known before there is a world. Their scenario is not played.
 */
export function wrongIn(bank: WorldBankOptions): string | undefined {
  if (typeof bank === "function") return undefined;
  const error = thrownBy(() => void createBank({ ...bank, scenario: undefined }).dispose());
  return error === undefined ? undefined : messageOf(error);
}

/**
 * Makes the bank of a world of the options of the module, and over them those of the environment. Throws an OptionError where
 * the option `bank` gives none, such as a promise, or the variable SANDBANK_OPTIONS holds none, and for wrong ones.
 */
export function createWorldBank(bank: WorldBankOptions, env: WorldsEnv, world: string): CoreBank {
  const given = typeof bank === "function" ? bank(env, world) : bank;
  const ofModule = plainOptions("The option 'bank' of cloudflareBank", given, {
    expected: "be or return a plain object",
  });
  const options = { ...ofModule, ...ofEnvironment(env.SANDBANK_OPTIONS) };
  try {
    return createBank(options);
  } catch (cause) {
    throw new OptionError(
      `The options of this world, those of cloudflareBank's bank and over them those of the variable SANDBANK_OPTIONS, are wrong: ${messageOf(cause)}`,
      { cause },
    );
  }
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
    const [reason = ""] = messageOf(cause).split(/,? ?(?:\.\.\.)?"/, 1);
    throw new OptionError(`The variable SANDBANK_OPTIONS must hold JSON, but is none: ${reason}.`, { cause });
  }
}
