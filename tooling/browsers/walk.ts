import assert from "node:assert/strict";
import { type Driven, until } from "./driven.ts";

/** The first page: it is shown, and its demonstration plays. */
export async function walkFirstPage(page: Driven, url: string): Promise<void> {
  await page.goto(url);
  await until(
    page,
    "the demonstration has paid",
    () => document.querySelector(".payments .status")?.textContent,
  );
}

/** The treasury with its opening rows: a transfer is created, time moves, the panel opens. */
export async function walkTreasury(page: Driven): Promise<void> {
  await page.evaluate(() => {
    location.hash = "#/treasury/transfers";
  });
  await rows(page, 7);
  await press(page, "Create transfer");
  await rows(page, 8);
  const before = await page.evaluate(() =>
    document.querySelector("bank-clock time")?.getAttribute("datetime"),
  );
  await press(page, "+1 day");
  await until(
    page,
    "a day of bank time has passed",
    (then) => {
      const now = document.querySelector("bank-clock time")?.getAttribute("datetime");
      return Date.parse(now ?? "") - Date.parse(then ?? "") >= 86_400_000;
    },
    before ?? null,
  );
  await until(page, "the panel has opened", () => {
    const panel = document.querySelector("sandbank-panel");
    if (panel?.open) return true;
    panel?.shadowRoot?.querySelector("button")?.click();
    return false;
  });
  await page.evaluate(() => {
    location.hash = "#/treasury/onboarding";
  });
  for (const name of ["Tidewater Trading", "TEST BLOCKED", "Harbor Light Bakery"]) {
    await until(
      page,
      `${name} is shown`,
      (text) => document.querySelector("company-list")?.textContent?.includes(text),
      name,
    );
  }
}

/** What the platform's `fetch` gets of the bank: all opening rows, and a file that the page has made is taken. */
export async function walkFetch(page: Driven): Promise<void> {
  const found = await page.evaluate(async () => {
    const headers = { Authorization: "Bearer browsers" };
    const count = async (path: string) => {
      const response = await fetch(`/v1/${path}`, { headers });
      const { data } = (await response.json()) as { data: unknown[] };
      return data.length;
    };
    const form = new FormData();
    form.append("file", new File(["%PDF-1.4"], "scan.pdf", { type: "application/pdf" }));
    const sent = await fetch("/v1/files", { method: "POST", headers, body: form });
    return [await count("counterparties"), await count("companies"), await count("persons"), sent.status];
  });
  assert.deepEqual(found, [3, 3, 3, 200], `${page.name}: what fetch gets of the bank`);
}

/** The one note on what the browser keeps from the page; with undefined there is none. */
export async function walkNote(page: Driven, text: string | undefined): Promise<void> {
  const notes = await page.evaluate(() =>
    [...document.querySelectorAll(".start-note")].map(({ textContent }) => textContent),
  );
  assert.equal(
    notes.length,
    text === undefined ? 0 : 1,
    `${page.name}: the notes are ${JSON.stringify(notes)}`,
  );
  assert.ok(text === undefined || notes[0]?.includes(text), `${page.name}: the note is ${notes[0]}`);
}

async function rows(page: Driven, count: number): Promise<void> {
  await until(
    page,
    `there are ${count} transfers`,
    (wanted) => document.querySelectorAll("transfer-list tbody tr").length === wanted,
    count,
  );
}

async function press(page: Driven, text: string): Promise<void> {
  await until(
    page,
    `there is a button “${text}”`,
    (wanted) => {
      const button = [...document.querySelectorAll("button")].find(
        (each) => each.textContent?.trim() === wanted,
      );
      button?.click();
      return button !== undefined;
    },
    text,
  );
}
