import type { Preview } from "@storybook/web-components-vite";
import type { BankOptions, Scenario } from "sandbank";
import { setInitialState, startBank } from "../playground/stories/support/bank.ts";
import "../playground/src/styles/index.css";
import { adoptTokens } from "../playground/src/styles/tokens.ts";

adoptTokens();

const preview: Preview = {
  parameters: { layout: "padded" },
  // Each story begins with the rows of its own scenario, a paused clock and its own faults.
  async beforeEach({ parameters }) {
    await startBank();
    await setInitialState(
      parameters.scenario as Scenario | undefined,
      parameters.faults as BankOptions["faults"],
    );
  },
};

export default preview;
