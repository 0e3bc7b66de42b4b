import { getResponse, type HttpHandler } from "msw";
import { type Answers, answersOfBank, transfersLike } from "./contenders/answers.ts";
import { BARE_NOTE, bareHandlers } from "./contenders/bare-msw.ts";
import { emulateService } from "./contenders/emulate.ts";
import {
  exchange,
  OPERATIONS,
  type Operation,
  questions,
  ROWS,
  type Service,
} from "./contenders/exchange.ts";
import { floorOf } from "./contenders/floor.ts";
import { DATA_NOTE, dataHandlers } from "./contenders/msw-data.ts";
import { AIMS } from "./support/aims.ts";
import { bankWithTransfers } from "./support/bank.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const TITLES: Readonly<Record<Operation, string>> = {
  get: "GET by id",
  list: "list, page of 100, one filter",
  refused: "a refused POST",
  post: "POST",
};

/** The four requests in the process: by `bank.fetch`, and by `getResponse` of msw as all handlers of msw can be called. */
export async function run(): Promise<void> {
  const answers = await answersOfBank();
  const services = await servicesOf(answers);
  for (const operation of OPERATIONS) {
    const bare = [1, 60].map((count) => ({
      ...throughMsw(
        `${count} bare msw handler${count > 1 ? "s" : ""}`,
        bareHandlers(operation, answers, count - 1),
      ),
      note: BARE_NOTE,
    }));
    const contenders = [floorOf(operation, answers), ...services, ...bare].map(
      (service): Contender => ({
        ...service,
        measure: microseconds(() => exchange(service.answer, questions[operation])),
        ...(service.name === "bank.fetch" && { aim: AIMS[operation] }),
      }),
    );
    const title = `${TITLES[operation]}, ${ROWS.toLocaleString("en-US")} rows`;
    show(await contest(title, contenders, { unit: "µs", rounds: 150, warmUps: 50 }));
  }
}

async function servicesOf(answers: Answers): Promise<Service[]> {
  const transfers = transfersLike(answers);
  const bank = await bankWithTransfers(ROWS);
  const { handlers } = await bankWithTransfers(ROWS);
  return [
    { name: "bank.fetch", answer: bank.fetch },
    throughMsw("bank.handlers", handlers),
    { ...throughMsw("msw with @msw/data", await dataHandlers(transfers)), note: DATA_NOTE },
    await emulateService(transfers),
  ];
}

function throughMsw(name: string, handlers: HttpHandler[]): Service {
  return {
    name,
    async answer(url, init) {
      const response = await getResponse(handlers, new Request(url, init));
      if (!response) throw new Error(`No handler of "${name}" answers ${url}.`);
      return response;
    },
  };
}
