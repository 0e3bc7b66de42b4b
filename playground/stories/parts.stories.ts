import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { createBank } from "sandbank";
import { DEVELOPMENT, REGISTRY } from "sandbank/internal";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { endpointsOf } from "../src/explorer/endpoints.ts";
import "../src/explorer/endpoint-view.ts";
import "../src/explorer/explorer-page.ts";
import { statusMark } from "../src/bank/status.ts";
import "../src/tours/tour-view.ts";
import { cancelInTime } from "../src/tours/transfers.ts";

const endpoints = endpointsOf(REGISTRY, DEVELOPMENT);
const named = (name: string) => endpoints.find(({ operation }) => operation === name);

const meta: Meta = { title: "Playground/Parts" };

export default meta;

const statuses = [
  "pending",
  "processing",
  "succeeded",
  "failed",
  "canceled",
  "hold",
  "conditionally_approved",
  "an unknown status",
];

export const Statuses: StoryObj = {
  render: () =>
    html`<ul>
      ${statuses.map((status) => html`<li>${statusMark(status)}</li>`)}
    </ul>`,
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll(".status")];
    await expect(marks.map((mark) => mark.textContent?.trim())).toEqual(
      statuses.map((status) => status.replaceAll("_", " ")),
    );
    for (const mark of marks) await expect(mark.querySelector("svg")?.childElementCount).toBeGreaterThan(0);
  },
};

export const Endpoint: StoryObj = {
  render: (_, { bank }) =>
    html`<endpoint-view .bank=${bank} .endpoints=${endpoints} .endpoint=${named("createCounterparty")}></endpoint-view>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }));
    await expect(await canvas.findByText("200 OK")).toBeVisible();
  },
};

export const EndpointWithNothingToPointTo: StoryObj = {
  render: (_, { bank }) =>
    html`<endpoint-view .bank=${bank} .endpoints=${endpoints} .endpoint=${named("createPerson")}></endpoint-view>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Create now" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Create now" })).toBeNull());
    await userEvent.click(await canvas.findByRole("button", { name: "Send" }));
    await expect(await canvas.findByText("200 OK")).toBeVisible();
  },
};

export const Tour: StoryObj = {
  render: (_, { bank }) => html`<tour-view .bank=${bank} .tour=${cancelInTime}></tour-view>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Start" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }));
    await expect(await canvas.findByText("2 of 6 steps")).toBeVisible();
  },
};

const withReserved = createBank({
  reserved: { receiverAccounts: { "9000000000008203": { return: "R03" } } },
});

export const ReservedValuesOfTheBank: StoryObj = {
  render: () =>
    html`<explorer-page .bank=${withReserved} .operation=${"createAchTransfer"} .revision=${0}></explorer-page>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("9000000000008203")).toBeVisible();
  },
};
