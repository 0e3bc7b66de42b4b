import { afterEach } from "vitest";
import { answerWatch } from "../../src/engine/http/routes/answer-watch.ts";
import { wrongAnswer } from "./answer-check.ts";

// The setup of every suite: a test fails when a bank has answered something that the route does not declare.

const wrong: string[] = [];

answerWatch.see = (seen) => {
  const text = wrongAnswer(seen);
  if (text !== undefined) wrong.push(text);
};

afterEach(() => {
  const found = wrong.splice(0);
  if (found.length > 0) throw new Error(found.slice(0, 5).join("\n"));
});
