import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { openPayments } from "../src/opening/payments.ts";
import { type Send, send } from "../src/send.ts";
import "../src/treasury/transfer-form.ts";
import { bank, sendTo } from "./support/bank.ts";

interface Args {
  send: Send;
  onCreated: () => void;
}

/** Reads are answered, creates never are. */
const neverCreates: Send = (method, path, options) =>
  method === "POST" ? new Promise(() => undefined) : send(method, path, options);

const meta: Meta<Args> = {
  title: "Treasury/Transfer form",
  render: ({ send, onCreated }) =>
    html`<div style="max-width: 22rem"><transfer-form .send=${send} @created=${onCreated}></transfer-form></div>`,
  args: { send, onCreated: fn() },
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
  parameters: { scenario: counterparties },
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
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/“a lot” is not an amount in dollars/));
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveValue("a lot");
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

export const FailsWith503: Story = {
  parameters: { faults: [{ on: "createAchTransfer", times: 1, status: 503 }] },
  play: async ({ canvasElement, args }) => {
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
  parameters: { faults: [{ on: "createAchTransfer", then: "lost-reply" }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Create transfer" }));
    await expect(await canvas.findByText(/^No response: /)).toBeVisible();
    await expect(args.onCreated).not.toHaveBeenCalled();
    await expect(bank.db.achTransfers.count()).toBe(1);
  },
};

export const Busy: Story = {
  args: { send: neverCreates },
  play: async ({ canvasElement }) => {
    const create = await within(canvasElement).findByRole("button", { name: "Create transfer" });
    await userEvent.click(create);
    await waitFor(() => expect(create).toHaveAttribute("aria-disabled", "true"));
  },
};
