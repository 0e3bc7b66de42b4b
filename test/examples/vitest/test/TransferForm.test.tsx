import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import { createPayments } from "../src/payments.ts";
import { TransferForm } from "../src/TransferForm.tsx";
import { test } from "./bank-test.ts";

test("the form sends a transfer and shows its status as it changes", async ({ bank, onTestFinished }) => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(<TransferForm payments={createPayments(bank.baseUrl)} />);
  const status = () => container.querySelector("output")?.textContent;

  await vi.waitFor(() => expect(container.querySelector("button")).not.toBeNull());
  container.querySelector("button")?.click();
  await vi.waitFor(() => expect(status()).toBe("pending"));

  await bank.clock.advance({ hours: 2 });
  await vi.waitFor(() => expect(status()).toBe("processing"));

  await bank.clock.advance({ bankingDays: 2 });
  await vi.waitFor(() => expect(status()).toBe("succeeded"));
});
