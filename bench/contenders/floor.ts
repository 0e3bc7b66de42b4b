import type { Answers } from "./answers.ts";
import { type Operation, questions, type Service } from "./exchange.ts";

/** Making the Request and the Response alone, which whatever answers a request in the process must do. */
export function floorOf(operation: Operation, answers: Answers): Service {
  const { status } = questions[operation];
  const body = answers[operation];
  let last: Request | undefined;
  return {
    name: "floor",
    note: "makes the Request and the Response",
    answer(url, init) {
      // Kept, so that no compiler finds out that it is not needed.
      last = new Request(url, init);
      return Response.json(body, { status: last.bodyUsed ? 500 : status });
    },
  };
}
