import { addons } from "storybook/preview-api";
import { type Bank, createBank } from "../../index.ts";
import { reportWarnings } from "../shared/console-report.ts";
import { intercept } from "../shared/intercept.ts";
import { dispatch } from "../shared/msw.ts";
import type { StoryInitialState } from "./initial-state.ts";

/** Prepares the bank before a story renders. */
export interface StoryBank {
  /** Resolves with the story's bank, reset to its initial state unless it has shown the same one without a break. */
  set(story: string, initialState: StoryInitialState): Promise<Bank>;
  /** Marks the story as no longer shown. */
  clear(): void;
}

/** The bank that answers; shared by every copy of the preview that an edit loads. */
let bank: Bank | undefined;

/** Creates the story bank of a preview. */
export function createStoryBank(): StoryBank {
  let shown: { readonly story: string; readonly initialState: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const change = async (story: string, initialState: StoryInitialState): Promise<Bank> => {
    await startAnswering();
    const wanted = fingerprint(initialState);
    const former = shown;
    if (bank && former?.story === story && former.initialState === wanted) return bank;
    bank = await reset(bank, initialState);
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
    },
  };
}

/** The stories that a page shows report each kind of warning once. */
const reported = new Set<string>();

/** The options that each bank was created with. */
const optionsOf = new WeakMap<Bank, string>();

async function reset(
  former: Bank | undefined,
  { options, scenario, clock }: StoryInitialState,
): Promise<Bank> {
  const key = fingerprint(options);
  const hasOtherOptions = former === undefined || optionsOf.get(former) !== key;
  if (hasOtherOptions) await former?.dispose();
  const next = hasOtherOptions ? createBank({ headers: true, ...options }) : former;
  optionsOf.set(next, key);
  reportWarnings(next, reported);
  await next.reset({ scenario, clock });
  return next;
}

async function startAnswering(): Promise<void> {
  // A built Storybook may be served from any folder; its iframe.html is in the folder of the worker's script.
  const [folder] = /^.*\/(?=iframe\.html$)/.exec(location.pathname) ?? ["/"];
  await intercept(
    "storybook",
    async (request) => bank && dispatch(bank, request),
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
