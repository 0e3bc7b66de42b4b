// Packs the package, installs it into a copy of each example as a user would, and runs what the examples have.
// What is in test/package/<example> is laid over the copy: checks of the package that are not worth copying. Its
// `example.json` says how the example is run (tooling/examples/example.ts).
// Run after `npm run build`. Names of examples as arguments run those; without any, those of `.ci/run` are run.

import { readExamples } from "./example.ts";
import { install, inWorkshop, run } from "./project.ts";

const examples = readExamples();
const asked = process.argv.slice(2);
const chosen = [...examples].filter(([name, { ci }]) => (asked.length > 0 ? asked.includes(name) : ci));
const failures = asked
  .filter((name) => !examples.has(name))
  .map((name) => `${name}: there is no such example, it`);

await inWorkshop(async (workshop) => {
  // Installing mostly waits for the registry, so all examples install at the same time.
  const installing = chosen.map(async ([name, example]) => {
    try {
      return await install(workshop, { name, example, copy: name });
    } catch (error) {
      console.error(error);
      failures.push(`${name}: npm install`);
      return [];
    }
  });
  const projects = await Promise.all(installing);
  for (const project of projects.flat())
    for (const step of run(workshop, project)) failures.push(`${project.name}: ${step}`);
});
for (const failure of failures) console.error(`examples: ${failure} failed.`);
process.exitCode = failures.length > 0 ? 1 : 0;
