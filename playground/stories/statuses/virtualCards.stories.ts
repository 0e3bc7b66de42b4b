// Made by test/playground/status-stories.test.ts.

import type { Meta } from "@storybook/web-components-vite";
import { statusStory } from "../support/status-story.ts";

const meta: Meta = { title: "Statuses/Virtual card", component: "sandbank-panel" };

export default meta;

export const Approved = statusStory("virtualCards", "Approved");

export const Canceled = statusStory("virtualCards", "Canceled");
