import { expect, onTestFinished, test, vi } from "vitest";
import { ach, send } from "../products/support.ts";
import { hookedBank, receiving } from "./support.ts";

test("a receiver that does not answer in time has not received it (PROD-43)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering } = receiving(bank, () => new Promise(() => undefined), { timeout: 20 });
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect(bank.db.webhookDeliveries.get("1001")?.attempts).toEqual([
    {
      ...{ at: "2026-03-02T15:00:00.000Z", status: null, body: null, duration_ms: expect.any(Number) },
      error: "The receiver has not answered within 20 ms.",
    },
  ]);
});

test("how long a signature takes is no time of the receiver (PROD-43)", async () => {
  const { sign } = crypto.subtle;
  const signing = vi.spyOn(crypto.subtle, "sign").mockImplementation(async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sign.apply(crypto.subtle, given);
  });
  onTestFinished(() => signing.mockRestore());
  const answers = [new Promise<number>(() => undefined), 200] as const;
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering, received } = receiving(bank, () => answers[received.length - 1] ?? 500, {
    timeout: 20,
  });
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect(bank.db.webhookDeliveries.get("1001")?.attempts).toMatchObject([
    { status: null, error: "The receiver has not answered within 20 ms." },
  ]);
  await bank.clock.advance({ minutes: 1 });
  await delivering.idle();
  expect(bank.db.webhookDeliveries.get("1001")?.attempts).toMatchObject([{ status: null }, { status: 200 }]);
});
