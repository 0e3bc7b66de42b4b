import type { Meta, StoryObj } from "@storybook/html-vite";
import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { SERVICE_URL, transferList } from "./transfers.ts";

export default { title: "Isolation", render: transferList } satisfies Meta;

/** Its answers never arrive, and the next story's arrive all the same. */
export const Slow: StoryObj = {
  parameters: { sandbank: { options: { latency: 3_600_000 } } },
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
  parameters: { sandbank: { scenario: "oneTransfer" } },
  loaders: [async ({ bank }) => ({ count: bank.db.achTransfers.count() })],
  play: async ({ loaded: { count } }) => {
    await expect(count).toBe(1);
  },
};

/** What makes the steps of rows is a story's own too. */
export const Immediate: StoryObj = {
  parameters: { sandbank: { scenario: "oneTransfer", progress: { achTransfers: "immediate" } } },
  play: async ({ bank }) => {
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  },
};

export const AfterAnImmediateOne: StoryObj = {
  parameters: { sandbank: { scenario: "oneTransfer" } },
  play: async ({ bank }) => {
    await expect(bank.progress.get().achTransfers).toBe("clock");
    await expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
  },
};

const RATES = "https://fx.example.com/rates";
const rates = http.get(RATES, () => HttpResponse.json({ EUR: 1.08 }));

/** Handlers of a story's own are asked for any address, and before its bank. */
export const OwnHandlers: StoryObj = {
  beforeEach: ({ bank }) => {
    bank.use(
      rates,
      http.get(`${SERVICE_URL}/v1/ach`, () => new HttpResponse(null, { status: 418 })),
    );
    bank.worker.use(http.get(`${RATES}/old`, () => HttpResponse.json({})));
  },
  play: async ({ canvas }) => {
    await expect(await (await fetch(RATES)).json()).toEqual({ EUR: 1.08 });
    await expect((await fetch(`${RATES}/old`)).status).toBe(200);
    await canvas.findByRole("alert");
  },
};

export const AfterOwnHandlers: StoryObj = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-loaded]")).not.toBeNull());
    await expect(fetch(RATES)).rejects.toThrow();
    await expect(fetch(`${RATES}/old`)).rejects.toThrow();
  },
};
