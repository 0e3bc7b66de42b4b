import type { CoreBank } from "../bank/bank.ts";
import { findInternals, internalsOf } from "../bank/internals.ts";
import { type Ways, waysOf } from "../bank/recipe/ways.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";
import { refuseOthers } from "../engine/errors.ts";
import { received } from "../engine/schema/expected.ts";
import { type Content, LINK_VERSION, optionHashes, whyTooMuch } from "./content.ts";
import { withPacked } from "./fragment.ts";
import { MAX_TEXT_BYTES, pack } from "./pack.ts";

/** The longest link, in characters: 64 KB. */
export const MAX_LINK = 65_536;

/** How a link is made. */
export interface LinkOptions {
  /** The page that opens it; by default this one, with its place such as "#/tours". */
  readonly to?: string | URL | undefined;
  /** Packs the whole state in any case, which needs neither the scenarios nor all options of this bank. */
  readonly whole?: boolean | undefined;
}

/** A state that is too large for a link; share the snapshot as a file, for `bank.restore`. */
export class LinkTooLongError extends Error {
  override readonly name = "LinkTooLongError";
  /** How many characters the link would have; undefined when it was not even packed. */
  readonly length: number | undefined;
  /** The state; card numbers, cvcs, account numbers and ssns are in it in plain text. */
  readonly snapshot: Snapshot;

  constructor(length: number | undefined, snapshot: Snapshot) {
    const got = length === undefined ? "far more" : length.toLocaleString("en");
    super(
      `The state is too large for a link, which has at most ${MAX_LINK.toLocaleString("en")} characters, got ${got}: share the snapshot of this error as a file.`,
    );
    this.length = length;
    this.snapshot = snapshot;
  }
}

/**
 * Packs the state of a bank into a link: as the calls that led to it, as its difference from the scenario, or as a whole,
 * whichever is shortest. It holds test data in plain text. Rejects with a LinkTooLongError above 64 KB, and with a TypeError
 * for a bank of another process, or without `to` where there is no page.
 *
 * @example const url = await link(bank, { to: "https://playground.example/" });
 */
export async function link(
  bank: Pick<CoreBank, "ready" | "snapshot">,
  options: LinkOptions = {},
): Promise<string> {
  const { to = globalThis.location?.href, whole = false, ...others } = options;
  refuseOthers(others, "link()", "to and whole");
  const page = pageOf(to);
  const internals = internalsOf(bank);
  await bank.ready;
  const ways = await waysOf(internals);
  const { clock, hash } = ways;
  const common = { version: LINK_VERSION, options: optionHashes(internals), clock, hash } as const;
  let shortest: string | undefined;
  for (const form of whole ? [{ snapshot: ways.snapshot }] : formsOf(ways)) {
    const text = JSON.stringify({ ...common, ...form } satisfies Content);
    if (text.length > MAX_TEXT_BYTES / 3) continue;
    const url = withPacked(page, await pack(text));
    if (shortest === undefined || url.length < shortest.length) shortest = url;
  }
  if (shortest !== undefined && shortest.length <= MAX_LINK) return shortest;
  throw new LinkTooLongError(shortest?.length, bank.snapshot());
}

/** Whether a value is a bank of this process, of which `link` makes one. */
export function isShareable(bank: object): bank is Pick<CoreBank, "ready" | "snapshot"> {
  return findInternals(bank) !== undefined;
}

function formsOf({ recipe, difference, snapshot }: Ways) {
  const calls =
    recipe && "scenario" in recipe.from && whyTooMuch(recipe.calls) === undefined
      ? [{ recipe: { from: recipe.from, calls: recipe.calls } }]
      : [];
  return [...calls, ...(difference ? [{ difference }] : []), { snapshot }];
}

function pageOf(to: string | URL | undefined): string {
  if (to === undefined) throw new TypeError("link() needs 'to', the url of a page, where there is no page.");
  if (!URL.canParse(to)) throw new TypeError(`'to' of link() must be an absolute url, got ${received(to)}.`);
  return String(to);
}
