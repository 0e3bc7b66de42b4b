import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { accounts, accountsWith, bookTransfers, wireTransfers } from "sandbank/products";
import { expect, within } from "storybook/test";
import { openPayments, openPaymentsUnderWay } from "../src/opening/payments.ts";
import "../src/treasury/accounts/account-list.ts";
import { type Answers, answersControl, sendBy, sendTo } from "./support/answers.ts";

interface Args {
  answers: Answers;
}

const options = { resources: { accounts, bookTransfers, wireTransfers } };

const meta: Meta<Args> = {
  title: "Playground/Account list",
  component: "account-list",
  render: ({ answers }) =>
    html`<account-list .send=${sendBy(answers)} .now=${new Date("2026-03-04T15:00:00Z")}></account-list>`,
  args: { answers: "the bank answers" },
  argTypes: answersControl,
  parameters: { sandbank: { options } },
};

export default meta;
type Story = StoryObj<Args>;

const withMoney = Object.assign(
  async (bank: Bank) => {
    await openPayments(bank, sendTo(bank));
    await openPaymentsUnderWay(bank, sendTo(bank));
  },
  { startsBefore: { days: 8 } },
);

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No accounts yet/)).toBeVisible();
  },
};

const broke = { ...options.resources, accounts: accountsWith({ opening: { "9900112233": 0 } }) };

export const WithoutMoney: Story = {
  parameters: { sandbank: { options: { accounts: ["9900112233"], resources: broke } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No transactions yet/)).toBeVisible();
    await expect(canvasElement.querySelector("path.available")).toBeNull();
  },
};

export const WithMoney: Story = {
  parameters: { sandbank: { options, scenario: withMoney } },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole("img", {
      name: /^Posted balance from .+ is available\.$/,
    });
    await expect(line.querySelector("path.available")).toBeVisible();
  },
};
