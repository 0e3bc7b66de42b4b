// Statements: X244.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { companyId } from "../support/onboarding.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";
import { openTime, pressed, slider } from "./support/timeline.ts";

onFreshPage();

/** What was written on canvases since it was emptied. */
let drawn: string[] = [];

beforeEach(() => {
  drawn = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, "fillText").mockImplementation(function (
    this: CanvasRenderingContext2D,
    text,
    ...place
  ) {
    drawn.push(text);
    fillText.call(this, text, ...place);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const lines = () =>
  page
    .getByRole("table")
    .getByRole("row")
    .elements()
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).join(" | "),
    );

test("every row with a status has a track, with its statuses, its next step, and named closed days", async () => {
  const bank = await bankWithTransfers();
  await companyId(bank);
  await bank.simulate.achTransfers.hold("1002");
  await openTime(bank);
  await page.getByRole("button", { name: "Days" }).click();
  await expect.poll(() => drawn).toEqual(expect.arrayContaining(["ACH transfer 1001", "process", "review"]));
  expect(drawn).toEqual(
    expect.arrayContaining([
      "ACH transfers · 2",
      "Companies · 1",
      "company 1001",
      "hold",
      "weekend",
      "March 2026",
      "Wed 4",
    ]),
  );
  expect(drawn.filter((text) => text.startsWith("counterparty"))).toEqual([]);
});

test("the list has what is drawn, in order, with time, row, from and to, and cause", async () => {
  const bank = await bankWithTransfers();
  await bank.simulate.achTransfers.hold("1002");
  const panel = await openTime(bank);
  await page.getByRole("button", { name: "Fit" }).click();
  await expect.poll(() => drawn).toContain("process");
  const words = new Set(drawn);
  await page.getByRole("button", { name: "List" }).click();
  await expect
    .poll(lines)
    .toEqual([
      "Time | Row | From → to | Cause",
      "Mon, 2 Mar 2026",
      "15:00:00 | ACH transfer 1001 | pending | by a request",
      "15:00:00 | ACH transfer 1002 | pending | by a request",
      "15:00:00 | ACH transfer 1002 | pending → hold | by an action",
      "Bank time: Mon, 2 Mar 2026, 15:00",
      "16:00:00 | ACH transfer 1001 | process scheduled | by the clock",
    ]);
  for (const word of ["ACH transfer 1001", "ACH transfer 1002", "hold", "process"])
    expect(words).toContain(word);
  await pressed("{End}", /processing → succeeded|pending → processing/);
  await expect.poll(lines).toContain("16:00:00 | ACH transfer 1001 | pending → processing | by the clock");
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
});

test("a row is chosen by its address, by the keys and in the list, and its track is described", async () => {
  const bank = mondayBank();
  for (let made = 0; made < 60; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  const panel = await openTime(bank);
  panel.place = "time/achTransfers/1002";
  await expect
    .element(
      page.getByText(
        "ACH transfer 1002: pending since Mon, 2 Mar 2026, 15:00, by a request. Next: process Mon, 2 Mar 2026, 16:00.",
      ),
    )
    .toBeVisible();
  await expect.poll(() => drawn).toContain("ACH transfer 1002");
  (page.getByRole("region", { name: /^Tracks/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText(/^ACH transfer 1003: /)).toBeVisible();
  expect(panel.place).toBe("time/achTransfers/1003");
  await page.getByRole("button", { name: "Show row" }).click();
  expect(panel.tab).toBe("data");
});

test.each([
  ["light", "none", 1200],
  ["dark", "none", 320],
  ["light", "active", 700],
] as const)(
  "axe finds nothing wrong in the %s theme, forced colours %s, %d pixels wide",
  async (theme, forced, width) => {
    await page.viewport(width, 800);
    const emulate = (value: string) =>
      (cdp() as { send(method: string, params: object): Promise<unknown> }).send(
        "Emulation.setEmulatedMedia",
        {
          features: [{ name: "forced-colors", value }],
        },
      );
    await emulate(forced);
    try {
      const bank = await bankWithTransfers();
      // Docked, the panel has a head of its own width.
      const panel = await openPanel(bank, { tab: "time", theme, dock: "inline" });
      panel.style.blockSize = "700px";
      await expect.element(slider()).toBeVisible();
      await page.getByText("Legend and keyboard shortcuts").click();
      await expect
        .element(page.getByText("13:30 GMT on banking days: standard transfers settle."))
        .toBeVisible();
      expect(await axeViolations()).toEqual([]);
      expectNoOverflow(panel);
    } finally {
      await emulate("none");
    }
  },
);
