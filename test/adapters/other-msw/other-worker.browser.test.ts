// Another `setupWorker` beside that of `sandbank/browser`.
// Statements: X225.

import { setupWorker } from "msw/browser";
import { expect, test, vi } from "vitest";
import { start } from "../../../src/adapters/browser/index.ts";
import { createBank } from "../../../src/index.ts";

test("one that starts after the bank is named with what to do (X225)", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { stop } = await start(createBank({ baseUrl: "https://bank.invalid" }));
  expect(warn).not.toHaveBeenCalled();
  const other = setupWorker();
  // msw 3 fails over WebSocket then, when its worker has long been told.
  await other.start({ quiet: true, onUnhandledFrame: "bypass" }).catch(() => undefined);
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      "[sandbank] Another setupWorker answers this page's requests since its start(). msw asks one in a page, so the bank gets none: give it the bank's handlers by `worker.use(...bank.handlers)`, or leave it out and give `use` of the bank's worker your handlers.",
    ),
  );
  await stop();
  warn.mockRestore();
});
