import process from "node:process";
import { createInterface } from "node:readline/promises";

/** Asks a question in the terminal. Resolves with the answer, undefined when the input ends without one. */
export async function ask(question: string): Promise<string | undefined> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<undefined>((resolve) => terminal.once("close", () => resolve(undefined)));
  try {
    const answer = await Promise.race([terminal.question(question), ended]);
    return answer?.trim();
  } finally {
    terminal.close();
  }
}
