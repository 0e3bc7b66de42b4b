import type { Meta, StoryObj } from "@storybook/html-vite";
import type { SandbankParameters } from "sandbank/storybook";
import { expect, waitFor } from "storybook/test";
import { transferList } from "./transfers.ts";

export default { title: "Transfers", render: transferList } satisfies Meta;

const sandbank = (parameters: SandbankParameters) => ({ sandbank: parameters });

const loaded = (element: HTMLElement) =>
  waitFor(() => expect(element.querySelector("[data-loaded]")).not.toBeNull());
const items = (element: HTMLElement) =>
  Array.from(element.querySelectorAll("li"), ({ textContent }) => textContent);

export const Empty: StoryObj = {
  play: async ({ bank, canvasElement }) => {
    await loaded(canvasElement);
    await expect(items(canvasElement)).toEqual([]);
    await expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
    canvasElement.querySelector("button")?.click();
    await waitFor(() => expect(items(canvasElement)).toEqual(["Transfer 1001"]));
  },
};

/** The story before has left a transfer, which must not be here. */
export const WithOneTransfer: StoryObj = {
  parameters: sandbank({ scenario: "oneTransfer" }),
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(items(canvasElement)).toEqual(["Transfer 1001"]));
    await bank.clock.advance({ bankingDays: 2 });
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  },
};

export const AnotherTime: StoryObj = {
  parameters: sandbank({ clock: { start: "2027-01-04T09:00:00Z" } }),
  play: async ({ bank }) => {
    await expect(bank.clock.now().toISOString()).toBe("2027-01-04T09:00:00.000Z");
    await expect(bank.clock.paused).toBe(true);
  },
};

/** Its answers never come, and the next story's come all the same. */
export const Slow: StoryObj = {
  parameters: sandbank({ options: { latency: 3_600_000 } }),
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(bank.log.entries).toHaveLength(1));
    await expect(items(canvasElement)).toEqual([]);
  },
};

export const AfterASlowOne: StoryObj = {
  play: async ({ bank, canvasElement }) => {
    await loaded(canvasElement);
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
