import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { openPayments } from "../src/opening/payments.ts";
import "../src/treasury/transfer-form.ts";
import { type Answers, answersControl, sendBy, sendTo } from "./support/answers.ts";

interface Args {
  answers: Answers;
  onCreated: () => void;
}

const meta: Meta<Args> = {
  title: "Playground/Transfer form",
  component: "transfer-form",
  render: ({ answers, onCreated }) =>
    html`<div style="max-width: 22rem"><transfer-form .send=${sendBy(answers)} @created=${onCreated}></transfer-form></div>`,
  args: { answers: "the bank answers", onCreated: fn() },
  argTypes: answersControl,
};

export default meta;
type Story = StoryObj<Args>;

const counterparties = Object.assign((bank: Bank) => openPayments(bank, sendTo(bank)), {
  startsBefore: { days: 1 },
});

export const WithoutCounterparties: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText("Receiver")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create transfer" }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

export const WithCounterparties: Story = {
  parameters: { sandbank: { scenario: counterparties } },
  play: async ({ canvasElement }) => {
    const choice = await within(canvasElement).findByLabelText("Counterparty");
    await expect(choice).toHaveTextContent("Maria Delgado ····4002");
  },
};

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amount = await canvas.findByLabelText("Amount in dollars");
    await userEvent.clear(amount);
    await userEvent.type(amount, "a lot");
    await userEvent.click(canvas.getByRole("button", { name: "Create transfer" }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/“a lot” isn't a dollar amount/));
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveValue("a lot");
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

export const FailsWith503: Story = {
  parameters: { sandbank: { faults: [{ on: "createAchTransfer", times: 1, status: 503 }] } },
  play: async ({ canvasElement, args, bank }) => {
    const canvas = within(canvasElement);
    const create = await canvas.findByRole("button", { name: "Create transfer" });
    await userEvent.click(create);
    await expect(await canvas.findByText("MasterCard is currently unavailable.")).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(bank.db.achTransfers.count()).toBe(0);
    await userEvent.click(create);
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
};

/** The bank has the transfer, and the page can't know: sending it again would pay twice. */
export const ReplyLost: Story = {
  parameters: { sandbank: { faults: [{ on: "createAchTransfer", then: "lost-reply" }] } },
  play: async ({ canvasElement, args, bank }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Create transfer" }));
    await expect(await canvas.findByText(/^No response: /)).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(bank.db.achTransfers.count()).toBe(1);
  },
};

export const Busy: Story = {
  args: { answers: "creates are not answered" },
  play: async ({ canvasElement }) => {
    const create = await within(canvasElement).findByRole("button", { name: "Create transfer" });
    await userEvent.click(create);
    await waitFor(() => expect(create).toHaveAttribute("aria-disabled", "true"));
  },
};
