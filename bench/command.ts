import { answersOfBank } from "./contenders/answers.ts";
import { commandsOf } from "./contenders/commands.ts";
import { AIMS } from "./support/aims.ts";
import { run as start } from "./support/process.ts";
import { compare } from "./support/show.ts";

/** From the start of a command to its first answer, each time in a fresh process; what npx itself takes is left out. */
export async function run(): Promise<void> {
  const contenders = commandsOf(await answersOfBank()).map((command) => ({
    ...command,
    ...(command.name === "sandbank" && { aim: AIMS.command }),
    async measure() {
      const { firstAnswer, stop } = await start(command);
      await stop();
      return firstAnswer;
    },
  }));
  await compare("a command, to its first answer", contenders, { unit: "ms", rounds: 10 });
}
