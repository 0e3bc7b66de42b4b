import { sandbank } from "sandbank/storybook";
import { oneTransfer } from "../src/scenarios.ts";
import { SERVICE_URL } from "../src/transfers.ts";

export default {
  ...sandbank({
    options: { baseUrl: SERVICE_URL, clock: { start: "2026-03-02T15:00:00Z", paused: true } },
    scenarios: { oneTransfer },
  }),
  // Storybook reads the tags from the text of this file, so they are outside of the call.
  tags: ["autodocs"],
};
