import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("where there are no service workers the bank answers, and a note says what is so (X239)", async () => {
  const { page } = await open("#/treasury/transfers", {}, () => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await pays(page);
  await expect
    .poll(() => page.locator(".start-note").textContent())
    .toContain("Service workers aren't available here");
});

test("without a service worker a file arrives, also where a request that was made of its form can't be read (X277)", async () => {
  const { page } = await open("#/treasury/transfers", {}, () => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    const Platform = Request;
    const fail = () => Promise.reject(new DOMException("Unable to read form data blob", "InvalidStateError"));
    // What WebKitGTK 2.50 does.
    globalThis.Request = class extends Platform {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init);
        if (!(init?.body instanceof FormData)) return;
        for (const name of ["arrayBuffer", "text", "formData", "blob"])
          Object.defineProperty(this, name, { value: fail });
        Object.defineProperty(this, "body", { value: new ReadableStream({ pull: fail }) });
        Object.defineProperty(this, "clone", { value: () => this });
      }
    };
  });
  const sent = await page.evaluate(async () => {
    const form = new FormData();
    form.append("file", new File(["%PDF-1.4"], "scan.pdf", { type: "application/pdf" }));
    form.append("metadata", '{"page":1}');
    const answering = fetch("/v1/files", {
      method: "POST",
      headers: { Authorization: "Bearer test_key" },
      body: form,
    });
    form.delete("file");
    const answer = await answering;
    return [answer.status, await answer.json()];
  });
  expect(sent).toMatchObject([
    200,
    { data: { media_type: "application/pdf", media_size: 8, metadata: { page: 1 } } },
  ]);
});

test("where the browser refuses service workers the bank answers in the page, and a note says what to do", async () => {
  const { page } = await open("#/treasury/transfers", {}, () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  });
  await pays(page);
  const note = page.locator(".start-note");
  await expect
    .poll(() => note.textContent())
    .toMatch(
      /the bank answers only requests from this page.*This browser refuses the service worker at .*: allow site data for this page/,
    );
  await note.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => note.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("where the browser stores nothing the worker answers all the same, uploads included (X340)", async () => {
  const { page } = await open("#/treasury/transfers", {}, () => {
    const refuse = {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, refuse);
  });
  await pays(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
    "mockServiceWorker.js",
  );
  await expect.poll(() => page.locator(".start-note").count()).toBe(0);
  await page.getByRole("link", { name: "Onboarding", exact: true }).click();
  await page.getByText("Harbor Light Bakery").waitFor();
});

test("opened as a file, the page is laid out and says what to do", async () => {
  const { page } = await open("#/treasury/transfers");
  const built = new URL("index.html", inject("playgroundFolder"));
  await page.goto(built.href);
  await page.getByText("run npm start").waitFor();
  const layout = await page.locator(".ways").evaluate((ways) => getComputedStyle(ways).display);
  expect(layout).toBe("grid");
});

/** Creates a transfer by the form. */
async function pays(page: Page): Promise<void> {
  const rows = page.locator("transfer-list tbody tr");
  await rows.nth(6).waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await rows.nth(7).waitFor();
}
