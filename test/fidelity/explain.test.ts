import { expect, test } from "vitest";
import { explain } from "../../src/fidelity/explain.ts";
import type { BankOptions } from "../../src/index.ts";
import { cases } from "../conformance/cases.ts";
import { playedTo } from "./played.ts";
import { recordingOf } from "./recording.ts";

/** Each option that the conformance suite can see, changed on its own, and how drift names it. */
const changed: [BankOptions, string][] = [
  [{ assumptions: { listOrder: "oldest-first" } }, 'assumptions.listOrder: "oldest-first"'],
  [{ maxCardAmount: 5000 }, "maxCardAmount: 5000"],
  [{ assumptions: { review: null } }, "assumptions.review: null"],
  [{ assumptions: { ach: { processAfterMinutes: 120 } } }, "assumptions.ach.processAfterMinutes: 120"],
  [{ realCards: [{ id: "7", alias: "Other" }] }, 'realCards: [{"id":"7","alias":"Other"}]'],
  [
    { assumptions: { errorBody: ({ message, status }) => ({ code: status, detail: message }) } },
    'assumptions.errorBody: (problem) => ({ "code": problem.status, "detail": problem.message })',
  ],
];

test.each(changed)("%o is named", async (options, text) => {
  const found = new Set<string>();
  let replays = 0;
  for (const one of cases) {
    const exchanges = await playedTo(await recordingOf(one), options);
    const explained = await explain(exchanges, {});
    replays += explained.replays;
    for (const { alternatives } of explained.explaining)
      for (const { option, source } of alternatives) found.add(`${option}: ${source}`);
    for (const { option } of explained.differences) found.add(String(option));
  }
  console.log(replays, [...found]);
  expect([...found]).toContain(text);
});
