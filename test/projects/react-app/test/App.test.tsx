import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import { App } from "../src/App.tsx";
import { test } from "./bank-test.ts";

test("the form sends a transfer and shows its status as it changes", async ({ bank }) => {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<App service={bank.baseUrl} />);
  try {
    await vi.waitFor(() => expect(container.querySelector("button")).not.toBeNull());
    container.querySelector("button")?.click();
    await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe("pending"));

    await bank.clock.advance({ hours: 2 });
    await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe("processing"));

    await bank.clock.advance({ bankingDays: 2 });
    await vi.waitFor(() => expect(container.querySelector("output")?.textContent).toBe("succeeded"));
  } finally {
    root.unmount();
    container.remove();
  }
});
