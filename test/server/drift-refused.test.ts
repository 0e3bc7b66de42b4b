import { expect, test } from "vitest";
import { runHere } from "./run-command.ts";

// X170: 1 stands for differences, so that a check of exit codes must not take a wrong flag for one.
test.each([
  [
    ["drift", "recording.har", "--bogus"],
    /^sandbank: Unknown option '--bogus': see npx sandbank --help\.\n$/,
  ],
  [["drift"], /^sandbank: The commands are drift <file>, init, /],
  [
    ["drift", "recording.har", "--strict"],
    /^sandbank: drift takes the time from its recording, and the bank from --options: leave --strict out\.\n$/,
  ],
  [["--paused", "drift", "recording.har"], /^sandbank: drift takes the time .*: leave --paused out\.\n$/],
])("drift ends with 2 for a command line that it cannot read: %j", async (args, message) => {
  expect(await runHere(args)).toEqual({ code: 2, out: "", err: expect.stringMatching(message) });
});
