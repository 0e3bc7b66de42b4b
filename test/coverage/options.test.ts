// Statements: X110.

import { expect, test } from "vitest";
import CoverageReporter from "../../src/adapters/coverage/index.ts";

/** The message with which options are refused. */
function refusal(options: unknown): string {
  try {
    new CoverageReporter(options as object);
  } catch (error) {
    return String(error);
  }
  return "accepted";
}

test("an unknown option, kind or area is named with those that there are", () => {
  expect(refusal({ threshold: {} })).toBe(
    "OptionError: Unknown option 'threshold' for sandbank/coverage. The options are file, merge, thresholds, print, areas.",
  );
  expect(refusal({ thresholds: { operation: 80 } })).toBe(
    "OptionError: Option 'thresholds.operation' is about no kind of behavior: did you mean \"operations\"? The kinds are operations, statuses, transitions, events, returnCodes, declineReasons, errors, fields, faults.",
  );
  expect(refusal({ areas: ["payment"] })).toBe(
    "OptionError: Option 'areas.0' must be one of payments, cards, onboarding, got \"payment\".",
  );
});

test("an option of the wrong type says what it takes and what it got", () => {
  expect(refusal({ file: true })).toBe(
    "OptionError: Option 'file' must be the path of a JSON file, or false to write none, got true.",
  );
  expect(refusal({ file: "" })).toContain("Option 'file' must be the path of a JSON file");
  expect(refusal({ thresholds: { operations: 101 } })).toBe(
    "OptionError: Option 'thresholds.operations' must be a number from 0 to 100, got 101.",
  );
  expect(refusal({ thresholds: 80 })).toBe(
    "OptionError: Option 'thresholds' must be an object of percentages by kind, got 80.",
  );
  expect(refusal({ print: true })).toBe(
    'OptionError: Option \'print\' must be one of "summary", "missing", "none", got true.',
  );
  expect(refusal({ merge: 1 })).toBe("OptionError: Option 'merge' must be true or false, got 1.");
  expect(refusal({ areas: [] })).toBe(
    "OptionError: Option 'areas' must name one of payments, cards, onboarding at least, or be left out for all.",
  );
});

test("a threshold for a kind that the areas do not have is refused, because it would hold nothing", () => {
  expect(refusal({ areas: ["payments"], thresholds: { declineReasons: 50 } })).toBe(
    "OptionError: Option 'thresholds.declineReasons' must be left out, because there are none in the areas payments.",
  );
  expect(refusal({ areas: ["payments", "cards"], thresholds: { declineReasons: 50 } })).toBe("accepted");
});

test("a threshold for types of events is accepted, because banks may have them (PROD-75)", () => {
  expect(refusal({ thresholds: { events: 50 } })).toBe("accepted");
});

test("what Playwright adds to the options of a reporter is accepted", () => {
  expect(
    refusal({ configDir: "/", _mode: "list", _commandHash: "1", onlyFailures: false, print: "none" }),
  ).toBe("accepted");
});
