import { NOT_VISIBLE } from "../options/not-visible.ts";
import { isWithin, type OptionLeaf, optionLeaves, statementsNaming } from "../options/option-leaves.ts";
import { settingText, sourceOf } from "../options/settings.ts";
import { PROBES } from "../probes/index.ts";
import type { Calibration, Found } from "./calibrate.ts";
import type { Judgement } from "./judge.ts";
import type { FoundOption, HiddenOption } from "./report.ts";

/** The options that were found not to be at their default, with what speaks for each. */
export function foundOptions(
  judgements: readonly Judgement[],
  found: Found,
  isSteady: (option: string) => boolean,
): readonly FoundOption[] {
  const steady = [...found].filter(([option]) => isSteady(option));
  return steady.map(([option, value]) => {
    const name = settingText({ option, value });
    const evidence = judgements
      .flatMap(({ contradictions }) => contradictions)
      .filter((each) => each.option === name);
    return {
      option,
      value: typeof value === "function" ? null : value,
      source: sourceOf(value),
      statements: statementsNaming(option),
      evidence: evidence[0] ?? null,
    };
  });
}

/** The options of which nothing, or not all, is visible, each with the reason; one that no probe finds needs none of its own. */
export function hiddenOptions(
  judgements: readonly Judgement[],
  { found, alike }: Calibration,
  isSteady: (option: string) => boolean,
  leaves: readonly Pick<OptionLeaf, "option">[] = optionLeaves(),
): readonly HiddenOption[] {
  const hidden = new Map<string, string>();
  for (const [option, values] of alike) {
    if (values.length === 0) continue;
    const all = [found.get(option), ...values].map((value) =>
      value === undefined ? "the default" : sourceOf(value),
    );
    hidden.set(option, `the service would answer the same with ${all.join(", ")}`);
  }
  for (const { finds = [] } of PROBES) {
    for (const { option, limits } of finds) {
      const runs = judgements.flatMap(({ run }) =>
        run.probe.finds?.some((each) => each.option === option) && run.exchanges.length > 0 ? [run] : [],
      );
      const [ended] = runs.every((run) => run.ended !== undefined) ? runs : [];
      if (ended) hidden.set(option, `the probe "${ended.probe.name}" ended early: ${ended.ended}`);
      const reason = limits?.(found.get(option));
      if (reason !== undefined) hidden.set(option, reason);
      if (runs.length === 0) hidden.set(option, "no probe that shows it has run");
      if (found.has(option) && !isSteady(option))
        hidden.set(option, "the service answered now one way, now another");
    }
  }
  for (const [option, reason] of Object.entries(NOT_VISIBLE))
    if (!found.has(option) && !hidden.has(option)) hidden.set(option, reason);
  const known = [
    ...PROBES.flatMap(({ finds = [] }) => finds.map(({ option }) => option)),
    ...Object.keys(NOT_VISIBLE),
  ];
  for (const { option } of leaves)
    if (!known.some((each) => isWithin(option, each))) hidden.set(option, "no probe looks for it");
  return [...hidden]
    .map(([option, reason]) => ({ option, reason }))
    .sort((a, b) => (a.option < b.option ? -1 : 1));
}
