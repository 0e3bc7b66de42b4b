import type { AnyBank } from "./control.ts";
import type { InitialState } from "./options/options.ts";

/** Makes a bank with the options of another in an initial state of its own, to which nothing goes wrong on the way. */
export type MakeCopy = (initialState: InitialState) => Promise<AnyBank>;

/** The options in which a copy differs: what answers a caller sees and what is remembered, but not what becomes of the rows. */
export const COPY_OPTIONS = {
  scenario: undefined,
  latency: 0,
  faults: [],
  rateLimit: undefined,
  signatures: { check: false },
  control: true,
  record: false,
  history: false,
};
