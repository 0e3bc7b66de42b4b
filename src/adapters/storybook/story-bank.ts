import { addons } from "storybook/preview-api";
import { type Bank, type BankOptions, createBank } from "../../index.ts";
import { packedIn } from "../../share/fragment.ts";
import { reportWarnings } from "../shared/console/console-report.ts";
import { intercept } from "../shared/msw/intercept.ts";
import { dispatch } from "../shared/msw/msw.ts";
import {
  addOwnHandlers,
  createHandlerList,
  type OwnHandlers,
  type OwnServer,
  type OwnWorker,
  resetMsw,
  type StartedMsw,
} from "../shared/msw/own-handlers.ts";
import { takeState } from "../shared/state-link.ts";
import type { StoryInitialState } from "./initial-state.ts";

/** A story's bank, with handlers of your own in front of it until the story ends. */
export type StoryBank = Bank & OwnHandlers & OwnWorker & OwnServer;

/** Prepares the bank before a story renders. */
export interface BankOfStories {
  /** Resolves with the story's bank, reset to its initial state unless it has shown the same one without a break. */
  set(story: string, initialState: StoryInitialState): Promise<StoryBank>;
  /** Marks the story as no longer shown. */
  clear(): void;
}

/** The bank that answers; shared by every copy of the preview that an edit loads. */
let bank: StoryBank | undefined;

/** The handlers of the story that is shown. */
const own = createHandlerList();

/** The msw to which the story may have added handlers; undefined when it has not. */
let changedMsw: StartedMsw | undefined;

/** Creates the bank of a preview's stories. */
export function createBankOfStories(): BankOfStories {
  let shown: { readonly story: string; readonly initialState: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const change = async (story: string, initialState: StoryInitialState): Promise<StoryBank> => {
    const msw = await startAnswering();
    const wanted = fingerprint(initialState);
    const former = shown;
    if (bank && former?.story === story && former.initialState === wanted) return bank;
    removeOwnHandlers();
    // A scenario may fail, which leaves none of what was shown.
    shown = undefined;
    bank = await bankWith(bank, initialState.options, msw);
    await bank.reset({ scenario: initialState.scenario, clock: initialState.clock });
    await initialState.state?.apply(bank);
    // A story is opened in a state by its address, too, which an arg can't hold.
    if (packedIn(globalThis.location?.href ?? "", "state") !== undefined) await takeState(bank);
    shown = { story, initialState: wanted };
    // The toolbar has changed the initial state, so the story that shows the former one must start again.
    if (former?.story === story) addons.getChannel().emit("forceRemount", { storyId: story });
    return bank;
  };

  return {
    set(story, initialState) {
      const changing = last.then(() => change(story, initialState));
      last = changing.catch(() => undefined);
      return changing;
    },
    clear() {
      shown = undefined;
      removeOwnHandlers();
    },
  };
}

/** The stories that a page shows report each kind of warning once. */
const reported = new Set<string>();

/** The options that each bank was created with. */
const optionsOf = new WeakMap<Bank, string>();

/** The same bank, unless it has other options. */
async function bankWith(
  former: StoryBank | undefined,
  options: BankOptions,
  msw: StartedMsw,
): Promise<StoryBank> {
  const key = fingerprint(options);
  if (former && optionsOf.get(former) === key) return former;
  const next = create(options, msw);
  await former?.dispose();
  optionsOf.set(next, key);
  reportWarnings(next, reported);
  return next;
}

function create(options: BankOptions, msw: StartedMsw): StoryBank {
  const created: Bank = createBank({ headers: true, ...options });
  addOwnHandlers(created, own, msw, () => {
    changedMsw = msw;
  });
  return created;
}

function removeOwnHandlers(): void {
  own.resetHandlers();
  if (changedMsw) resetMsw(changedMsw);
  changedMsw = undefined;
}

function startAnswering(): Promise<StartedMsw> {
  // A built Storybook may be served from any folder; its iframe.html is in the folder of the worker's script.
  const [folder] = /^.*\/(?=iframe\.html$)/.exec(globalThis.location?.pathname ?? "") ?? ["/"];
  return intercept(
    "storybook",
    async (request) => (await own.answer(request)) ?? (bank && dispatch(bank, request)),
    `${folder}mockServiceWorker.js`,
  );
}

const functionNumbers = new WeakMap<object, number>();
let functionCount = 0;

/** Text that differs where the values do; functions differ by identity. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== "function") return inner;
    if (!functionNumbers.has(inner)) {
      functionCount += 1;
      functionNumbers.set(inner, functionCount);
    }
    return `function ${functionNumbers.get(inner)}`;
  });
}
