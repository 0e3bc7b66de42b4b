import { afterEach, expect, test, vi } from "vitest";
import { connect } from "../../src/index.ts";
import { Mirror } from "../../src/panel/remote/mirror.ts";
import { bankWithTransfers } from "./support/setting.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a bank behind HTTP is read one time after another however slow it is, and not while the page is hidden", async () => {
  const bank = await bankWithTransfers();
  const remote = connect({ baseUrl: "https://bank.test", fetch: (request) => bank.fetch(request) });
  const waiting: (() => void)[] = [];
  let asked = 0;
  const now = async () => {
    asked += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return remote.clock.now();
  };
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const changed = vi.fn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const mirror = new Mirror({ ...remote, clock: { ...remote.clock, now } }, changed);
  try {
    mirror.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(1);
    answer();
    await expect.poll(() => changed).toHaveBeenCalledTimes(1);
    mirror.bank?.on("reset", changed);
    bank.clock.setSpeed(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(2);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    answer();
    await expect.poll(() => changed).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(2);
  } finally {
    mirror.stop();
  }
});
