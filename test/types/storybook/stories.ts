// Types of stories with a bank. Compiled by `npm run typecheck`, never run.

import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { http } from "msw";
import type { SetupWorker } from "msw/browser";
import { definePreview } from "storybook/internal/csf";
import { expectTypeOf } from "vitest";
import { type SandbankParameters, type StoryBank, sandbank } from "../../../src/adapters/storybook/index.ts";
import type { Bank } from "../../../src/index.ts";

const preview = definePreview({ addons: [sandbank({ options: { seed: 7 } })] });
const meta = preview.meta({ title: "Transfers", parameters: { sandbank: { faults: ["down"] } } });

meta.story({
  parameters: {
    sandbank: { scenario: "starter", clock: { paused: true }, progress: { achTransfers: "manual" } },
  },
  loaders: [async ({ bank }) => ({ count: bank.db.achTransfers.count() })],
  play: async ({ bank }) => {
    expectTypeOf(bank).toEqualTypeOf<StoryBank>();
    expectTypeOf(bank).toExtend<Bank>();
    expectTypeOf(bank.worker).toEqualTypeOf<SetupWorker>();
    bank.use(http.get("https://fx.example.com/rates", () => undefined));
  },
});
// @ts-expect-error the parameter is 'scenario'
meta.story({ parameters: { sandbank: { scenaro: "starter" } } });
// @ts-expect-error no preset has this name
meta.story({ parameters: { sandbank: { faults: ["dwon"] } } });
// @ts-expect-error it is an object
preview.meta({ title: "Cards", parameters: { sandbank: "starter" } });

export default { title: "Counterparties" } satisfies Meta;
export const known: StoryObj = {
  parameters: { sandbank: { faults: [{ on: "list*", latency: 300 }] } },
  play: async ({ bank }) => {
    expectTypeOf(bank).toEqualTypeOf<StoryBank>();
  },
};
// @ts-expect-error the parameter is 'faults'
export const unknown: StoryObj = { parameters: { sandbank: { fault: ["down"] } } };

expectTypeOf<SandbankParameters["scenario"]>().extract<string>().toEqualTypeOf<string>();
