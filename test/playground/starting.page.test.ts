import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("where there are no service workers the bank answers, and a note says what is so (X239)", async () => {
  const { page } = await open("#/treasury", {}, () => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await pays(page);
  expect(await page.locator(".start-note").textContent()).toContain("no service workers here");
});

test("where the browser refuses service workers the bank answers in the page, and a note says what to do", async () => {
  const { page } = await open("#/treasury", {}, () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  });
  await pays(page);
  const note = page.locator(".start-note");
  expect(await note.textContent()).toMatch(
    /answers this page by bank\.fetch.*This browser refuses the service worker at .*: allow site data for this page/,
  );
  await note.getByRole("button", { name: "Close" }).click();
  expect(await note.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("where the browser stores nothing the bank answers in the page, uploads included (X239)", async () => {
  const { page } = await open("#/treasury", {}, () => {
    const refuse = {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, refuse);
  });
  await pays(page);
  expect(await page.locator(".start-note").textContent()).toContain("answers this page by bank.fetch");
  await page.getByRole("link", { name: "Onboarding", exact: true }).click();
  await page.getByText("Harbor Light Bakery").waitFor();
});

test("opened as a file, the page is laid out and says what to do", async () => {
  const { page } = await open("#/treasury");
  const built = new URL("../../.cache/playground/index.html", import.meta.url);
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
