// Loaded before each test file while `npm run mutate` learns which tests enter which functions.

import { afterAll, beforeAll } from "vitest";

/** The functions that a test file entered: while its modules were loaded, and while its tests ran. */
export interface Reached {
  loading: string[];
  running: string[];
}

declare module "vitest" {
  interface TaskMeta {
    reached?: Reached;
  }
}

declare global {
  /** What instrumented functions call when they are entered. */
  var reached: ((key: string) => void) | undefined;
}

const loading = new Set<string>();
const running = new Set<string>();
let current = loading;
globalThis.reached = (key) => current.add(key);

beforeAll(() => {
  current = running;
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to learn which fixtures are used: none.
afterAll(({}, suite) => {
  suite.file.meta.reached = { loading: [...loading], running: [...running] };
});
