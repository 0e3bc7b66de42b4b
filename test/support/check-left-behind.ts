import { afterAll, beforeAll, beforeEach } from "vitest";
import { leftBehind, type Surroundings, surroundings } from "./left-behind.ts";

// The setup of every suite in Node, whose files share a process: a test fails when it leaves a spy, a global, a listener, a
// variable of the environment or fake timers to the next one, and so does a file whose hooks do.

/** Fails a test or a file that changed its surroundings, by name. */
function refuseChanges(before: Surroundings, what: string): void {
  const left = leftBehind(before, surroundings());
  if (left.length > 0) throw new Error(`This ${what} changed, and did not restore: ${left.join(", ")}.`);
}

let beforeFile: Surroundings;

beforeAll(() => {
  beforeFile = surroundings();
});
afterAll(() => refuseChanges(beforeFile, "file"));

// The first that is registered runs last, after what the test itself restores when it has finished.
beforeEach(({ onTestFinished }) => {
  const beforeTest = surroundings();
  onTestFinished(() => refuseChanges(beforeTest, "test"));
});
