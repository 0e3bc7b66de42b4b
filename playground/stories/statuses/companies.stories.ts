// Made by test/playground/status-stories.test.ts.

import type { Meta } from "@storybook/web-components-vite";
import { statusStory } from "../support/status-story.ts";

const meta: Meta = { title: "Statuses/Company", component: "sandbank-panel" };

export default meta;

export const Pending = statusStory("companies", "pending");

export const Blocked = statusStory("companies", "blocked");

export const ConditionallyApproved = statusStory("companies", "conditionally_approved");

export const Approved = statusStory("companies", "approved");

export const Suspended = statusStory("companies", "suspended");

export const Rejected = statusStory("companies", "rejected");

export const Terminated = statusStory("companies", "terminated");
