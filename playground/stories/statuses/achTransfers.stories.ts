// Made by test/playground/status-stories.test.ts.

import type { Meta } from "@storybook/web-components-vite";
import { statusStory } from "../support/status-story.ts";

const meta: Meta = { title: "Statuses/ACH transfer", component: "sandbank-panel" };

export default meta;

export const Pending = statusStory("achTransfers", "pending");

export const Processing = statusStory("achTransfers", "processing");

export const Hold = statusStory("achTransfers", "hold");

export const Succeeded = statusStory("achTransfers", "succeeded");

export const Failed = statusStory("achTransfers", "failed");

export const Canceled = statusStory("achTransfers", "canceled");
