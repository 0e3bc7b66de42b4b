import { cardCases } from "./cards.ts";
import type { ControlCase } from "./case.ts";
import { clockCases } from "./clock.ts";
import { historyCases } from "./history.ts";
import { pathCases } from "./paths.ts";
import { simulateCases } from "./simulate.ts";
import { stateCases } from "./state.ts";

/** Every case of the control suite, which runs over each connection in addition to the conformance suite. */
export const controlCases: readonly ControlCase[] = [
  ...pathCases,
  ...clockCases,
  ...simulateCases,
  ...cardCases,
  ...stateCases,
  ...historyCases,
];
