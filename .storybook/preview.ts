import type { Preview } from "@storybook/web-components-vite";
import { setInitialState, startBank } from "../playground/stories/support/bank.ts";
import type { Scenario } from "../src/index.ts";
import "../playground/src/styles/index.css";
import { adoptTokens } from "../playground/src/styles/tokens.ts";

adoptTokens();

const preview: Preview = {
  parameters: { layout: "padded" },
  // Each story has the bank to itself, with the rows of its own scenario and a clock that stands still.
  async beforeEach({ parameters }) {
    await startBank();
    await setInitialState(parameters.scenario as Scenario | undefined);
  },
};

export default preview;
