import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { leftBehind, surroundings } from "./left-behind.ts";

afterAll(() => void vi.unstubAllGlobals());

const nothing = () => undefined;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  process.removeListener("warning", nothing);
});

test.each<[string, () => unknown, string[]]>([
  ["a spy", () => vi.spyOn(console, "warn"), ["console.warn"]],
  ["a function that the test replaced", () => vi.spyOn(Math, "random"), ["Math.random"]],
  ["a global", () => vi.stubGlobal("fetch", nothing), ["globalThis.fetch"]],
  ["a global that was not there", () => vi.stubGlobal("ambient", 1), ["globalThis.ambient"]],
  ["a variable of the environment", () => vi.stubEnv("SANDBANK_PORT", "1"), ["process.env.SANDBANK_PORT"]],
  ["a listener", () => process.on("warning", nothing), ["the listeners of process for warning"]],
  ["a clock", () => vi.useFakeTimers({ toFake: ["Date"] }), ["globalThis.Date", "fake timers"]],
])("%s that a test leaves to the next one is named", (_, leave, names) => {
  const before = surroundings();
  leave();
  expect(leftBehind(before, surroundings())).toEqual(names);
});

test("a test that restores what it changed leaves nothing", () => {
  const before = surroundings();
  vi.spyOn(console, "warn").mockRestore();
  expect(leftBehind(before, surroundings())).toEqual([]);
});

test("what is restored when a test has finished is not left behind", () => {
  const spy = vi.spyOn(console, "warn");
  onTestFinished(() => spy.mockRestore());
});

test.fails("a test that leaves a global fails", () => {
  onTestFinished(() => void vi.stubGlobal("ambient", 1));
});
