import { defineConfig } from "vitest/config";
import { entryAliases } from "../entries.ts";
import { loadApart } from "./load-apart.ts";

/** The tests that judge a change of the sources: those of Node. */
export default defineConfig({
  plugins: [loadApart()],
  resolve: { alias: entryAliases },
  test: {
    // As in `npm test`: each answer is compared with its route. The cases are the same each time, and so is the score.
    setupFiles: ["test/support/check-answers.ts", "test/support/fixed-seed.ts"],
    include: ["test/**/*.test.ts"],
    // What runs in a browser or through an older msw, starts processes, or judges the text of the sources.
    exclude: [
      "**/node_modules/**",
      "test/**/*.{browser,page,node}.test.ts",
      "test/**/*.slow.page.test.ts",
      "test/**/*.long{,.page}.test.ts",
      // They draw for minutes, or start a Vitest of their own.
      "test/fidelity/verify/*.slow.test.ts",
      "test/{coverage,fixtures,recorded}/*.slow.test.ts",
      "test/{adapters,docs,examples,init,package,support}/**",
      // The command finds its package by Node's own resolution, which Vite's replaces.
      "test/server/{command*,drift*,listen,options-file,trigger,*.slow}.test.ts",
      "test/sweep/flags.test.ts",
      "test/mcp/stdio.test.ts",
      "test/server/state/**",
      "test/playground/{status-stories,*.slow}.test.ts",
      // They run the bundled command.
      "test/{define,products}/adapters.test.ts",
      "test/architecture*.test.ts",
    ],
    // The initial run counts what each test covers, which makes the slowest ones slower.
    testTimeout: 120_000,
    fsModuleCache: false,
  },
});
