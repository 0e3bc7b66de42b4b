// The stories of a preview, prepared as Storybook prepares them, in Node as portable stories are. Statements: X221, X222, X98.

import { HttpResponse, http } from "msw";
import { definePreview } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { type SandbankParameters, type StoryBank, sandbank } from "../../../src/adapters/storybook/index.ts";

const BASE_URL = "https://api.stories.test";
const preview = definePreview({
  addons: [sandbank({ options: { baseUrl: BASE_URL, clock: { start: "2026-03-02T15:00:00Z" } } })],
  parameters: { layout: "padded" },
});

/** Prepares a story, lets it do something, and leaves it. */
async function show(id: string, parameters: SandbankParameters, play: (bank: StoryBank) => Promise<void>) {
  const context = { id, parameters: { sandbank: parameters }, globals: {} };
  const { loaders, beforeEach } = preview.composed;
  // Each as Storybook calls it, with a context that has what this adapter reads.
  for (const load of [loaders].flat()) if (load) await Reflect.apply(load, undefined, [context]);
  const leave = [];
  for (const begin of [beforeEach].flat())
    if (begin) leave.push(await Reflect.apply(begin, undefined, [context]));
  await play(Reflect.get(context, "bank"));
  for (const end of leave) if (typeof end === "function") await Reflect.apply(end, undefined, []);
}

const list = () => fetch(`${BASE_URL}/v1/ach`, { headers: { Authorization: "Bearer test" } });

test("in CSF Next sandbank() is an addon, whose settings are added to those of the preview (X221)", () => {
  expect(preview.composed.parameters).toMatchObject({ layout: "padded", docs: { story: { inline: false } } });
  expect(preview.composed.globalTypes).toHaveProperty("sandbankScenario");
});

test("a story's faults are its own (X98)", async () => {
  await show("down", { faults: ["down"] }, async () => {
    expect((await list()).status).toBe(503);
  });
  await show("up", {}, async () => {
    expect((await list()).status).toBe(200);
  });
});

test("a story's own handlers are asked before its bank, for any address, and are gone when it ends (X222)", async () => {
  const elsewhere = "https://fx.stories.test/rates";
  await show("own", {}, async (bank) => {
    bank.use(
      http.get(elsewhere, () => HttpResponse.json({ EUR: 1.08 })),
      http.get(`${BASE_URL}/v1/ach`, () => new HttpResponse(null, { status: 418 })),
    );
    bank.server.use(http.get(`${elsewhere}/old`, () => HttpResponse.json({ EUR: 1.1 })));
    expect(await (await fetch(elsewhere)).json()).toEqual({ EUR: 1.08 });
    expect(await (await fetch(`${elsewhere}/old`)).json()).toEqual({ EUR: 1.1 });
    expect((await list()).status).toBe(418);
    expect(bank.log.entries).toEqual([]);
  });
  await show("after", {}, async () => {
    expect((await list()).status).toBe(200);
    await expect(fetch(elsewhere)).rejects.toThrow(TypeError);
    await expect(fetch(`${elsewhere}/old`)).rejects.toThrow(TypeError);
  });
});

test("a scenario that fails leaves nothing of its story to the next one (X221)", async () => {
  const failing = {
    scenario: () => {
      throw new Error("no rows");
    },
  };
  const play = async () => expect((await list()).status).toBe(200);
  await show("before", {}, play);
  await expect(show("failing", { ...failing, options: { seed: 8 } }, play)).rejects.toThrow("no rows");
  await show("before", {}, async () => {
    await play();
    // As the toolbar does, which does not leave the story.
    await expect(show("before", failing, play)).rejects.toThrow("no rows");
    await show("before", {}, play);
  });
});
