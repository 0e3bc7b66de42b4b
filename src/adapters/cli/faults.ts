import { readFileSync } from "node:fs";
import { isPresetName, PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import { received } from "../../engine/schema/expected.ts";

/**
 * The rules that `--faults` names: a preset, or a JSON file with a rule or a list of rules and presets, which the bank
 * checks. Throws an Error for a file that can't be read.
 *
 * @example faultsOf("flaky") // ["flaky"]
 */
export function faultsOf(given: string): unknown {
  if (isPresetName(given)) return [given];
  const rules = parsed(given, textOf(given));
  return Array.isArray(rules) ? rules : [rules];
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const expected = `one of ${PRESET_NAMES.join(", ")} or a JSON file with rules`;
    throw new Error(`--faults must be ${expected}, got ${received(path)}.`, { cause });
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`--faults must be a file that holds JSON, which ${received(path)} does not.`, { cause });
  }
}
