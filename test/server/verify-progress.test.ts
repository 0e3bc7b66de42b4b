import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createProgress } from "../../src/adapters/cli/verify/progress.ts";
import { PROBES } from "../../src/fidelity/probes/index.ts";

/** What a run of two requests, one in each of two areas, writes to stderr. */
function written(isTTY: boolean): string {
  const stream = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  const progress = createProgress(4, stream);
  for (const area of ["shared", "cards"]) {
    const probe = PROBES.find((each) => each.area === area);
    if (probe) progress.probe({ ...probe, name: `a probe of ${area}` });
    progress.request();
  }
  progress.end();
  return stream.read();
}

test("a terminal has a bar with the requests that were sent and the probe that runs (X175)", () => {
  expect(written(true).split("\r\u001b[2K")).toEqual([
    "",
    "[------------------------] 0/4 a probe of shared",
    "[######------------------] 1/4 a probe of shared",
    "[######------------------] 1/4 a probe of cards",
    "[############------------] 2/4 a probe of cards",
    "",
  ]);
});

test("without a terminal there is a line for each area (X175)", () => {
  expect(written(false)).toBe(
    "verify: shared, after 0 of about 4 requests\nverify: cards, after 1 of about 4 requests\n",
  );
});
