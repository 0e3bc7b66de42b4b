import type { Meta, StoryObj } from "@storybook/html-vite";
import { HttpResponse, http } from "msw";
import { expect, waitFor } from "storybook/test";
import { purchaseList } from "./purchases.ts";
import { declined } from "./scenarios.ts";
import { originate, SERVICE_URL, transferDetails, transferList } from "./transfers.ts";

export default { title: "Errors", render: transferList } satisfies Meta;

/** Goes wrong before the story is shown: a scenario ends with what happened to the transfer. */
export const TransferFailedWithR01: StoryObj = {
  parameters: {
    sandbank: {
      scenario: async (bank) => {
        await originate(bank.fetch);
        await bank.simulate.achTransfers.process(1001);
        await bank.simulate.achTransfers.return(1001, "R01");
      },
    },
  },
  render: () => transferDetails("1001"),
  play: async ({ canvas }) => {
    await canvas.findByText("failed: Insufficient Funds (R01)");
  },
};

export const CardDeclined: StoryObj = {
  parameters: { sandbank: { scenario: declined } },
  render: () => purchaseList("1001"),
  play: async ({ canvas }) => {
    await canvas.findByText("Corner Shop: Declined: suspected fraud");
  },
};

/** The service is there, and each call answers 503. */
export const ServiceAnswers503: StoryObj = {
  parameters: { sandbank: { faults: ["down"] } },
  play: async ({ bank, canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("MasterCard is currently unavailable.");
    await expect(bank.log.entries).toMatchObject([{ status: 503, fault: { then: "status" } }]);
  },
};

export const Slow: StoryObj = {
  parameters: { sandbank: { faults: [{ on: "list*", latency: 3_600_000 }] } },
  play: async ({ bank, canvasElement }) => {
    await waitFor(() => expect(bank.log.entries).toHaveLength(1));
    await expect(canvasElement.querySelector("[data-loaded]")).toBeNull();
  },
};

/** A handler of the story's own, for what no fault says; it is gone with the story. */
export const NotJson: StoryObj = {
  beforeEach: ({ bank }) =>
    bank.use(http.get(`${SERVICE_URL}/v1/ach`, () => HttpResponse.text("<h1>Hello</h1>"))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("SyntaxError");
  },
};
