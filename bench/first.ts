import { answersOfBank } from "./contenders/answers.ts";
import { BARE_NOTE, bareHandlers, throughMsw } from "./contenders/bare-msw.ts";
import { exchange, type Question, questions, type Service } from "./contenders/exchange.ts";
import { AIMS } from "./support/aims.ts";
import { BASE_URL, benchBank, HEADERS } from "./support/bank.ts";
import { compare } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const question: Question = { url: `${BASE_URL}/v1/ach`, init: { headers: HEADERS }, status: 200 };

/** The first request of a fresh bank, made in the process: making handlers and answering; not `createBank`, nor interception. */
export async function run(): Promise<void> {
  const answers = await answersOfBank();
  const bare = [1, 60].map((count) => ({
    name: `${count} bare msw handler${count > 1 ? "s" : ""}`,
    note: BARE_NOTE,
    measure: once(questions.get, () => throughMsw(() => bareHandlers("get", answers, count - 1))),
  }));
  const handlers = () => {
    const bank = benchBank();
    return throughMsw(() => bank.handlers);
  };
  const banks = [
    { name: "bank.handlers", aim: AIMS.firstRequest, measure: once(question, handlers) },
    { name: "bank.fetch", note: "without msw", measure: once(question, () => benchBank().fetch) },
  ];
  const options = { unit: "µs", rounds: 150, warmUps: 50 } as const;
  await compare("the first request of a fresh bank", [...bare, ...banks], options);
}

/** A measure of one request alone, without what is prepared for it. */
function once(asked: Question, prepare: () => Service["answer"]): () => Promise<number> {
  return () => {
    const answer = prepare();
    return microseconds(() => exchange(answer, asked), 1)();
  };
}
