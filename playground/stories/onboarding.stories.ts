import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { Bank, Scenario } from "sandbank";
import { expect, userEvent, within } from "storybook/test";
import { openCompany } from "../src/opening/onboarding.ts";
import "../src/treasury/company-form.ts";
import "../src/treasury/company-list.ts";
import { type Answers, answersControl, sendBy, sendTo } from "./support/answers.ts";

interface Args {
  answers: Answers;
}

const meta: Meta<Args> = {
  title: "Playground/Onboarding",
  component: "company-list",
  render: ({ answers }) => html`<company-list .send=${sendBy(answers)}></company-list>`,
  args: { answers: "the bank answers" },
  argTypes: answersControl,
};

export default meta;
type Story = StoryObj<Args>;

const named =
  (name: string): Scenario =>
  (bank: Bank) =>
    openCompany(sendTo(bank), name);

const shows =
  (status: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const [mark] = await within(canvasElement).findAllByText(status);
    await expect(mark?.querySelector("svg")).toBeVisible();
  };

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/No companies yet/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: "nothing answers" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("status", { name: "Loading" })).toBeVisible();
  },
};

export const Pending: Story = {
  parameters: { sandbank: { scenario: named("Tidewater Trading") } },
  play: shows("pending"),
};

export const Approved: Story = {
  parameters: {
    sandbank: { scenario: Object.assign(named("Tidewater Trading"), { startsBefore: { days: 6 } }) },
  },
  play: async (context) => {
    await shows("approved")(context);
    await expect(within(context.canvasElement).getByText("Account").nextElementSibling).toHaveTextContent(
      /\d{4}/,
    );
  },
};

export const Blocked: Story = {
  parameters: { sandbank: { scenario: named("TEST BLOCKED") } },
  play: shows("blocked"),
};

export const Rejected: Story = {
  parameters: { sandbank: { scenario: named("TEST REJECTED") } },
  play: shows("rejected"),
};

export const HostileName: Story = {
  parameters: { sandbank: { scenario: named(`<b onclick="alert(1)">شركة الرمال</b> ${"W".repeat(3000)}`) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/<b onclick/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FormRefused: Story = {
  render: ({ answers }) =>
    html`<div style="max-width: 24rem"><company-form .send=${sendBy(answers)}></company-form></div>`,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const share = await canvas.findByLabelText("Ownership (%)");
    await userEvent.clear(share);
    await userEvent.type(share, "120");
    await userEvent.click(canvas.getByRole("button", { name: "Submit company" }));
    await expect(await canvas.findByText(/^'percent_ownership' must be/)).toBeVisible();
    await expect(canvas.getByText("Created so far: address, file, gov ident")).toBeVisible();
  },
};
