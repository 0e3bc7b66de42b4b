import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { states } from "sandbank/states";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { openPayments, openPaymentsUnderWay } from "../src/opening/payments.ts";
import "../src/treasury/transfer-list.ts";
import { type Answers, answersControl, sendBy, sendTo } from "./support/answers.ts";

interface Args {
  answers: Answers;
  sandbankState?: string;
}

const meta: Meta<Args> = {
  title: "Playground/Transfer list",
  component: "transfer-list",
  render: ({ answers }) => html`<transfer-list .send=${sendBy(answers)}></transfer-list>`,
  args: { answers: "the bank answers" },
  argTypes: answersControl,
};

export default meta;
type Story = StoryObj<Args>;

const over = Object.assign((bank: Bank) => openPayments(bank, sendTo(bank)), { startsBefore: { days: 8 } });
const underWay = Object.assign(
  async (bank: Bank) => {
    await openPayments(bank, sendTo(bank));
    await openPaymentsUnderWay(bank, sendTo(bank));
  },
  // The last of them is created a few minutes before the clock stops.
  { startsBefore: { days: 0.2 } },
);
const busy = Object.assign(
  async (bank: Bank) => {
    await openPayments(bank, sendTo(bank));
    for (let round = 0; round < 5; round += 1) await openPaymentsUnderWay(bank, sendTo(bank));
  },
  { startsBefore: { days: 2 } },
);

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No transfers yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: "nothing answers" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { answers: "the key is the wrong user's" },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("This call is for the client user");
    await expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Down: Story = {
  parameters: { sandbank: { scenario: over, faults: ["down"] } },
  play: async ({ canvasElement, bank }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("MasterCard is currently unavailable.");
    bank.faults.clear();
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Maria Delgado")).toBeVisible();
  },
};

/** The list in each of the states of its operation, by the control `sandbankState`. */
export const EveryState: Story = {
  args: { sandbankState: "answers/listAchTransfers/503" },
  parameters: { sandbank: { scenario: over, states: states({ only: ["listAchTransfers", "values"] }) } },
  play: async ({ canvasElement, bank }) => {
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("unavailable");
    await expect(bank.faults.list()).toHaveLength(1);
  },
};

export const Returned: Story = {
  parameters: { sandbank: { scenario: over } },
  play: async ({ canvasElement }) => {
    const row = (await within(canvasElement).findByText("Maria Delgado")).closest("tr");
    await expect(row).toHaveTextContent(/failed\s+R01 Insufficient Funds/);
  },
};

export const Held: Story = {
  parameters: { sandbank: { scenario: underWay } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("hold");
    await expect(canvasElement.querySelector('[data-tone="held"] svg')).toBeVisible();
  },
};

export const Busy: Story = {
  parameters: { sandbank: { scenario: busy } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("tbody tr")).toHaveLength(23));
  },
};

export const CanceledInPlace: Story = {
  parameters: { sandbank: { scenario: underWay } },
  play: async ({ canvasElement }) => {
    const cancel = await within(canvasElement).findByRole("button", { name: /Cancel transfer/ });
    const row = cancel.closest("tr") as HTMLElement;
    await userEvent.click(cancel);
    await within(row).findByText("canceled");
  },
};
