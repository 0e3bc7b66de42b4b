// npm run long [suite] [argument…]: see CONTRIBUTING.md. Without a suite it lists them.

import spawn from "cross-spawn";
import { root } from "./build/sources.ts";
import { drawLines, JUDGED_ELSEWHERE } from "./mutate/draw.ts";

/** A command with its arguments, and the variables of its environment. */
interface Command {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Makes the command of a suite from the arguments that follow its name. */
type Suite = (given: readonly string[]) => Command;

const script =
  (file: string): Suite =>
  (given) => ({ words: ["node", `tooling/${file}`, ...given] });

const generated =
  (name: string): Suite =>
  (given) => ({ words: ["node", "--expose-gc", "tooling/generated-cases.ts", name, ...given] });

/** A test that repeats its case as often as a variable says. */
const repeated =
  (project: string, file: string, variable: string, most: string): Suite =>
  ([count = most]) => ({ words: ["vitest", "run", "--project", project, file], env: { [variable]: count } });

const SUITES: Readonly<Record<string, Suite>> = {
  tests: (given) => ({ words: ["vitest", "run", "--project", "long-*", ...given] }),
  fuzz: generated("fuzz"),
  "fuzz-snapshots": generated("fuzz-snapshots"),
  model: generated("model"),
  soak: generated("soak"),
  attack: script("attack/attack.ts"),
  kills: repeated("long-pages", "test/adapters/persist/killed.long.page.test.ts", "SANDBANK_KILLS", "500"),
  "server-kills": repeated("long-node", "test/server/state/killed.long.test.ts", "SANDBANK_KILLS", "200"),
  states: repeated("long-node", "test/states/apply.long.test.ts", "SANDBANK_STATES", "1000"),
  fields: repeated("long-node", "test/fidelity/verify/wrong-fields.long.test.ts", "SANDBANK_FIELDS", "1000"),
  calibrate: repeated("long-node", "test/fidelity/verify/calibration.long.test.ts", "SANDBANK_DRAWS", "200"),
  browsers: script("browsers/browsers.ts"),
  firefox: script("browsers/kept-in-firefox.ts"),
  examples: script("examples/examples.ts"),
  matrix: script("examples/matrix.ts"),
  init: script("init/init.ts"),
  generators: script("generators/generators.ts"),
  peers: () => ({ words: ["node", "bench/peers/run.ts"] }),
  mutate: (given) => ({
    words: ["stryker", "run", "tooling/mutate/stryker.config.json", "--mutate", mutated(given).join(",")],
  }),
};

/** Drawn lines for [count] [seed], the lines of a file such as `src/cards/options.ts:10-20`, or the sources of [folder]. */
function mutated([first = "src", seed = "1"]: readonly string[]): readonly string[] {
  if (/^\d+$/.test(first)) return drawLines(Number(first), Number(seed));
  const files = /\.ts(?::|$)/.test(first) ? first : `${first}/**/*.ts`;
  return [files, ...JUDGED_ELSEWHERE.map((others) => `!${others}`)];
}

const [name = "", ...given] = process.argv.slice(2);
const suite = SUITES[name];
if (suite) {
  const { words, env } = suite(given);
  const [command = "", ...rest] = words;
  const { status } = spawn.sync(command, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    `npm run long <suite>, one of ${Object.keys(SUITES).join(", ")}. CONTRIBUTING.md says what they do.`,
  );
  process.exitCode = 1;
}
