// Which tests have to name a statement.

/** Folders and files of test/ whose tests show nothing that docs/spec states, each with the reason. They may name statements. */
const FREE: Readonly<Record<string, string>> = {
  "test/architecture.test.ts": "how the sources depend on each other",
  "test/architecture-playground.test.ts": "how the sources depend on each other",
  "test/architecture-rooms.test.ts": "how the sources depend on each other",
  "test/architecture-routes.test.ts": "whether endpoints are found by searching",
  "test/architecture-text.test.ts": "what the sources may use",
  "test/bench": "how contenders are compared",
  "test/words.test.ts": "the words in comments and texts",
  "test/docs": "how docs/spec and the decision notes are kept",
  "test/engine": "the store, which knows no resource",
  "test/fixtures/development.test.ts": "what a resource declares for tools",
  "test/fuzz": "that the campaigns find the faults planted for them",
  "test/model": "that the campaigns find the faults planted for them",
  "test/openapi": "the document and the client that are generated from the routes",
  "test/package": "the packed package; the ways in have their own folder",
  "test/panel": "how the panel looks and works; docs/spec has its attributes",
  "test/playground": "how the playground looks and works",
  "test/readme": "the examples of the README",
  "test/registry": "what a resource needs to be one",
  "test/support": "the helpers of tests",
  "test/types": "types, which the compiler checks",
};

/** Projects of their own, with tests as an application has them. */
const EXAMPLES = ["test/examples/", "test/coverage/projects/"];

/** Whether the tests of a file are tests of this project: neither an example, nor what another test runs. */
export const isTestFile = (path: string): boolean =>
  !EXAMPLES.some((folder) => path.startsWith(folder)) && !path.endsWith(".cases.ts");

/** Whether every test of a file has to name a statement. */
export const isHeld = (path: string): boolean =>
  !Object.keys(FREE).some((free) => path === free || path.startsWith(`${free}/`));
