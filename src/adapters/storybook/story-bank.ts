import { addons } from "storybook/preview-api";
import { type Bank, createBank } from "../../index.ts";
import { ask } from "../shared/dispatch.ts";
import { intercept } from "../shared/intercept.ts";
import type { StoryInitialState } from "./initial-state.ts";

/** Gets the bank ready before a story goes on stage. */
export interface StoryBank {
  /** Answers the bank of a story, reset to its scene, unless the story is on stage with that scene already. */
  set(story: string, scene: StoryInitialState): Promise<Bank>;
  /** The story has left the stage. */
  clear(): void;
}

/** The one that answers, however often an edit of the preview makes another storyBank. */
let bank: Bank | undefined;

/** Makes a storyBank. */
export function createStoryBank(): StoryBank {
  let onStage: { readonly story: string; readonly scene: string } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const change = async (story: string, scene: StoryInitialState): Promise<Bank> => {
    await answering();
    const wanted = fingerprint(scene);
    const former = onStage;
    if (bank && former?.story === story && former.scene === wanted) return bank;
    bank = await reset(bank, scene);
    onStage = { story, scene: wanted };
    // The toolbar has chosen another scene; the story that shows the former one must begin again.
    if (former?.story === story) addons.getChannel().emit("forceRemount", { storyId: story });
    return bank;
  };

  return {
    set(story, scene) {
      const changing = last.then(() => change(story, scene));
      last = changing.catch(() => undefined);
      return changing;
    },
    clear() {
      onStage = undefined;
    },
  };
}

/** Banks by the options they were made with. */
const made = new WeakMap<Bank, string>();

async function reset(
  former: Bank | undefined,
  { options, scenario, clock }: StoryInitialState,
): Promise<Bank> {
  const key = fingerprint(options);
  const isOther = former === undefined || made.get(former) !== key;
  if (isOther) await former?.dispose();
  const next = isOther ? createBank(options) : former;
  made.set(next, key);
  await next.reset({ scenario, clock });
  return next;
}

function answering(): Promise<void> {
  // A built Storybook may live in any folder; its frame lies beside the worker's script.
  const [folder] = /^.*\/(?=iframe\.html$)/.exec(location.pathname) ?? ["/"];
  return intercept(
    "storybook",
    async (request) => bank && ask(bank, request),
    `${folder}mockServiceWorker.js`,
  );
}

const names = new WeakMap<object, number>();
let count = 0;

/** Text that differs where the values do; a function is told by its identity. */
function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner !== "function") return inner;
    if (!names.has(inner)) {
      count += 1;
      names.set(inner, count);
    }
    return `function ${names.get(inner)}`;
  });
}
