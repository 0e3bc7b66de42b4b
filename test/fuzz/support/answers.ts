import { answerWatch } from "../../../src/engine/http/routes/answer-watch.ts";
import { wrongAnswer } from "../../support/answer-check.ts";

/** Compares each answer of each bank with the declaration of its route, until `stop`. `take` returns what was wrong since. */
export function recordWrongAnswers() {
  const wrong: string[] = [];
  const { see } = answerWatch;
  answerWatch.see = (seen) => {
    const text = wrongAnswer(seen);
    if (text !== undefined) wrong.push(text);
  };
  return {
    take: () => wrong.splice(0),
    stop() {
      if (see) answerWatch.see = see;
      else delete answerWatch.see;
    },
  };
}
