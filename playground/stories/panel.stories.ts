import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import type { Bank } from "sandbank";
import { expect, waitFor } from "storybook/test";
import "sandbank/panel";
import { opening } from "../src/opening/opening.ts";
import { scenarios } from "../src/opening/scenarios.ts";
import { send } from "../src/send.ts";
import { sendTo } from "./support/answers.ts";
import { deepText } from "./support/deep-text.ts";

interface Args {
  tab: string;
  dock: string;
}

const TABS = ["clock", "time", "data", "requests", "history", "outbox", "faults", "scenario"];

const meta: Meta<Args> = {
  title: "Panel/Tabs",
  component: "sandbank-panel",
  args: { tab: "clock", dock: "inline" },
  argTypes: {
    tab: { control: "select", options: TABS, description: "The open tab." },
    dock: {
      control: "select",
      options: ["inline", "right", "left", "top", "bottom"],
      description: "The edge to dock at.",
    },
  },
  render: ({ tab, dock }, { bank, globals }) => html`<div style="height: 34rem">
    <sandbank-panel
      open
      dock=${dock}
      tab=${tab}
      theme=${globals.theme || nothing}
      .bank=${bank}
      .scenarios=${scenarios}
    ></sandbank-panel>
  </div>`,
};

export default meta;
type Story = StoryObj<Args>;

async function mailedCard(bank: Bank): Promise<void> {
  const data = { total_card_amount: 1000, valid_ending_on: "2027-01-01", emails: ["ada@tidewater.example"] };
  await sendTo(bank)("POST", "/v1/virtualcards", { data });
}

const shows =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    for (const text of texts) await waitFor(() => expect(deepText(canvasElement)).toMatch(text));
  };

export const Clock: Story = {
  args: { tab: "clock" },
  parameters: { sandbank: { scenario: opening } },
  play: shows("4 Mar 2026", /settle|process/i),
};

export const ClockWithoutEvents: Story = { args: { tab: "clock" }, play: shows("4 Mar 2026") };

export const Time: Story = {
  args: { tab: "time" },
  parameters: { sandbank: { scenario: opening } },
  play: shows(/ACH transfers\s+\(\s*[1-9]/),
};

export const Data: Story = {
  args: { tab: "data" },
  parameters: { sandbank: { scenario: opening } },
  play: shows("Maria Delgado"),
};

export const DataOfAnEmptyBank: Story = { args: { tab: "data" }, play: shows("0") };

export const Requests: Story = {
  args: { tab: "requests" },
  play: async (context) => {
    await send("GET", "/v1/ach");
    await send("POST", "/v1/ach", { data: {} });
    await shows("200", "400", "/v1/ach")(context);
  },
};

export const History: Story = {
  args: { tab: "history" },
  parameters: { sandbank: { options: { history: true } } },
  play: async (context) => {
    await send("POST", "/v1/ach", { data: {} });
    await context.bank.clock.advance({ days: 1 });
    await shows("Clock")(context);
  },
};

export const Outbox: Story = {
  args: { tab: "outbox" },
  parameters: { sandbank: { scenario: mailedCard } },
  play: shows("ada@tidewater.example"),
};

export const Faults: Story = {
  args: { tab: "faults" },
  play: async (context) => {
    context.bank.faults.add({ on: "GET /v1/ach", status: 503 });
    await send("GET", "/v1/ach");
    await shows("lost-replies", "GET /v1/ach: status 503", "Matched 1, fired 1")(context);
  },
};

export const Scenario: Story = {
  args: { tab: "scenario" },
  play: shows("opening", "empty", "starter", "busy", "onboardingInReview", "everything"),
};
