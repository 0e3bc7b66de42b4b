import { OptionError } from "../../errors.ts";
import { freezeDeep } from "../../store/freeze.ts";
import { isKeptFromBank, type LoggedFault } from "../log/outcomes.ts";
import { Problem } from "../problems.ts";
import { type ArmedRule, armRule, type RuleState } from "./armed-rule.ts";
import { BrokenRuleError, type Endpoint, matcherOf } from "./match.ts";
import type { PresetName } from "./preset-names.ts";
import { PRESETS } from "./presets.ts";
import { createLimiter, type RateLimit } from "./rate-limit.ts";
import type { FaultRequest } from "./request.ts";
import type { ReadRule } from "./rule.ts";

/** What happens to a request. */
export interface Fault {
  readonly logged: LoggedFault;
  /** The refusal in place of what the bank would answer. */
  readonly problem: Problem | undefined;
  /** The whole body of that refusal; undefined for one in the service's form. */
  readonly body: unknown;
}

/** A rule with its id, and what it has counted; undefined for nothing yet. */
interface SavedRule {
  readonly id: number;
  readonly entry: ReadRule | PresetName;
  readonly state?: RuleState | undefined;
}

/** The rules of one bank. */
export interface Faults {
  /** In the order in which they are decided. */
  readonly rules: readonly ArmedRule[];
  /** The highest id of all rules that were added. */
  readonly lastId: number;
  /** Decides what happens to a request; undefined for nothing. `now` is bank time in milliseconds. */
  decide(request: () => FaultRequest, now: number): Fault | undefined;
  /**
   * Adds a rule after the others, with the next id and counts at 0. Throws an OptionError whose message begins with `name` when
   * it is about no endpoint.
   */
  add(rule: ReadRule | PresetName, name: string): ArmedRule;
  /** Removes a rule, if it is there. */
  remove(rule: ArmedRule): void;
  /** Removes every rule. */
  clear(): void;
  /** Called after each of these three; what it throws undoes that, and is thrown. */
  keep: (() => void) | undefined;
  /** Puts saved rules in place of all; the id of the next one follows `last`. Throws an OptionError as `add` does, and changes nothing then. */
  load(saved: readonly SavedRule[], last: number): void;
  /** Puts back the configured rules, with counts at 0. */
  reset(): void;
}

/** Makes the rules of a bank. Throws an OptionError for a rule that is about no endpoint. */
export function createFaults(parts: {
  readonly configured: readonly (ReadRule | PresetName)[];
  readonly rateLimit: RateLimit | undefined;
  readonly endpoints: readonly Endpoint[];
  readonly seed: number;
}): Faults {
  const { configured, rateLimit, endpoints, seed } = parts;
  const limiter = rateLimit && createLimiter(rateLimit);
  let rules: readonly ArmedRule[] = [];
  let lastId = 0;
  const arm = ({ id, entry, state }: SavedRule, name: string) => {
    const preset = typeof entry === "string" ? entry : null;
    const rule = freezeDeep(typeof entry === "string" ? PRESETS[entry] : entry);
    const isAbout = matcherOf(rule.on, endpoints);
    if (typeof isAbout === "string") throw new OptionError(`Option '${name}.on' ${isAbout}`);
    return armRule({ id, preset, rule, isAbout, seed, state });
  };
  const change = (others: readonly ArmedRule[], last = lastId) => {
    const before = [rules, lastId] as const;
    [rules, lastId] = [others, last];
    try {
      faults.keep?.();
    } catch (error) {
      [rules, lastId] = before;
      throw error;
    }
  };
  const faults: Faults = {
    keep: undefined,
    get rules() {
      return rules;
    },
    get lastId() {
      return lastId;
    },
    decide(request, now) {
      if (rules.length === 0 && !limiter) return undefined;
      const seen = request();
      const fired = firedOf(rules, seen, now);
      if (fired.broken) return fired.broken;
      const main = fired.main ?? fired.delays[0];
      const isHandled = !isKeptFromBank(fired.main?.rule.then) && !fired.main?.problem;
      const limited = isHandled ? limiter?.count(seen, now) : undefined;
      if (!main && !limited) return undefined;
      const then = fired.main?.rule.then ?? (fired.main ? "status" : undefined);
      const named = then || !limited ? main : undefined;
      const also = fired.delays.filter((rule) => rule !== named).map(({ id }) => id);
      return {
        logged: {
          rule: named?.id ?? "rateLimit",
          then: then ?? (limited ? "rate-limit" : "latency"),
          latency: fired.latency,
          also,
        },
        problem: fired.main?.problem ?? limited,
        body: fired.main?.problem && fired.main.rule.body,
      };
    },
    add(entry, name) {
      const armed = arm({ id: lastId + 1, entry }, name);
      change([...rules, armed], lastId + 1);
      return armed;
    },
    remove: (rule) => change(rules.filter((each) => each !== rule)),
    clear: () => change([]),
    load(saved, last) {
      rules = saved.map((each) => arm(each, `faults.${each.id - 1}`));
      lastId = last;
    },
    reset() {
      limiter?.reset();
      faults.load(
        configured.map((entry, at) => ({ id: at + 1, entry })),
        configured.length,
      );
    },
  };
  faults.reset();
  return faults;
}

/** Counts a request with every rule, and fires those whose turn it is (X71). */
function firedOf(rules: readonly ArmedRule[], request: FaultRequest, now: number) {
  let main: ArmedRule | undefined;
  let latency = 0;
  const delays: ArmedRule[] = [];
  let broken: Fault | undefined;
  for (const rule of rules) {
    try {
      if (!rule.selects(request, now)) continue;
    } catch (error) {
      if (!(error instanceof BrokenRuleError)) throw error;
      broken ??= brokenRule(rule, error);
      continue;
    }
    if (rule.rule.latency !== undefined) delays.push(rule);
    else if (main) continue;
    else main = rule;
    latency += rule.fire(now);
  }
  return { main, delays, latency, broken };
}

/** The answer to a request that a rule could not judge: handled without it, a mistake in a test would stay unseen. */
function brokenRule({ id }: ArmedRule, { message }: BrokenRuleError): Fault {
  const problem = new Problem(500, "fault", `The function 'on' of fault rule ${id} ${message}`, {
    rule: "X70",
  });
  return { logged: { rule: id, then: "status", latency: 0, also: [] }, problem, body: undefined };
}
