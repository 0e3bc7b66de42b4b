import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank } from "sandbank";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { openCards } from "../src/opening/cards.ts";
import "../src/treasury/card-form.ts";
import "../src/treasury/card-list.ts";
import { type Answers, answersControl, sendBy, sendTo } from "./support/answers.ts";

interface Args {
  answers: Answers;
}

const meta: Meta<Args> = {
  title: "Playground/Cards",
  component: "card-list",
  render: ({ answers }) => html`<card-list .send=${sendBy(answers)}></card-list>`,
  args: { answers: "the bank answers" },
  argTypes: answersControl,
};

export default meta;
type Story = StoryObj<Args>;

const scenario = (bank: Bank) => openCards(bank, sendTo(bank));

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No cards yet/)).toBeVisible();
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
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent("client user");
  },
};

export const UsedAndDeclined: Story = {
  parameters: { sandbank: { scenario } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText("3 authorizations"));
    const declined = canvas.getByText("Northern Air").closest("li");
    await expect(declined).toHaveTextContent(/maximum/);
    await expect(canvas.getByText("$815.70")).toBeVisible();
  },
};

export const CanceledInPlace: Story = {
  parameters: { sandbank: { scenario } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cancel] = await canvas.findAllByRole("button", { name: /^Cancel card/ });
    const card = cancel?.closest("li") as HTMLElement;
    await userEvent.click(cancel as HTMLElement);
    await expect(await within(card).findByText("Canceled")).toBeVisible();
  },
};

const form: Story["render"] = ({ answers }, { bank }) =>
  html`<div style="max-width: 22rem"><card-form .send=${sendBy(answers)} .now=${bank.clock.now()}></card-form></div>`;

export const FormDecadesAhead: Story = {
  render: form,
  parameters: { sandbank: { clock: { start: "2046-03-01T15:00:00Z", paused: true } } },
  play: async ({ canvasElement, bank }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText("Expires after")).toHaveValue("2047-03-01");
    await userEvent.click(canvas.getByRole("button", { name: "Create card" }));
    await waitFor(() => expect(bank.db.virtualCards.get(1001)?.valid_ending_on).toBe("2047-03-01"));
  },
};

export const FormRefused: Story = {
  render: form,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = await canvas.findByLabelText("Amount in dollars");
    await userEvent.clear(total);
    await userEvent.type(total, "0");
    await userEvent.type(canvas.getByLabelText("Email the details to"), "no address");
    await userEvent.click(canvas.getByRole("button", { name: "Create card" }));
    await waitFor(() =>
      expect(total).toHaveAccessibleDescription(/'total_card_amount' must be greater than \$0\.00/),
    );
    await expect(canvas.getByLabelText("Email the details to")).toHaveAccessibleDescription(/'emails'/);
  },
};
