import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { BASE_URL } from "./requests/episode.ts";
import { soakCampaign } from "./soak.ts";

test("a log that grows beyond its size is found", async () => {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  const campaign = await soakCampaign(() => createBank({ baseUrl: BASE_URL, clock, logSize: 5000 }));
  expect(await campaign.run(1, () => true)).toEqual([]);
  const [finding] = await campaign.run(2, () => true);
  expect(finding).toMatchObject({ kind: "the log grows", detail: expect.stringContaining("2000 entries") });
  expect(campaign.figures()).toMatchObject({ log: 2000 });
  await campaign.close();
});
