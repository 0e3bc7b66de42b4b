import type { Preview } from "@storybook/web-components-vite";
import { sandbank } from "sandbank/storybook";
import { configure } from "storybook/test";
import { scenarios } from "../playground/src/opening/scenarios.ts";
import { initialTheme, themes, withTheme } from "../playground/stories/support/theme.ts";
import { widths } from "../playground/stories/support/widths.ts";
import "../playground/src/styles/index.css";

// What a story shows may come late on a busy machine, or with code that is loaded then; only a failure waits this long.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    layout: "padded",
    viewport: { options: widths },
    options: {
      storySort: { order: ["A bank in each story", "Playground", "Panel", "Patterns", "Statuses"] },
    },
  },
  globalTypes: themes,
  initialGlobals: initialTheme,
  decorators: [withTheme],
};

/** Each story begins with the rows of its scenario and a paused clock, unless it says otherwise. */
export default {
  ...sandbank(
    {
      options: { baseUrl: location.origin, clock: { start: "2026-03-04T15:00:00Z", paused: true } },
      scenarios,
    },
    preview,
  ),
  // Storybook also reads the tags from the text of this file, where it does not see what `sandbank()` is given.
  tags: ["autodocs"],
};
