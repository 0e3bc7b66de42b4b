import type { Preview } from "@storybook/web-components-vite";
import type { Scenario } from "sandbank";
import { setInitialState, startBank } from "../playground/stories/support/bank.ts";
import "../playground/src/styles/index.css";
import { adoptTokens } from "../playground/src/styles/tokens.ts";

adoptTokens();

const preview: Preview = {
  parameters: { layout: "padded" },
  // Each story begins with the rows of its own scenario and a paused clock.
  async beforeEach({ parameters }) {
    await startBank();
    await setInitialState(parameters.scenario as Scenario | undefined);
  },
};

export default preview;
