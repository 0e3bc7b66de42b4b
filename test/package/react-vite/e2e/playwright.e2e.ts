// The bank of `sandbank/playwright`, which runs in this process; the build that is served has none.

import { readdirSync, readFileSync } from "node:fs";
import { HttpResponse, http } from "msw";
import { answer, expect, test } from "sandbank/playwright";

const form = { account_number: "2001", amount: 100, direction: "credit", sec_code: "ccd" };

test("the app's first request finds the bank", async ({ page }) => {
  await page.goto("");
  await expect(page.getByText("0 transfers at the start")).toBeVisible();
});

test("the form sends a transfer and shows its status as it changes", async ({ page, bank }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toHaveText("pending");
  expect(bank.db.achTransfers.count()).toBe(1);
  await bank.clock.advance({ bankingDays: 2 });
  await expect(page.getByRole("status")).toHaveText("succeeded");
});

test("all pages and contexts of a test share its bank", async ({ page, context, browser, baseURL }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toBeVisible();

  const second = await context.newPage();
  await second.goto("");
  await expect(second.getByText("1 transfers at the start")).toBeVisible();

  const other = await browser.newContext();
  const third = await other.newPage();
  await third.goto(`${baseURL}`);
  await expect(third.getByText("1 transfers at the start")).toBeVisible();
  await other.close();
});

test.describe("options", () => {
  test.use({ bankOptions: { strict: true } });

  test("are those of the test's own use, and a bank without a base url answers any origin", async ({
    page,
    bank,
  }) => {
    expect(bank.baseUrl).toBeUndefined();
    await page.goto("");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status").or(page.getByRole("alert"))).toBeVisible();
    expect(bank.log.entries.length).toBeGreaterThan(1);
  });
});

test.describe("progress", () => {
  test.use({ bankOptions: { progress: { achTransfers: "manual" } } });

  test("is an option of the test's own use, and can be changed in the test", async ({ bank }) => {
    expect(bank.progress.get()).toMatchObject({ achTransfers: "manual", companies: "clock" });
    await bank.progress.set({ achTransfers: "immediate" });
    expect(bank.progress.get()).toMatchObject({ achTransfers: "immediate" });
  });
});

test("a route of the test's own wins over the bank", async ({ page, bank }) => {
  await page.route("**/v1/ach", (route) =>
    route.fulfill({ json: { data: [{}, {}, {}] }, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto("");
  await expect(page.getByText("3 transfers at the start")).toBeVisible();
  expect(bank.log.entries).toEqual([]);
});

test("a handler in front of the bank's may pass a request through to the test's own routes", async ({
  page,
  context,
  bank,
}) => {
  bank.handlers.unshift(
    http.get("*/v1/ach", () => HttpResponse.json({ error: "down for maintenance" }, { status: 503 })),
  );
  await page.goto("");
  await expect(page.getByText("no service at the start: down for maintenance")).toBeVisible();

  bank.handlers.shift();
  const { passthrough } = await import("msw");
  bank.handlers.unshift(http.get("*/v1/ach", () => passthrough()));
  const passed: string[] = [];
  await context.unrouteAll();
  await context.route("**/v1/ach", (route) => {
    passed.push(route.request().method());
    return route.fulfill({ json: { data: [{}] }, headers: { "access-control-allow-origin": "*" } });
  });
  await answer(context, bank);
  await page.reload();
  await expect(page.getByText("1 transfers at the start")).toBeVisible();
  expect(passed).toEqual(["GET"]);
});

test("uploads, binary answers, empty answers, cookies and errors arrive unchanged", async ({
  page,
  bank,
}) => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  bank.handlers.unshift(
    http.post("*/v1/bytes", async ({ request }) => {
      const file = (await request.formData()).get("file") as File;
      return new HttpResponse(await file.arrayBuffer(), {
        headers: { "Content-Type": file.type, "Set-Cookie": "a=1" },
      });
    }),
    http.delete("*/v1/bytes", () => new HttpResponse(null, { status: 204 })),
    http.get("*/v1/bytes", () => HttpResponse.error()),
  );
  await page.goto("");
  const outcome = await page.evaluate(async (sent) => {
    const body = new FormData();
    body.append("file", new File([Uint8Array.from(sent)], "a.bin", { type: "image/png" }));
    const url = "https://api.example.com/v1/bytes";
    const posted = await fetch(url, { method: "POST", body });
    const deleted = await fetch(url, { method: "DELETE", headers: { "X-Any": "1" } });
    return {
      type: posted.headers.get("content-type"),
      received: Array.from(new Uint8Array(await posted.arrayBuffer())),
      deleted: deleted.status,
      failed: await fetch(url).catch((error: Error) => error.name),
    };
  }, Array.from(bytes));
  expect(outcome).toEqual({
    type: "image/png",
    received: Array.from(bytes),
    deleted: 204,
    failed: "TypeError",
  });
});

test("a file that the form uploads is in the bank", async ({ page, bank }) => {
  await page.goto("");
  // As a buffer, because a file given by its path reaches a route of Playwright's without its bytes.
  const buffer = Buffer.from("%PDF-1.7");
  await page.getByLabel("Statement").setInputFiles({ name: "may.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByText("may.pdf was sent")).toBeVisible();
  expect(bank.db.files.count()).toBe(1);
});

test("a page that closes in the middle of a request does not affect the next page", async ({
  page,
  context,
  bank,
}) => {
  await page.goto("");
  let onArrival: () => void;
  const arrived = new Promise<void>((resolve) => {
    onArrival = resolve;
  });
  bank.handlers.unshift(
    http.get("*/v1/slow", async () => {
      onArrival();
      await page.waitForEvent("close");
      return HttpResponse.json({});
    }),
  );
  await page.evaluate(() => void fetch("https://api.example.com/v1/slow").catch(() => undefined));
  await arrived;
  await page.close();
  const next = await context.newPage();
  await next.goto("");
  await expect(next.getByText("0 transfers at the start")).toBeVisible();
});

test("requests by bank.fetch need no page", async ({ bank }) => {
  const response = await bank.fetch("/v1/ach", {
    method: "POST",
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
    body: JSON.stringify({ data: { ...form, receiver_name: "Acme Paper" } }),
  });
  expect(response.status).toBe(400);
});

test("the build includes nothing of the bank", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
  for (const name of files.filter((name) => /\.(js|html)$/.test(name))) {
    expect(readFileSync(`dist/${name}`, "utf8")).not.toMatch(/sandbank|msw/);
  }
});

for (const repetition of [1, 2, 3, 4]) {
  test(`no other worker's transfers are in the bank (${repetition})`, async ({ page, bank }) => {
    await page.goto("");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status")).toBeVisible();
    expect(bank.db.achTransfers.count()).toBe(1);
  });
}
