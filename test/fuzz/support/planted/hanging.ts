/** A suite whose second case never ends: `node test/fuzz/support/planted/hanging.ts 3 5`. */
import { runSuite } from "../run-suite.ts";

await runSuite(
  {
    name: "hanging",
    unit: "cases",
    count: 3,
    hangMs: 3000,
    open: async () => ({
      unitsPerCase: 1,
      describe: (seed) => `case ${seed}`,
      figures: () => ({}),
      close: async () => undefined,
      async run(seed) {
        for (; seed === 6; );
        return [];
      },
    }),
  },
  import.meta.url,
);
