import { join } from "node:path";
import type { State } from "../../../states/index.ts";
import { wrongAmounts } from "../../../sweep/amounts.ts";
import { type Held, heldBy, withoutHeld } from "../../../sweep/answers.ts";
import { hiddenErrors } from "../../../sweep/hidden-error.ts";
import type { Found } from "../../../sweep/kinds.ts";
import type { Look, Seen } from "../../../sweep/page/look.ts";
import type { Exchange, Picture } from "../../../sweep/shot.ts";
import type { SweepSettings } from "./settings.ts";
import { type Visit, visit } from "./visit.ts";

/** What was seen of one screen in one state. */
export interface Seeing {
  readonly state: State | undefined;
  readonly screen: string;
  readonly look: Look;
  readonly held: Held;
  readonly found: readonly Found[];
  readonly requests: readonly Exchange[];
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  readonly pictures: readonly Picture[];
  readonly notes: readonly string[];
}

/** Looks like that, when the window gets another width, may change. */
const OF_LAYOUT: readonly Found["kind"][] = ["cut-text", "overlapping-text", "sideways-scroll"];
const JPEG_QUALITY = 55;

/** How a screen is seen in a state; `name` is that of its pictures, `good` the page as it is. */
export async function shoot(
  settings: SweepSettings,
  state: State | undefined,
  screen: string,
  { name, good }: { readonly name: string; readonly good?: Seeing | undefined },
): Promise<Seeing> {
  let opened: Visit | undefined;
  const notes: string[] = [];
  const isCalling = good !== undefined && good.requests.length > 0;
  try {
    opened = await visit(settings, state, screen, isCalling);
  } catch (error) {
    // Where a login is refused, the steps behind it can't be taken; on the page as it is they must.
    if (!state || !settings.steps) throw error;
    notes.push(`The steps ended early: ${String(error).split("\n", 1)[0]}`);
    opened = await visit({ ...settings, steps: undefined }, state, screen, isCalling);
  }
  try {
    return await see(settings, opened, { state, screen, name, good, notes });
  } finally {
    await opened.close();
  }
}

async function see(
  settings: SweepSettings,
  opened: Visit,
  {
    state,
    screen,
    name,
    good,
    notes,
  }: Pick<Seeing, "state" | "screen"> & {
    readonly name: string;
    readonly good: Seeing | undefined;
    readonly notes: string[];
  },
): Promise<Seeing> {
  const { traffic, page, bank } = opened;
  const isAtRest = await opened.settle();
  if (!isAtRest) notes.push(`The page did not come to rest in ${settings.timeout / 1000} s.`);
  const seen = await lookAgain(settings, opened, good);
  const requests = await opened.requests();
  const held = heldBy(requests);
  const isWaiting = traffic.isCalling() || state?.tags.includes("never-answers") === true;
  const pictures: Picture[] = [];
  const found = [
    ...withoutHeld(seen.found, held, isWaiting),
    // Of a page whose answers are not seen, no amount can be judged.
    ...(requests.length === 0 ? [] : wrongAmounts(seen, held, good)),
    ...((await settings.axe?.(page)) ?? []),
  ];
  for (const width of settings.widths) {
    if (width !== settings.widths[0]) {
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? width });
      await opened.settle();
      const known = new Set(found.map(({ kind, what }) => kind + what));
      const others = (await opened.look()).found.filter(
        ({ kind, what }) => OF_LAYOUT.includes(kind) && !known.has(kind + what),
      );
      found.push(...others.map((each) => ({ ...each, what: `${each.what} (${width} pixels wide)` })));
    }
    if (settings.folder === undefined) continue;
    for (const scheme of settings.schemes) {
      if (settings.schemes.length > 1) await page.emulateMedia({ colorScheme: scheme });
      const file = `${name}-${width}-${scheme}.jpg`;
      const path = join(settings.folder, file);
      await page.screenshot({
        path,
        type: "jpeg",
        quality: JPEG_QUALITY,
        animations: "disabled",
        scale: "css",
      });
      pictures.push({ file, scheme, width });
    }
  }
  found.push(...(await opened.problems()));
  const lines = [...seen.lines, ...traffic.dialogs];
  const look = { lines, amounts: seen.amounts, isInvalid: seen.isInvalid };
  return { state, screen, look, held, found, requests, rows: rowsOf(bank, requests), pictures, notes };
}

/** The pause before a page tries again, at most, in milliseconds; each further one may be twice as long. */
const PAUSE = 1300;

/** A page that tries again may show an error later, so one that shows none is looked at again as long as it does. */
async function lookAgain(settings: SweepSettings, opened: Visit, good: Seeing | undefined): Promise<Seen> {
  const { traffic, page } = opened;
  let seen = await opened.look();
  if (!good || traffic.dialogs.length > 0) return seen;
  const hides = async () =>
    hiddenErrors({ look: seen, requests: await opened.requests() }, [good]).length > 0;
  const end = performance.now() + settings.timeout;
  for (let pause = PAUSE; performance.now() < end && (await hides()); pause *= 2) {
    const called = page.waitForEvent("request", { timeout: pause }).catch((error: unknown) => {
      if (!/Timeout/.test(String(error))) throw error;
    });
    if (!(await called)) return opened.look();
    await opened.settle();
    seen = await opened.look();
  }
  return seen;
}

/** A few rows of each collection whose paths the page calls. */
function rowsOf(bank: Visit["bank"], requests: readonly Exchange[]): Seeing["rows"] {
  if (!bank) return {};
  const readers: Readonly<Record<string, { all(): readonly unknown[] }>> = { ...bank.db };
  const called = Object.values(bank.resources).filter(({ operations }) =>
    operations.some(({ path }) => requests.some((request) => isAt(request, path))),
  );
  return Object.fromEntries(
    called.map(({ collection }) => [collection, readers[collection]?.all().slice(-3) ?? []]),
  );
}

/** Whether a request is at a path such as "/v1/ach/:id", which may be below another. */
export function isAt(request: Pick<Exchange, "path">, path: string): boolean {
  const parts = path.split("/").filter(Boolean);
  const [sent = ""] = request.path.split("?", 1);
  const last = sent.split("/").filter(Boolean).slice(-parts.length);
  return last.length === parts.length && parts.every((part, at) => part.startsWith(":") || part === last[at]);
}
