import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { farFrom } from "./support/far-from.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("a remote bank that does not answer is said to, and is there again once it does", async () => {
  const { remote, break: setBroken } = farFrom(await bankWithTransfers());
  setBroken(true);
  await openPanel(remote, { tab: "data" });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Couldn't read the bank:/);
  setBroken(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("option", { name: /Ada Lovelace/ }).first()).toBeVisible();
  setBroken(true);
  await expect.element(page.getByRole("alert").first()).toMatchTextContent(/The bank isn't responding/);
  setBroken(false);
  await expect.poll(() => page.getByRole("alert").elements(), { timeout: 7000 }).toEqual([]);
});

test("a remote bank that does not answer is asked less and less often, at once when someone acts, and every second once it answers", async () => {
  const bank = await bankWithTransfers();
  const { remote, sent, break: setBroken } = farFrom(bank);
  await openPanel(remote, { place: "data/achTransfers/1001" });
  await expect.element(page.getByRole("button", { name: "Hold" })).toBeVisible();
  const wait = vi.spyOn(globalThis, "setTimeout");
  const waits = () =>
    wait.mock.calls
      .map(([, delay]) => delay)
      .filter((delay) => [1000, 2000, 4000, 5000].includes(delay ?? 0));
  setBroken(true);
  await expect.poll(() => waits().includes(4000), { timeout: 8000 }).toBe(true);
  const { length } = sent;
  await expect.poll(() => waits().includes(5000), { timeout: 8000 }).toBe(true);
  expect(sent.length - length).toBe(1);
  setBroken(false);
  await page.getByRole("button", { name: "Hold" }).click();
  await expect.poll(() => page.getByRole("alert").elements()).toEqual([]);
  expect(waits().at(-1)).toBe(1000);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("hold");
  wait.mockRestore();
});

test("a remote bank is asked for no more once the panel is gone", async () => {
  const { remote, sent } = farFrom(await bankWithTransfers());
  const panel = await openPanel(remote, { tab: "data" });
  await expect.element(page.getByRole("option", { name: /Ada Lovelace/ }).first()).toBeVisible();
  panel.remove();
  const { length } = sent;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sent.length - length).toBeLessThanOrEqual(6);
});
