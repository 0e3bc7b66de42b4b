import { answersOfBank } from "./contenders/answers.ts";
import { type CommandContender, commandsOf } from "./contenders/commands.ts";
import { exchange, OPERATIONS, questions, ROWS } from "./contenders/exchange.ts";
import { BASE_URL } from "./support/bank.ts";
import { type Running, run as start } from "./support/process.ts";
import { compare } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

/** The four requests over HTTP, by Node's `fetch`, to commands that each run in a process of their own. */
export async function run(): Promise<void> {
  const running: (CommandContender & Running)[] = [];
  for (const command of commandsOf(await answersOfBank())) {
    running.push({ ...command, ...(await start(command)) });
  }
  const own = running.find(({ name }) => name === "sandbank");
  if (own) await post(own.url, ROWS);
  for (const operation of OPERATIONS) {
    const asked = questions[operation];
    const contenders = running.map(({ url, ...contender }) => {
      const question = { ...asked, url: asked.url.replace(BASE_URL, url) };
      return { ...contender, measure: microseconds(() => exchange(fetch, question)) };
    });
    const title = `HTTP, ${operation}, ${ROWS.toLocaleString("en-US")} rows`;
    await compare(title, contenders, { unit: "µs", rounds: 60, warmUps: 20 });
  }
  for (const { stop } of running) await stop();
}

async function post(url: string, count: number): Promise<void> {
  const { init, status } = questions.post;
  for (let made = 0; made < count; made += 1) await exchange(fetch, { url: `${url}/v1/ach`, init, status });
}
