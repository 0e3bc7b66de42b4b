import { expect, test } from "vitest";
import { differences } from "../../src/fidelity/compare.ts";
import { replay } from "../../src/fidelity/replay.ts";
import { cases } from "../conformance/cases.ts";
import { recordingOf } from "./recording.ts";

test.each(cases)("two banks of equal options do not differ: $name", async (one) => {
  const exchanges = await recordingOf(one);
  const replayed = await replay(exchanges, {});
  expect(differences(exchanges, replayed)).toEqual([]);
  expect(replayed.filter(({ skipped }) => skipped?.isLost)).toEqual([]);
});
