// Packs the package, installs it into a copy of each example as a user would, and runs what the examples have.
// What is in test/package/<example> is laid over the copy: checks of the package that are not worth copying. Its
// `example.json` says how the example is run (tooling/examples/example.ts).
// Run after `npm run build`. Names of examples as arguments run those; without any, those of `.ci/run` are run.

import { availableParallelism } from "node:os";
import { readExamples } from "./example.ts";
import { install, inWorkshop, run } from "./project.ts";

const examples = readExamples();
const asked = process.argv.slice(2);
const chosen = [...examples].filter(([name, { ci }]) => (asked.length > 0 ? asked.includes(name) : ci));
const failures = asked
  .filter((name) => !examples.has(name))
  .map((name) => `${name}: there is no such example, it`);

/** As many run at once as there are cores, each of them at ports of its own. */
let free = availableParallelism();
const waiting: (() => void)[] = [];

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

await inWorkshop(async (workshop) => {
  // Installing mostly waits for the registry, so all examples install at the same time, and the first to have its packages runs.
  const runs = chosen.map(async ([name, example]) => {
    const project = await install(workshop, { name, example, copy: name }).catch((error: unknown) => {
      console.error(error);
      failures.push(`${name}: npm install`);
    });
    if (!project) return;
    await inTurn(async () => {
      for (const step of await run(workshop, project)) failures.push(`${name}: ${step}`);
    });
  });
  await Promise.all(runs);
});
for (const failure of failures) console.error(`examples: ${failure} failed.`);
process.exitCode = failures.length > 0 ? 1 : 0;
