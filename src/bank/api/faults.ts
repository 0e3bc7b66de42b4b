import * as z from "zod/mini";
import { NotFoundError } from "../../engine/errors.ts";
import type { ArmedRule } from "../../engine/http/faults/armed-rule.ts";
import type { Faults } from "../../engine/http/faults/faults.ts";
import type { PresetName } from "../../engine/http/faults/preset-names.ts";
import { FaultOption, type FaultRule } from "../../engine/http/faults/rule.ts";
import { readOptionsOf } from "../../engine/options.ts";
import { received } from "../../engine/schema/expected.ts";

/** A rule of a bank, and what it did since it was added. */
export interface ListedFault {
  /** Counts up from "1"; the rules of the option `faults` come first. */
  readonly id: string;
  /** The preset whose rule it is; null for none. */
  readonly preset: PresetName | null;
  /** The rule; its instants are ISO 8601 strings. */
  readonly rule: FaultRule;
  /** How many requests it was about. */
  readonly matched: number;
  /** For how many of them it fired. */
  readonly fired: number;
  /** Bank time when it last fired, ISO 8601; null until then. */
  readonly lastFired: string | null;
}

/** Removes the rule that was added; a second call does nothing. */
export interface RemoveFault {
  (): void;
  /** The id of the rule. */
  readonly id: string;
}

/** The rules by which requests go wrong (X70 to X79). */
export interface BankFaults {
  /**
   * Adds a rule, or that of a preset, after the others; it is for the requests whose turn is still to come. Throws an
   * OptionError that names what is wrong with it.
   *
   * @example const off = bank.faults.add({ on: "POST /v1/*", rate: 0.05, status: 503, retryAfter: 2 });
   */
  add(rule: FaultRule | PresetName): RemoveFault;
  /** The rules in the order in which they are decided, and what each did. */
  list(): readonly ListedFault[];
  /** Removes the rule with this id. Throws a NotFoundError when there is none. */
  remove(id: string): void;
  /** Removes every rule, those of the option `faults` included. */
  clear(): void;
}

const Added = z.strictObject({ rule: FaultOption });

/** Makes `bank.faults`. */
export function createBankFaults(faults: Faults): BankFaults {
  return {
    add(given) {
      const { rule } = readOptionsOf("bank.faults.add", Added, { rule: given });
      const armed = faults.add(rule, "rule");
      return Object.assign(() => faults.remove(armed), { id: armed.id });
    },
    list: () => faults.rules.map(listed),
    remove(id) {
      const found = faults.rules.find((rule) => rule.id === id);
      if (!found)
        throw new NotFoundError(
          `There is no fault rule ${received(id)}: take an id, which is text, from the list.`,
        );
      faults.remove(found);
    },
    clear: () => faults.clear(),
  };
}

function listed({ id, preset, rule, state }: ArmedRule): ListedFault {
  const { matched, fired, lastFired } = state();
  const { after, until, ...others } = rule;
  const instants = {
    ...(after === undefined ? {} : { after: isoOf(after) }),
    ...(until === undefined ? {} : { until: isoOf(until) }),
  };
  const last = lastFired === undefined ? null : isoOf(lastFired);
  return { id, preset, rule: { ...others, ...instants }, matched, fired, lastFired: last };
}

function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
