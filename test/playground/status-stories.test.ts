// Writes the stories of each status of each resource, from what the bank declares: `npx vitest run --project node
// test/playground/status-stories.test.ts -u`. Without `-u` it fails where a status has no story.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";

const folder = new URL("../../playground/stories/statuses/", import.meta.url);
const resources = Object.entries(createBank().resources).filter(([, { statuses }]) => statuses.length > 0);

test("transfers, cards and companies have statuses", () => {
  const collections = resources.map(([collection]) => collection);
  expect(collections).toEqual(expect.arrayContaining(["achTransfers", "virtualCards", "companies"]));
});

test.each(resources)("each status of %s has a story", async (collection, { noun, statuses }) => {
  const title = `Statuses/${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const stories = statuses.map(
    ({ name }) => `export const ${exportName(name)} = statusStory("${collection}", "${name}");\n`,
  );
  const text = `// Made by test/playground/status-stories.test.ts.

import type { Meta } from "@storybook/web-components-vite";
import { statusStory } from "../support/status-story.ts";

const meta: Meta = { title: "${title}", component: "sandbank-panel" };

export default meta;

${stories.join("\n")}`;
  await expect(text).toMatchFileSnapshot(fileURLToPath(new URL(`${collection}.stories.ts`, folder)));
});

/** "conditionally_approved" is ConditionallyApproved. */
function exportName(status: string): string {
  return status.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
