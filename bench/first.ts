import { getResponse } from "msw";
import { type Answers, answersOfBank } from "./contenders/answers.ts";
import { BARE_NOTE, bareHandlers } from "./contenders/bare-msw.ts";
import { exchange, type Question, questions } from "./contenders/exchange.ts";
import { AIMS } from "./support/aims.ts";
import { BASE_URL, benchBank, HEADERS } from "./support/bank.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const question: Question = { url: `${BASE_URL}/v1/ach`, init: { headers: HEADERS }, status: 200 };

/** The first request of a fresh bank, made in the process: making handlers and answering; not `createBank`, nor interception. */
export async function run(): Promise<void> {
  const answers = await answersOfBank();
  const contenders: Contender[] = [
    bare("1 bare msw handler", answers, 0),
    bare("60 bare msw handlers", answers, 59),
    {
      name: "bank.handlers",
      aim: AIMS.firstRequest,
      measure: once(() => {
        const bank = benchBank();
        return () => throughMsw(() => bank.handlers, question);
      }),
    },
    {
      name: "bank.fetch",
      note: "without msw",
      measure: once(() => {
        const bank = benchBank();
        return () => exchange(bank.fetch, question);
      }),
    },
  ];
  const options = { unit: "µs", rounds: 150, warmUps: 50 } as const;
  show(await contest("the first request of a fresh bank", contenders, options));
}

function bare(name: string, answers: Answers, others: number): Contender {
  const make = () => bareHandlers("get", answers, others);
  return { name, note: BARE_NOTE, measure: once(() => () => throughMsw(make, questions.get)) };
}

function throughMsw(handlers: () => Parameters<typeof getResponse>[0], asked: Question): Promise<string> {
  return exchange(async (url, init) => {
    const response = await getResponse(handlers(), new Request(url, init));
    if (!response) throw new Error(`No handler answers ${url}.`);
    return response;
  }, asked);
}

/** A measure of one request alone, without what is prepared for it. */
function once(prepare: () => () => Promise<unknown>): () => Promise<number> {
  return () => microseconds(prepare(), 1)();
}
