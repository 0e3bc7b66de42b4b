// Statements: X53, X80, X98, X223, STA-14.

import { expect, test } from "vitest";
import { sandbank } from "../../../src/adapters/storybook/index.ts";
import { checkPreviewOptions, readInitialState } from "../../../src/adapters/storybook/initial-state.ts";
import { globalTypes } from "../../../src/adapters/storybook/toolbar.ts";
import { states } from "../../../src/states/index.ts";

const busy = () => undefined;
const starter = () => undefined;
const preview = {
  options: { seed: 7, clock: { start: "2026-03-02T15:00:00Z" } },
  scenarios: { busy, starter },
};

test("a story without settings has the preview's bank", () => {
  expect(readInitialState(preview, undefined, {})).toEqual({
    options: preview.options,
    scenario: undefined,
    clock: { start: "2026-03-02T15:00:00Z" },
  });
});

test("a story's settings override the preview's, and the toolbar overrides both (X53)", () => {
  const story = { scenario: "starter", clock: { paused: true }, options: { strict: true } };
  expect(readInitialState(preview, story, { sandbankScenario: "", sandbankClock: "" })).toEqual({
    options: { ...preview.options, strict: true },
    scenario: starter,
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
  });
  expect(
    readInitialState(preview, story, { sandbankScenario: "busy", sandbankClock: "hours" }),
  ).toMatchObject({
    scenario: busy,
    clock: { start: "2026-03-02T15:00:00Z", paused: false, speed: 3600 },
  });
});

test("a story may have a scenario of its own", () => {
  const own = () => undefined;
  expect(readInitialState(preview, { scenario: own }, {}).scenario).toBe(own);
});

test("a story's progress is added to that of the options, and so its bank is another (X80)", () => {
  const inPreview = { ...preview, options: { progress: { achTransfers: "manual" } as const } };
  const story = { progress: { companies: { reads: 3 } } };
  expect(readInitialState(inPreview, story, {}).options).toEqual({
    progress: { achTransfers: "manual", companies: { reads: 3 } },
  });
  expect(readInitialState(inPreview, { progress: { achTransfers: "immediate" } }, {}).options).toEqual({
    progress: { achTransfers: "immediate" },
  });
});

test("the toolbar lists the scenarios", () => {
  expect(globalTypes(["busy"]).sandbankScenario?.toolbar.items).toEqual([
    { value: "", title: "As the story says" },
    { value: "busy", title: "busy" },
  ]);
});

test("a story's faults override those of every options, and the toolbar's preset overrides both (X98)", () => {
  const base = { ...preview, options: { seed: 7, faults: ["slow" as const] } };
  const faultsOf = (parameters: object, globals: Record<string, string> = {}) =>
    readInitialState(base, parameters, globals).options.faults;
  const story = { faults: [{ on: "createAchTransfer", status: 503 }] };
  expect(faultsOf({})).toEqual(["slow"]);
  expect(faultsOf({ options: { faults: ["down"] } })).toEqual(["down"]);
  expect(faultsOf({ ...story, options: { faults: ["down"] } })).toEqual(story.faults);
  expect(faultsOf({ faults: [] })).toEqual([]);
  expect(faultsOf(story, { sandbankFaults: "" })).toEqual(story.faults);
  expect(faultsOf(story, { sandbankFaults: "flaky" })).toEqual(["flaky"]);
  expect(faultsOf(story, { sandbankFaults: "none" })).toEqual([]);
});

test("the toolbar lists the presets of faults", () => {
  expect(globalTypes([]).sandbankFaults?.toolbar.items).toEqual([
    { value: "", title: "As the story says" },
    { value: "none", title: "None" },
    { value: "slow", title: "slow" },
    { value: "flaky", title: "flaky" },
    { value: "down", title: "down" },
    { value: "offline", title: "offline" },
    { value: "rate-limited", title: "rate-limited" },
    { value: "lost-replies", title: "lost-replies" },
  ]);
});

test("an invalid option is named", () => {
  const check = (options: object) => () => checkPreviewOptions(options);
  expect(check({ scenario: busy })).toThrow(
    "Unknown option 'scenario' for sandbank() for Storybook: it takes options and scenarios.",
  );
  expect(check({ options: { seed: "x" } })).toThrow("Option 'seed' must be a whole number");
  expect(check({ scenarios: { busy: "busy" } })).toThrow(
    "Option 'scenarios.busy' of sandbank() must be a scenario, a function that takes a bank, got \"busy\".",
  );
  expect(() => readInitialState(preview, { scenaro: "busy" }, {})).toThrow(
    "Unknown option 'scenaro' for parameters.sandbank: it takes scenario, clock, faults, progress, options and states.",
  );
  expect(() => readInitialState(preview, { scenario: "bussy" }, {})).toThrow(
    'parameters.sandbank.scenario must be a scenario or the name of one that sandbank() has: busy, starter; got "bussy".',
  );
});

test("a story's setting that no bank takes is named with its place (X223)", () => {
  const read = (parameters: unknown) => () => readInitialState(preview, parameters, {});
  expect(read({ faults: [{ on: "createAchTransfr", status: 503 }] })).toThrow(
    "parameters.sandbank: Option 'faults.0.on' must be an operation",
  );
  expect(read({ faults: ["dwon"] })).toThrow(/^parameters\.sandbank: Option 'faults.*dwon/);
  expect(read({ clock: { start: "yesterday" } })).toThrow(
    /^parameters\.sandbank: Option 'clock\.start' .*yesterday/,
  );
  expect(read({ progress: { achTransfer: "immediate" } })).toThrow(/^parameters\.sandbank: .*achTransfer/);
  expect(read({ options: { seed: "x" } })).toThrow(/^parameters\.sandbank\.options: Option 'seed'/);
  expect(read({ scenario: 7 })).toThrow(
    /^parameters\.sandbank\.scenario must be a scenario or the name of one .* got 7\.$/,
  );
  expect(read("starter")).toThrow(
    'parameters.sandbank must be an object such as { scenario: "starter" }, got "starter".',
  );
  expect(read(["starter"])).toThrow("got an array.");
});

test("a choice of the toolbar that no menu has is named with its global (X223)", () => {
  const read = (globals: Record<string, unknown>) => () => readInitialState(preview, {}, globals);
  expect(read({ sandbankScenario: "strater" })).toThrow(
    "The toolbar's global 'sandbankScenario' must be a scenario or the name of one that sandbank() has: busy, starter; got \"strater\".",
  );
  expect(read({ sandbankFaults: "dwon" })).toThrow(
    "The toolbar's global 'sandbankFaults' must be one of none, slow, flaky, down, offline, rate-limited, lost-replies; got \"dwon\".",
  );
  expect(read({ sandbankClock: "toString" })).toThrow(
    "The toolbar's global 'sandbankClock' must be one of paused, minutes, hours, days; got \"toString\".",
  );
  expect(() => readInitialState({}, {}, { sandbankScenario: "starter" })).toThrow("it has none");
});

test("a story's bank is in the state that the control has chosen, one of those of its parameters (STA-14)", () => {
  const listed = states({ only: ["answers/listAchTransfers"] });
  const story = { states: listed };
  expect(readInitialState(preview, story, {}).state).toBe(undefined);
  const args = { sandbankState: "answers/listAchTransfers/503" };
  expect(readInitialState(preview, story, {}, args).state).toMatchObject({ id: args.sandbankState });
  expect(() => readInitialState(preview, story, {}, { sandbankState: "answers/listPersons/503" })).toThrow(
    "The arg 'sandbankState' must be the id of one of parameters.sandbank.states, got \"answers/listPersons/503\".",
  );
});

test("a story with states has the control (STA-14)", () => {
  const { argTypesEnhancers = [] } = sandbank();
  const enhanced = (parameters: object) =>
    argTypesEnhancers.map((enhance) => enhance({ argTypes: {}, parameters } as never));
  expect(enhanced({})).toEqual([{}]);
  const listed = states({ only: ["moments/leap-day"] });
  expect(enhanced({ sandbank: { states: listed } })).toEqual([
    {
      sandbankState: {
        name: "sandbankState",
        options: ["moments/leap-day"],
        control: { type: "select", labels: { "moments/leap-day": "February 29" } },
      },
    },
  ]);
});
