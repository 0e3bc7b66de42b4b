import { sandbank } from "sandbank/storybook";
import { oneTransfer } from "../src/scenarios.ts";
import { SERVICE } from "../src/transfers.ts";

export default {
  ...sandbank({
    options: { baseUrl: SERVICE, clock: { start: "2026-03-02T15:00:00Z", paused: true } },
    scenarios: { oneTransfer },
  }),
  // Storybook reads tags from the text of this file, so they stand outside of the call.
  tags: ["autodocs"],
};
