import type { Args, ArgTypes, PreviewAddon, Renderer, StoryContext } from "storybook/internal/csf";
import { composeConfigs } from "storybook/preview-api";
import {
  checkPreviewOptions,
  readInitialState,
  type SandbankParameters,
  type SandbankPreviewOptions,
  STATE_ARG,
} from "./initial-state.ts";
import { createBankOfStories, type StoryBank } from "./story-bank.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";

export type { SandbankParameters, SandbankPreviewOptions } from "./initial-state.ts";
export type { StoryBank } from "./story-bank.ts";

declare module "storybook/internal/csf" {
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** The story's bank. */
    bank: StoryBank;
  }
  interface Parameters {
    /** What the story's bank begins with. */
    sandbank?: SandbankParameters;
  }
}

/** What `sandbank()` adds to the types of stories. */
export interface SandbankTypes {
  readonly parameters: {
    /** What the story's bank begins with. */
    sandbank?: SandbankParameters;
  };
}

type Preview = Parameters<typeof composeConfigs>[0][number];

/**
 * A preview whose stories have a bank: reset before each story, set by `parameters.sandbank` and by
 * the toolbar, given to play functions as `bank`. On a Docs page each story has a frame, and so a
 * bank, of its own. Your own preview is the second argument; in CSF Next this is one of the `addons` of
 * `definePreview`. Throws an OptionError that names the invalid option.
 *
 * @example
 * export default sandbank({ options: { baseUrl: "https://api.example.com" }, scenarios: { starter, busy } });
 * // or, in CSF Next:
 * export default definePreview({ addons: [sandbank({ scenarios: { starter, busy } })] });
 * // in a story:
 * parameters: { sandbank: { scenario: "starter", clock: { paused: true } } },
 * play: async ({ bank }) => await bank.clock.advance({ days: 1 }),
 */
export function sandbank(
  options: SandbankPreviewOptions = {},
  preview: Preview = {},
): PreviewAddon<SandbankTypes> {
  checkPreviewOptions(options);
  const stories = createBankOfStories();
  const ours: Preview = {
    globalTypes: globalTypes(Object.keys(options.scenarios ?? {})),
    initialGlobals,
    parameters: { docs: { story: { inline: false, height: "400px" } } },
    // A loader, because a story's own loaders may already call the bank.
    loaders: [
      async (context: Context) => {
        context.bank = await stories.set(
          context.id,
          readInitialState(options, context.parameters.sandbank, context.globals, context.args),
        );
      },
    ],
    beforeEach: [() => stories.clear],
    argTypesEnhancers: [
      ({ argTypes, parameters }: Pick<StoryContext, "argTypes" | "parameters">) =>
        withStateControl(argTypes, parameters.sandbank),
    ],
  };
  return composeConfigs([ours, preview]);
}

interface Context {
  readonly id: string;
  readonly parameters: { readonly sandbank?: unknown };
  readonly globals: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  bank: StoryBank;
}

/** The control of a story that has states to choose from. */
function withStateControl(argTypes: ArgTypes, { states }: SandbankParameters = {}): ArgTypes {
  if (!states) return argTypes;
  const labels = Object.fromEntries(states.map(({ id, title }) => [id, title]));
  const control = { type: "select", labels } as const;
  return { ...argTypes, [STATE_ARG]: { name: STATE_ARG, options: Object.keys(labels), control } };
}
