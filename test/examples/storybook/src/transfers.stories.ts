import type { Meta, StoryObj } from "@storybook/html-vite";
import { expect, waitFor } from "storybook/test";
import { transferList } from "./transfers.ts";

export default { title: "Transfers", render: transferList } satisfies Meta;

const items = (element: HTMLElement) =>
  Array.from(element.querySelectorAll("li"), ({ textContent }) => textContent);

export const Empty: StoryObj = {
  play: async ({ bank, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-loaded]")).not.toBeNull());
    await expect(items(canvasElement)).toEqual([]);
    await expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(items(canvasElement)).toEqual(["Transfer 1001"]));
  },
};

/** Shows the scenario's transfer, and not the one that the story before has sent. */
export const WithOneTransfer: StoryObj = {
  parameters: { sandbank: { scenario: "oneTransfer" } },
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(items(canvasElement)).toEqual(["Transfer 1001"]));
    await bank.clock.advance({ bankingDays: 2 });
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  },
};

/** The bank has the transfer, and the page can't know. */
export const ReplyLost: StoryObj = {
  parameters: { sandbank: { faults: [{ on: "createAchTransfer", then: "lost-reply" }] } },
  play: async ({ bank, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("TypeError");
    await expect(bank.db.achTransfers.count()).toBe(1);
  },
};

export const AnotherTime: StoryObj = {
  parameters: { sandbank: { clock: { start: "2027-01-04T09:00:00Z" } } },
  play: async ({ bank }) => {
    await expect(bank.clock.now().toISOString()).toBe("2027-01-04T09:00:00.000Z");
    await expect(bank.clock.paused).toBe(true);
  },
};
