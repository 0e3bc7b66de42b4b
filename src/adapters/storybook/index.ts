import type { Args, Renderer } from "storybook/internal/csf";
import { composeConfigs } from "storybook/preview-api";
import type { Bank } from "../../index.ts";
import { checkPreviewOptions, readInitialState, type SandbankPreviewOptions } from "./initial-state.ts";
import { createStoryBank } from "./story-bank.ts";
import { globalTypes, initialGlobals } from "./toolbar.ts";

export type { SandbankParameters, SandbankPreviewOptions } from "./initial-state.ts";

declare module "storybook/internal/csf" {
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** The story's bank. */
    bank: Bank;
  }
}

type Preview = Parameters<typeof composeConfigs>[0][number];

/**
 * A preview whose stories have a bank: reset before each story, set by `parameters.sandbank` and by
 * the toolbar, given to play functions as `bank`. On a Docs page each story has a frame, and so a
 * bank, of its own. Your own preview is the second argument. Throws an OptionError that
 * names the invalid option.
 *
 * @example
 * export default sandbank({ options: { baseUrl: "https://api.example.com" }, scenarios: { starter, busy } });
 * // in a story:
 * parameters: { sandbank: { scenario: "starter", clock: { paused: true } } },
 * play: async ({ bank }) => await bank.clock.advance({ days: 1 }),
 */
export function sandbank(
  options: SandbankPreviewOptions = {},
  preview: Preview = {},
): ReturnType<typeof composeConfigs> {
  checkPreviewOptions(options);
  const storyBank = createStoryBank();
  const ours: Preview = {
    globalTypes: globalTypes(Object.keys(options.scenarios ?? {})),
    initialGlobals,
    parameters: { docs: { story: { inline: false, height: "400px" } } },
    // A loader, because a story's own loaders may already call the bank.
    loaders: [
      async (context: Context) => {
        context.bank = await storyBank.set(
          context.id,
          readInitialState(options, context.parameters.sandbank, context.globals),
        );
      },
    ],
    beforeEach: [() => storyBank.clear],
  };
  return composeConfigs([ours, preview]);
}

interface Context {
  readonly id: string;
  readonly parameters: { readonly sandbank?: unknown };
  readonly globals: Readonly<Record<string, unknown>>;
  bank: Bank;
}
