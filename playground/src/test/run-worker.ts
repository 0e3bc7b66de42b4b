import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";
import * as sandbank from "sandbank/core";
import * as fixtures from "sandbank/fixtures";
import * as products from "sandbank/products";
import type { RunResult } from "./run.ts";

/** Vitest's own `expect`. */
function expectOfVitest(): object {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  const expect = Object.assign(
    (value: unknown, message?: string) => chai.expect(value, message),
    chai.expect,
    Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
  );
  Reflect.set(globalThis, GLOBAL_EXPECT, expect);
  setState({ assertionCalls: 0 }, expect);
  return expect;
}

const REFUSED =
  "This page's Content-Security-Policy blocks the test: add blob: to its script-src, or copy the test and run it in Vitest.";

const tests: (() => unknown)[] = [];
/** As Vitest's, with options between or none. */
const test = (_: string, ...given: readonly unknown[]) =>
  void tests.push(...given.filter((part): part is () => unknown => typeof part === "function"));

/** What a test can import here. */
const MODULES: Readonly<Record<string, object>> = {
  sandbank,
  "sandbank/core": sandbank,
  "sandbank/fixtures": fixtures,
  "sandbank/products": products,
  vitest: { expect: expectOfVitest(), test, it: test },
};
Reflect.set(globalThis, "sandbankModules", MODULES);

addEventListener("message", ({ data }: MessageEvent<string>) => {
  void run(data).then((result) => postMessage(result));
});

async function run(text: string): Promise<RunResult> {
  const url = URL.createObjectURL(new Blob([withoutImports(text)], { type: "text/javascript" }));
  let isRefused = false;
  addEventListener("securitypolicyviolation", () => {
    isRefused = true;
  });
  try {
    await import(/* @vite-ignore */ url);
    if (tests.length === 0) throw new Error("No test found: write test(name, fn).");
    for (const work of tests) await work();
    return { ok: true };
  } catch (error) {
    const message = isRefused ? REFUSED : messageOf(error);
    return { ok: false, message, line: lineOf(error, url) };
  }
}

/** The text with what it imports taken from here, its lines where they were. */
function withoutImports(text: string): string {
  return text.replace(
    /^import\s+\{([^}]*)\}\s+from\s+(["'])(.*?)\2;?/gm,
    (_, names: string, __, from: string) => {
      if (!Object.hasOwn(MODULES, from))
        return `throw new Error(${JSON.stringify(`"${from}" isn't available here. You can import ${Object.keys(MODULES).join(", ")}.`)});`;
      return `const {${names.replace(/\bas\b/g, ":")}} = sandbankModules[${JSON.stringify(from)}];`;
    },
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The line of the text at which something was thrown; undefined where the engine does not say. */
function lineOf(error: unknown, url: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const at = stack.indexOf(`${url}:`);
  const [line] = at < 0 ? [] : stack.slice(at + url.length + 1).split(":");
  return line === undefined ? undefined : Number.parseInt(line, 10);
}
