import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("a request that hangs is aborted by its signal, also where memory was freed meanwhile (X73)", async () => {
  const bank = mondayBank({ faults: [{ then: "hang" }] });
  const sent = bank.fetch("/v1/ach", {
    headers: { Authorization: "Bearer test_key" },
    signal: AbortSignal.timeout(50),
  });
  const outcome = sent.then(
    () => "answered",
    ({ name }: Error) => name,
  );
  // Once the request waits, nothing but the bank knows it.
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  expect(await outcome).toBe("TimeoutError");
});
