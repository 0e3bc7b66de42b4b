import process from "node:process";
import { createInterface } from "node:readline/promises";

/** Where a command works, and whom it asks. */
export interface Terminal {
  readonly folder: string;
  /** Resolves with the answer to a question. */
  ask(question: string): Promise<string>;
}

/** Asks a question in the terminal. Resolves with the answer, "" when the input ends without one. */
export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    return (await Promise.race([terminal.question(question), ended])).trim();
  } finally {
    terminal.close();
  }
}
