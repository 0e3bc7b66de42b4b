import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import preview from "../.storybook/preview.ts";
import { Transfers } from "./Transfers.tsx";

const meta = preview.meta({ component: Transfers });

export const Empty = meta.story({
  play: async ({ bank, canvas }) => {
    await canvas.findByText("No transfers");
    await expect(bank.db.achTransfers.count()).toBe(0);
  },
});

export const Some = meta.story({
  parameters: { sandbank: { scenario: "starter", clock: { paused: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/1001/);
  },
});

export const ServiceAnswers503 = meta.story({
  parameters: { sandbank: { faults: ["down"] } },
  play: async ({ bank, canvas }) => {
    await waitFor(() => expect(bank.log.entries).toMatchObject([{ status: 503 }]));
    await canvas.findByText(/currently unavailable/);
  },
});

export const Teapot = meta.story({
  beforeEach: ({ bank }) =>
    bank.use(http.get("https://api.example.com/v1/ach", () => HttpResponse.json({ error: "A teapot" }))),
  play: async ({ canvas }) => {
    await canvas.findByText("A teapot");
  },
});

meta.story({
  parameters: {
    // @ts-expect-error the parameter is 'scenario'
    sandbank: { scenaro: "starter" },
  },
});
