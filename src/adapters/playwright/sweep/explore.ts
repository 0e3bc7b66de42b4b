import type { Page } from "@playwright/test";
import { streamOf } from "../../../engine/store/random.ts";
import { type State, stateLink } from "../../../states/index.ts";
import { type Action, drawn, statementOf } from "../../../sweep/action.ts";
import { heldBy, withoutHeld } from "../../../sweep/answers.ts";
import { testOf } from "../../../sweep/as-test.ts";
import { signatureOf } from "../../../sweep/baseline.ts";
import { hiddenErrors } from "../../../sweep/hidden-error.ts";
import type { Found } from "../../../sweep/kinds.ts";
import type { Control } from "../../../sweep/page/controls.ts";
import type { Look } from "../../../sweep/page/look.ts";
import { CONTROLS } from "../../../sweep/page/source.ts";
import type { Finding, Shot } from "../../../sweep/shot.ts";
import { shrunk } from "../../../sweep/shrink.ts";
import type { SweepSettings } from "./settings.ts";
import { all } from "./sweep.ts";
import { type Visit, visit } from "./visit.ts";

/** How far an exploration goes. */
export interface ExploreOptions {
  /** How many clicks and inputs, in all. */
  readonly actions: number;
  /** The same one does the same. */
  readonly seed: number;
  /** The signatures of findings that are known, such as those of the sweep without their states. */
  readonly known: ReadonlySet<string>;
  readonly onWalk?: ((done: number, total: number) => void) | undefined;
}

/** Clicks and inputs of one walk, which begins in a state of its own. */
const STEPS = 10;
/** A control that can't be clicked is behind another, or gone. */
const ACT_MS = 500;

/** A finding without its place, so that each is told of once. */
export function bareSignature(found: Found): string {
  return signatureOf({ state: "", screen: "" }, found);
}

/**
 * Clicks and fills in at random, in states at random, and says what goes wrong, each with the fewest steps that lead to it. Amounts of
 * money are not judged, as a page may show what was filled in.
 */
export async function explore(settings: SweepSettings, options: ExploreOptions): Promise<readonly Shot[]> {
  const { actions, seed, onWalk } = options;
  const known = new Set(options.known);
  const total = Math.max(1, Math.round(actions / STEPS));
  let done = 0;
  const walks = await all(settings.workers, Array.from({ length: total }), async (_, number) => {
    const walked = await walk(settings, seed, number);
    done += 1;
    onWalk?.(done, total);
    return walked;
  });
  const shots: Shot[] = [];
  // In their order, so that which walk tells of a finding does not depend on which was faster.
  for (const { state, screen, taken, found } of walks) {
    for (const { finding, steps } of found) {
      const signature = bareSignature(finding);
      if (known.has(signature)) continue;
      known.add(signature);
      const fewest = await shrunk(taken.slice(0, steps), async (fewer) =>
        (await replay(settings, state, screen, fewer)).some(
          ({ finding: each }) => bareSignature(each) === signature,
        ),
      );
      shots.push(shotOf(state, screen, fewest, finding));
    }
  }
  return shots;
}

interface Walked {
  readonly state: State | undefined;
  readonly screen: string;
  readonly taken: readonly Action[];
  readonly found: readonly { readonly finding: Found; readonly steps: number }[];
}

async function walk(settings: SweepSettings, seed: number, number: number): Promise<Walked> {
  const random = streamOf(seed, number);
  const { states, screens } = settings;
  const state = states[random.int(0, states.length - 1)];
  const screen = screens[random.int(0, screens.length - 1)] ?? settings.url;
  const taken: Action[] = [];
  const next = async (page: Page) => {
    if (taken.length === STEPS) return undefined;
    const action = drawn(await page.evaluate<readonly Control[]>(CONTROLS), random);
    if (action) taken.push(action);
    return action;
  };
  const found = await watched(settings, state, screen, next);
  return { state, screen, taken, found };
}

function replay(settings: SweepSettings, state: State | undefined, screen: string, steps: readonly Action[]) {
  const left = steps.values();
  return watched(settings, state, screen, async () => left.next().value);
}

/** Does one thing after another, and looks at the page after each. */
async function watched(
  settings: SweepSettings,
  state: State | undefined,
  screen: string,
  next: (page: Page) => Promise<Action | undefined>,
): Promise<Walked["found"]> {
  const opened = await visit({ ...settings, timeout: settings.timeout / 2 }, state, screen).catch(
    () => undefined,
  );
  // The sweep has told why a page can't be opened, or its steps not be taken, in this state.
  if (!opened) return [];
  const found = new Map<string, Walked["found"][number]>();
  const filled: string[] = [];
  try {
    for (let steps = 1; ; steps += 1) {
      const before = await opened.look();
      const sent = (await opened.requests()).length;
      const action = await next(opened.page);
      if (!action) return [...found.values()];
      await act(opened.page, action);
      filled.push(action.value);
      for (const finding of await findings(opened, { before, sent, filled })) {
        const signature = bareSignature(finding);
        if (!found.has(signature)) found.set(signature, { finding, steps });
      }
    }
  } finally {
    await opened.close();
  }
}

async function act(page: Page, { css, text, nth, does, value }: Action): Promise<void> {
  const control = page.locator(css, text === "" ? {} : { hasText: text }).nth(nth);
  const options = { timeout: ACT_MS };
  const doing =
    does === "click"
      ? control.click(options)
      : does === "fill"
        ? control.fill(value, options)
        : control.selectOption({ index: Number(value) }, options);
  await doing.catch((error: unknown) => {
    // What is covered, gone or takes no such value can't be done by a person either.
    if (!/Timeout|Malformed value|cannot be filled|Cannot type|not an? <|detached/i.test(String(error)))
      throw error;
  });
}

async function findings(
  opened: Visit,
  {
    before,
    sent,
    filled,
  }: { readonly before: Look; readonly sent: number; readonly filled: readonly string[] },
): Promise<Found[]> {
  await opened.settle();
  const seen = await opened.look();
  const requests = await opened.requests();
  const isWaiting = opened.traffic.isCalling();
  const held = heldBy(requests);
  // What was filled in is no mistake of the page.
  const known = { ...held, texts: [...held.texts, ...filled] };
  const hidden =
    opened.traffic.dialogs.length > 0
      ? []
      : hiddenErrors({ look: seen, requests: requests.slice(sent) }, [{ look: before, requests: [] }]);
  return [...withoutHeld(seen.found, known, isWaiting), ...hidden, ...(await opened.problems())];
}

function shotOf(state: State | undefined, screen: string, steps: readonly Action[], finding: Found): Shot {
  const { pathname, search, hash } = new URL(screen);
  const place = { state: state?.id ?? "", screen: pathname + search + hash };
  const statements = steps.map(statementOf);
  const test = testOf(finding, { ...place, steps: statements });
  const findings: Finding[] = [{ ...finding, isNew: true, test }];
  return {
    ...{ ...place, findings, group: "explored", pictures: [], requests: [], rows: {}, notes: statements },
    title: `${state?.title ?? "The page as it is"}, after ${steps.length} steps`,
    why: "Found by clicking and filling in at random; its test has the steps.",
    link: state ? stateLink(screen, state.id) : screen,
  };
}
