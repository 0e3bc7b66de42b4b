import { messageOf } from "../../../engine/errors.ts";
import { createBank } from "../../../index.ts";
import { type State, stateLink } from "../../../states/index.ts";
import { testOf } from "../../../sweep/as-test.ts";
import { signatureOf } from "../../../sweep/baseline.ts";
import { failuresIn, hiddenErrors } from "../../../sweep/hidden-error.ts";
import type { Found } from "../../../sweep/kinds.ts";
import type { Exchange, Shot, SweepReport } from "../../../sweep/shot.ts";
import { leftOut } from "./left-out.ts";
import type { SweepSettings } from "./settings.ts";
import { type Seeing, shoot } from "./shoot.ts";

/** Of an answer in a report, so many characters are enough to see what it is. */
const MOST_OF_BODY = 2000;

/** What a sweep tells while it runs, and what it compares with. */
export interface SweepOptions {
  /** Called after each picture. */
  readonly onShot?: ((done: number, total: number, title: string) => void) | undefined;
  /** The signatures of findings that are known. */
  readonly known?: ReadonlySet<string> | undefined;
}

/**
 * Looks at every screen in every state, each in a context of its own, and says what is wrong with it. Rejects with the error of the
 * page as it is when that can't be opened, or the steps fail there.
 *
 * @example const { shots } = await sweep({ browser, url, mode: "routes", options: {}, states: states(), … });
 */
export async function sweep(settings: SweepSettings, options: SweepOptions = {}): Promise<SweepReport> {
  const begin = performance.now();
  const { screens, mode, url } = settings;
  const good = await all(settings.workers, screens, (screen, at) =>
    shoot(settings, undefined, screen, { name: `0-${at}` }),
  );
  const out = await withoutEffect(settings, good);
  const wanted = settings.states.filter((state) => !out.has(state));
  const total = screens.length * (wanted.length + 1);
  let done = screens.length;
  const jobs = wanted.flatMap((state, number) =>
    screens.map((screen, at) => ({ state, screen, number, at })),
  );
  const failed: SweepReport["failed"][number][] = [];
  const seen = await all(settings.workers, jobs, async ({ state, screen, number, at }) => {
    try {
      return [await shoot(settings, state, screen, { name: `${number + 1}-${at}`, good: good[at] })];
    } catch (error) {
      const [reason = ""] = messageOf(error).split("\n", 1);
      failed.push({ state: state.id, reason });
      return [];
    } finally {
      done += 1;
      options.onShot?.(done, total, state.title);
    }
  });
  const found = await withHidden(settings, good, seen.flat(), out);
  return {
    url,
    bank:
      mode === "routes" ? "a bank in this process, by routes of the browser" : "the bank of the page itself",
    shots: [...good, ...found].map((each) => shotOf(each, options.known)),
    leftOut: settings.states.filter((state) => out.has(state)).map(({ id }) => id),
    failed,
    seconds: Math.round((performance.now() - begin) / 100) / 10,
  };
}

/** Does some work for each item, so many at a time, and keeps the order. */
export async function all<Item, Result>(
  workers: number,
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}

async function withoutEffect(settings: SweepSettings, good: readonly Seeing[]): Promise<ReadonlySet<State>> {
  if (settings.all) return new Set();
  const bank = createBank({ ...settings.options, console: false });
  const requests = good.flatMap((each) => each.requests);
  const out = leftOut([...settings.states, ...settings.empty], Object.values(bank.resources), requests);
  await bank.dispose();
  return out;
}

/** Adds the errors that the page hides, which takes what it shows without rows. */
async function withHidden(
  settings: SweepSettings,
  good: readonly Seeing[],
  seen: readonly Seeing[],
  out: ReadonlySet<State>,
): Promise<readonly Seeing[]> {
  const hidden = async (each: Seeing) => {
    const ofScreen = good.filter(({ screen }) => screen === each.screen);
    if (each.found.some(({ kind }) => kind === "endless-spinner")) return [];
    if (failuresIn(each.requests).length === 0) return [];
    return hiddenErrors(each, [...ofScreen, ...(await emptyOf(each.screen))]);
  };
  const empties = new Map<string, readonly Seeing[]>();
  const emptyOf = async (screen: string) => {
    const known = empties.get(screen);
    if (known) return known;
    const wanted = settings.empty.filter((state) => !out.has(state));
    const bare = { ...settings, folder: undefined, axe: undefined };
    const looked = await all(settings.workers, wanted, async (state) => {
      const before = seen.find((each) => each.screen === screen && each.state?.id === state.id);
      return before ?? shoot(bare, state, screen, { name: "" });
    });
    empties.set(screen, looked);
    return looked;
  };
  const found: Seeing[] = [];
  for (const each of seen) found.push({ ...each, found: [...each.found, ...(await hidden(each))] });
  return found;
}

function shotOf(seeing: Seeing, known: ReadonlySet<string> = new Set()): Shot {
  const { state, screen, found, pictures, requests, rows, notes } = seeing;
  const { pathname, search, hash } = new URL(screen);
  const place = { state: state?.id ?? "", screen: pathname + search + hash };
  const isSame = (one: Found, other: Found) => signatureOf(place, one) === signatureOf(place, other);
  const once = found.filter((each, at) => found.findIndex((other) => isSame(each, other)) === at);
  return {
    ...place,
    group: state?.group ?? "as it is",
    title: state?.title ?? "The page as it is",
    why: state?.why ?? "With the rows that the bank begins with; what other states show is compared with it.",
    link: state ? stateLink(screen, state.id) : screen,
    findings: once.map((each) => ({
      ...each,
      isNew: !known.has(signatureOf(place, each)),
      test: testOf(each, place),
    })),
    pictures,
    requests: requests.map(shortened),
    rows,
    notes,
  };
}

function shortened({ body, ...exchange }: Exchange): Exchange {
  if (body === undefined) return exchange;
  const text = JSON.stringify(body);
  return { ...exchange, body: text.length > MOST_OF_BODY ? `${text.slice(0, MOST_OF_BODY)}…` : body };
}
