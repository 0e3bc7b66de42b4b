import type { Meta, StoryObj } from "@storybook/html-vite";
import type { SandbankParameters } from "sandbank/storybook";
import { expect, waitFor } from "storybook/test";
import { transferList } from "./transfers.ts";

export default { title: "Isolation", render: transferList } satisfies Meta;

const sandbank = (parameters: SandbankParameters) => ({ sandbank: parameters });

/** Its answers never arrive, and the next story's arrive all the same. */
export const Slow: StoryObj = {
  parameters: sandbank({ options: { latency: 3_600_000 } }),
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(bank.log.entries).toHaveLength(1));
    await expect(canvasElement.querySelectorAll("li")).toHaveLength(0);
  },
};

export const AfterASlowOne: StoryObj = {
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-loaded]")).not.toBeNull());
    await expect(bank.log.entries).toHaveLength(1);
  },
};

/** The loaders of a story may call its bank. */
export const WithALoader: StoryObj = {
  parameters: sandbank({ scenario: "oneTransfer" }),
  loaders: [async ({ bank }) => ({ count: bank.db.achTransfers.count() })],
  play: async ({ loaded: { count } }) => {
    await expect(count).toBe(1);
  },
};

/** What makes the steps of rows is a story's own too. */
export const Immediate: StoryObj = {
  parameters: sandbank({ scenario: "oneTransfer", progress: { achTransfers: "immediate" } }),
  play: async ({ bank }) => {
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  },
};

export const AfterAnImmediateOne: StoryObj = {
  parameters: sandbank({ scenario: "oneTransfer" }),
  play: async ({ bank }) => {
    await expect(bank.progress.get().achTransfers).toBe("clock");
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
  },
};
