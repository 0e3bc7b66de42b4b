type Hook = (work: () => Promise<void>) => void;

/** What is used of Jest's globals. */
interface Hooks {
  readonly beforeEach: Hook;
  readonly afterEach: Hook;
  readonly afterAll: Hook;
  readonly expect: { getState(): { readonly currentTestName?: string | undefined } };
}

/** Jest's hooks. Throws an Error where there are none, because this is no test file. */
export function hooksOf(globals: object): Hooks {
  if (hasHooks(globals)) return globals;
  throw new Error(
    "setupBank is for test files of Jest, whose beforeEach, afterEach, afterAll and expect it takes from the globals: call it in one, at the top or in a describe, and leave Jest's `injectGlobals` on. Anywhere else use createBank of sandbank.",
  );
}

function hasHooks(globals: object): globals is Hooks {
  return ["beforeEach", "afterEach", "afterAll", "expect"].every(
    (name) => typeof Reflect.get(globals, name) === "function",
  );
}
