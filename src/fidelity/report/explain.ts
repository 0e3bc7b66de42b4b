import type { BankOptions } from "../../bank/bank.ts";
import { type Difference, differences, keyOf } from "../compare/compare.ts";
import type { Exchange } from "../exchange.ts";
import { type Found, isCloser, type Progress, Search, type Watch } from "../options/search.ts";
import { type Setting, settingText, withOption, withSettings } from "../options/settings.ts";
import type { Replayed } from "../replay/replay.ts";
import { minimalRecording } from "./minimal-recording.ts";

/** An option that explains differences, and others that explain as much. */
interface Explaining extends Setting {
  readonly alternatives: readonly Setting[];
}

/** What would make a bank agree with a recording. */
export interface Explained {
  /** The base options with those that explain differences. */
  readonly options: BankOptions;
  readonly explaining: readonly Explaining[];
  /** Against the base options, each with the option that explains it, if any. */
  readonly differences: readonly Difference[];
  /** The same with those that `keep` leaves out. */
  readonly compared: readonly Difference[];
  /** Those that remain with the options found. */
  readonly left: readonly Difference[];
  readonly replayed: readonly Replayed[];
  readonly replays: number;
}

/**
 * Searches the options that make a bank agree with a recording: each value of each option that the recording suggests is
 * replayed, the one that leaves the fewest differences is kept, and so on until none leaves fewer. `keep` leaves out
 * what is not to count. Throws an OptionError for base options that a bank cannot have.
 */
export async function explain(
  exchanges: readonly Exchange[],
  base: BankOptions,
  report: (progress: Progress) => void = () => undefined,
  keep: (found: readonly Difference[]) => readonly Difference[] = (found) => found,
): Promise<Explained> {
  const watch: Watch = { report, keep, replays: 0 };
  const whole = new Search(exchanges, [...exchanges.keys()], watch);
  const first = await whole.tryOut(base);
  let best = first;
  const steps: (Found & { readonly gone: readonly Difference[] })[] = [];
  for (let hasImproved = true; hasImproved && best.exchanges > 0; ) {
    hasImproved = false;
    const positions = minimalRecording(exchanges, best.differences, best.replayed);
    for await (const found of settingsFor(new Search(exchanges, positions, watch), best.options)) {
      const { option, value } = found.setting;
      const tried = await whole.tryOut(withOption(best.options, option, value));
      if (!isCloser(tried, best)) continue;
      const left = new Set(tried.differences.map(keyOf));
      steps.push({ ...found, gone: best.differences.filter((each) => !left.has(keyOf(each))) });
      best = tried;
      hasImproved = true;
    }
  }
  const found = new Map(
    steps.map(({ setting, alternatives }) => [setting.option, { ...setting, alternatives }]),
  );
  const textOf = new Map(
    steps.flatMap(({ setting: { option }, gone }) => gone.map((each) => [keyOf(each), option] as const)),
  );
  // What was the best guess at first may do nothing, or harm, together with what was found later.
  for (const { option } of [...found.values()]) {
    if (found.size === 1) break;
    const others = [...found.values()].filter((each) => each.option !== option);
    const without = await whole.tryOut(withSettings(others, base));
    if (!isCloser(best, without)) {
      found.delete(option);
      best = without;
      continue;
    }
    const left = new Set(best.differences.map(keyOf));
    for (const each of without.differences) if (!left.has(keyOf(each))) textOf.set(keyOf(each), option);
  }
  return {
    options: best.options,
    explaining: [...found.values()],
    differences: first.differences.map((each) => {
      const setting = found.get(textOf.get(keyOf(each)) ?? "");
      return setting ? { ...each, option: settingText(setting) } : each;
    }),
    compared: differences(exchanges, first.replayed),
    left: best.differences,
    replayed: first.replayed,
    replays: watch.replays,
  };
}

/** The options that bring a bank closer to some exchanges, one after the other. */
async function* settingsFor(search: Search, base: BankOptions): AsyncGenerator<Found> {
  let best = await search.tryOut(base);
  for (let isQuick = false; best.exchanges > 0; ) {
    const found = await search.next(best, isQuick);
    if (!found && !isQuick) return;
    // What was hidden behind other differences shows only now, so the last round tries everything.
    isQuick = found !== undefined;
    if (!found) continue;
    yield found;
    best = found.tried;
  }
}
