import { answersOfBank } from "./contenders/answers.ts";
import { BARE_NOTE, bareHandlers, throughMsw } from "./contenders/bare-msw.ts";
import { exchange, OPERATIONS, type Operation, questions, ROWS } from "./contenders/exchange.ts";
import { floorOf } from "./contenders/floor.ts";
import { AIMS } from "./support/aims.ts";
import { bankWithTransfers } from "./support/bank.ts";
import { compare } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const TITLES: Readonly<Record<Operation, string>> = {
  get: "GET by id",
  list: "list, page of 100, one filter",
  refused: "a refused POST",
  post: "POST",
};

/** The four requests in the process: by `bank.fetch`, and by `getResponse` of msw, as all handlers of msw can be called. */
export async function run(): Promise<void> {
  const answers = await answersOfBank();
  const bank = await bankWithTransfers(ROWS);
  const { handlers } = await bankWithTransfers(ROWS);
  for (const operation of OPERATIONS) {
    const services = [
      floorOf(operation, answers),
      { name: "bank.fetch", answer: bank.fetch, aim: AIMS[operation] },
      { name: "bank.handlers", answer: throughMsw(() => handlers) },
      ...[1, 60].map((count) => {
        const bare = bareHandlers(operation, answers, count - 1);
        return {
          name: `${count} bare msw handler${count > 1 ? "s" : ""}`,
          note: BARE_NOTE,
          answer: throughMsw(() => bare),
        };
      }),
    ];
    const contenders = services.map(({ answer, ...contender }) => ({
      ...contender,
      measure: microseconds(() => exchange(answer, questions[operation])),
    }));
    const title = `${TITLES[operation]}, ${ROWS.toLocaleString("en-US")} rows`;
    await compare(title, contenders, { unit: "µs", rounds: 150, warmUps: 50 });
  }
}
