import { fileURLToPath } from "node:url";
import { BARE_NOTE } from "../contenders/bare-msw.ts";
import { OPERATIONS, ROWS } from "../contenders/exchange.ts";
import { remote } from "../support/process.ts";
import { compare } from "../support/show.ts";

/** Names, what child.ts calls them, and what they leave out. */
const CONTENDERS = [
  ["1 bare msw handler", "bare", BARE_NOTE],
  ["60 bare msw handlers", "bare-60", BARE_NOTE],
  ["sandbank/node", "bank", ""],
] as const;

/** The requests of a process's own fetch, intercepted: each contender in a process of its own, which takes turns with the others. */
export async function run(): Promise<void> {
  const module = fileURLToPath(new URL("child.ts", import.meta.url));
  const started = await Promise.all(
    CONTENDERS.map(async ([name, key, note]) => ({ name, note, process: await remote(module, [key]) })),
  );
  for (const operation of OPERATIONS) {
    const contenders = started.map(({ name, note, process }) => ({
      name,
      note,
      measure: () => process.ask(operation),
    }));
    const title = `fetch in Node, ${operation}, ${ROWS.toLocaleString("en-US")} rows`;
    await compare(title, contenders, { unit: "µs", rounds: 60, warmUps: 30 });
  }
  for (const { process } of started) await process.stop();
}
