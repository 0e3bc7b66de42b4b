import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import { openCheckedRecipe, openState } from "../bank/recipe/open.ts";
import { optionHashes } from "./content.ts";
import { packedIn } from "./fragment.ts";
import { MAX_LINK } from "./link.ts";
import { LinkError } from "./link-error.ts";
import { unpack } from "./pack.ts";
import { type ReadContent, readContent } from "./read-content.ts";

/** How many refused calls are named. */
const MOST_REFUSED = 10;

/** What became of a link that was opened. */
export interface OpenedLink {
  /** What the link held: the calls that led to the state, its difference from the scenario, or the whole state. */
  readonly form: "recipe" | "difference" | "snapshot";
  /** Whether the bank is in the state that was shared. */
  readonly isSame: boolean;
  /** What differs and why, a sentence each; none when all is the same. */
  readonly messages: readonly string[];
}

/** Opens a link; see `openLink` of the entry. */
export async function open(bank: CoreBank, url: string): Promise<OpenedLink> {
  const internals = internalsOf(bank);
  const content = await refusing(async () => {
    const packed = packedIn(url);
    if (packed === undefined) throw new Error("it has no #bank=… in it");
    if (url.length > MAX_LINK) throw new Error(`it has more than ${MAX_LINK} characters`);
    return readContent(await unpack(packed));
  });
  const own = optionHashes(internals);
  const names = new Set([...Object.keys(own), ...Object.keys(content.options)]);
  const others = [...names].filter((name) => own[name] !== content.options[name]).sort();
  const hint = others.length === 0 ? "" : ` ${otherOptions(others)}`;
  const { isSame, refused } = await refusing(() => restore(bank, content), hint);
  const differs = "The state may differ from the one that was shared, since it was shared by";
  const messages = [
    ...(isSame
      ? []
      : [`${differs} another version of Sandbank, or with other options or scenarios.`, ...someOf(refused)]),
    ...(others.length === 0 ? [] : [otherOptions(others)]),
  ];
  return { form: content.form.name, isSame, messages };
}

async function restore(bank: CoreBank, { form, clock, hash }: ReadContent) {
  if (form.name === "recipe") return openCheckedRecipe(bank, form.recipe);
  return { isSame: (await openState(bank, form.state, clock)) === hash, refused: [] };
}

/** The first sentences, and how many more there are. */
function someOf(refused: readonly string[]): readonly string[] {
  const more = refused.length - MOST_REFUSED;
  if (more <= 0) return refused;
  return [
    ...refused.slice(0, MOST_REFUSED),
    `And ${more} more ${more === 1 ? "call was" : "calls were"} refused.`,
  ];
}

function otherOptions(names: readonly string[]): string {
  return `Options that decide what the state is differ from those of the bank that was shared: ${names.join(", ")}.`;
}

/** Does what a link may make impossible. Throws a LinkError, after which the bank is as it was. */
async function refusing<T>(work: () => Promise<T>, hint = ""): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new LinkError(cause, hint);
  }
}
