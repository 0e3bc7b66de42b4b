import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { expect, userEvent, within } from "storybook/test";
import { openCards } from "../src/opening/cards.ts";
import { openCompany } from "../src/opening/onboarding.ts";
import { openPayments } from "../src/opening/payments.ts";
import "../src/treasury/card-list.ts";
import "../src/treasury/company-list.ts";
import "../src/treasury/transfer-form.ts";
import "../src/treasury/transfer-list.ts";
import { sendTo } from "./support/answers.ts";

/** States that a front end must show and that are hard to come by with a real service. */
const meta: Meta = { title: "Patterns/Error states" };

export default meta;

const returned = Object.assign((bank: Bank) => openPayments(bank, sendTo(bank)), {
  startsBefore: { days: 8 },
});
const transfers = () => html`<transfer-list></transfer-list>`;

/** The receiver's bank has returned a transfer: `bank.simulate.achTransfers.return(id, "R01")` in the scenario. */
export const TransferReturned: StoryObj = {
  parameters: { sandbank: { scenario: returned } },
  render: transfers,
  play: async ({ canvasElement }) => {
    const row = (await within(canvasElement).findByText("Maria Delgado")).closest("tr");
    await expect(row).toHaveTextContent(/failed\s+R01 Insufficient Funds/);
  },
};

/** A purchase was declined, because it is above the card's largest amount. */
export const CardDeclined: StoryObj = {
  parameters: { sandbank: { scenario: (bank: Bank) => openCards(bank, sendTo(bank)) } },
  render: () => html`<card-list></card-list>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText("3 authorizations"));
    await expect(canvas.getByText("Northern Air").closest("li")).toHaveTextContent(/maximum/);
  },
};

/** A company that the review has blocked: a reserved name does it. */
export const CompanyBlocked: StoryObj = {
  parameters: { sandbank: { scenario: (bank: Bank) => openCompany(sendTo(bank), "TEST BLOCKED") } },
  render: () => html`<company-list></company-list>`,
  play: async ({ canvasElement }) => {
    const [mark] = await within(canvasElement).findAllByText("blocked");
    await expect(mark).toBeVisible();
  },
};

/** Every request is answered 503: the preset `down`. */
export const ServiceDown: StoryObj = {
  parameters: { sandbank: { scenario: "starter", faults: ["down"] } },
  render: transfers,
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert");
    await expect(alert).toHaveTextContent("MasterCard is currently unavailable.");
  },
};

/** Lists are answered after a minute, so the view meanwhile stays in sight. */
export const Slow: StoryObj = {
  parameters: { sandbank: { scenario: "starter", faults: [{ on: "list*", latency: 60_000 }] } },
  render: transfers,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

/** The connection breaks after the bank has created the transfer, so that sending it again would pay twice. */
export const ReplyLost: StoryObj = {
  parameters: { sandbank: { faults: [{ on: "createAchTransfer", then: "lost-reply" }] } },
  render: () => html`<div style="max-width: 22rem"><transfer-form></transfer-form></div>`,
  play: async ({ canvasElement, bank }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Create transfer" }));
    await expect(await canvas.findByText(/^No response: /)).toBeVisible();
    await expect(bank.db.achTransfers.count()).toBe(1);
  },
};

/** A caller has sent too many requests: 429, until the bank's clock has moved on. */
export const TooManyRequests: StoryObj = {
  parameters: {
    sandbank: { options: { rateLimit: { quota: 1, window: 60 } }, scenario: "starter" },
  },
  render: transfers,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};
