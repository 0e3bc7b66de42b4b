import { streamOf } from "../../store/random.ts";
import { WORLD_HEADER } from "../headers/world-header.ts";
import { drawLatency } from "../latency-option.ts";
import type { Problem } from "../problems.ts";
import { problemOf } from "./answer.ts";
import type { Matcher } from "./match.ts";
import type { PresetName } from "./preset-names.ts";
import type { FaultRequest } from "./request.ts";
import type { ReadRule } from "./rule.ts";

/** What a rule has counted, and where its draws are, as plain JSON. */
export interface RuleState {
  readonly matched: number;
  readonly fired: number;
  /** Bank time in milliseconds; undefined until it fires. */
  readonly lastFired?: number | undefined;
  readonly random: readonly number[];
}

/** A rule of a bank, with what it has counted. */
export interface ArmedRule {
  readonly id: string;
  readonly preset: PresetName | null;
  readonly rule: ReadRule;
  /** The answer of a rule with a status. */
  readonly problem: Problem | undefined;
  /** Counts a request if it matches; returns whether the rule selects it. */
  selects(request: FaultRequest, now: number): boolean;
  /** Counts that the rule has fired; returns the milliseconds by which it delays the answer. */
  fire(now: number): number;
  /** What it has counted and drawn until now, from which `armRule` goes on. */
  state(): RuleState;
}

/** The draws that `rate` is compared with. */
const STEPS = 2 ** 30;

/** Makes a rule, with counts at 0 unless it goes on from a state. */
export function armRule(parts: {
  readonly id: number;
  readonly preset: PresetName | null;
  readonly rule: ReadRule;
  readonly isAbout: Matcher;
  readonly seed: number;
  readonly state?: RuleState | undefined;
}): ArmedRule {
  const { id, preset, rule, isAbout, seed, state } = parts;
  const random = streamOf(seed, id);
  if (state) random.load(state.random);
  const problem = problemOf(rule);
  let { matched = 0, fired = 0, lastFired }: Partial<RuleState> = state ?? {};
  const matches = (request: FaultRequest, now: number) =>
    (rule.after === undefined || now >= rule.after) &&
    (rule.until === undefined || now < rule.until) &&
    (rule.world === undefined || request.headers.get(WORLD_HEADER) === rule.world) &&
    isAbout(request);
  const isTurn = () =>
    (rule.nth === undefined || matched === rule.nth) &&
    (rule.every === undefined || matched % rule.every === 0) &&
    (rule.rate === undefined || random.int(1, STEPS) <= rule.rate * STEPS) &&
    (rule.times === undefined || fired < rule.times);
  return {
    id: String(id),
    preset,
    rule,
    problem,
    selects(request, now) {
      if (!matches(request, now)) return false;
      matched += 1;
      return isTurn();
    },
    fire(now) {
      fired += 1;
      lastFired = now;
      return rule.latency === undefined ? 0 : drawLatency(rule.latency, random);
    },
    state: () => ({ matched, fired, lastFired, random: random.save() }),
  };
}
