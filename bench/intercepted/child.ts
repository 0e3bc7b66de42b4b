// One contender of intercepted/run.ts, which alone replaces the fetch of this process.

import { setupServer } from "msw/node";
import { start } from "sandbank/node";
import { type Answers, answersOfBank } from "../contenders/answers.ts";
import { bareHandlers } from "../contenders/bare-msw.ts";
import { exchange, type Operation, questions, ROWS } from "../contenders/exchange.ts";
import { bankWithTransfers } from "../support/bank.ts";
import { answerQuestions } from "../support/process.ts";
import { microseconds } from "../support/time.ts";

/** Each gives the fetch that it answers, for an operation. */
const CONTENDERS: Readonly<
  Record<string, (answers: Answers) => Promise<(operation: Operation) => typeof fetch>>
> = {
  async bank() {
    start(await bankWithTransfers(ROWS));
    return () => fetch;
  },
  bare: (answers) => bare(answers, 1),
  "bare-60": (answers) => bare(answers, 60),
};

async function bare(answers: Answers, count: number): Promise<(operation: Operation) => typeof fetch> {
  const server = setupServer();
  server.listen();
  let last: Operation | undefined;
  return (operation) => {
    if (operation !== last) server.resetHandlers(...bareHandlers(operation, answers, count - 1));
    last = operation;
    return fetch;
  };
}

const [, , name = ""] = process.argv;
const fetchOf = await CONTENDERS[name]?.(await answersOfBank());
if (!fetchOf) throw new Error(`There is no contender "${name}".`);
answerQuestions<Operation>(async (operation) => {
  const own = fetchOf(operation);
  return microseconds(() => exchange(own, questions[operation]))();
});
