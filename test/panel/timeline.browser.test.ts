// Statements: X244.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { type Bank, connect } from "../../src/index.ts";
import type { SandbankPanel } from "../../src/panel/index.ts";
import { SandbankTimeline } from "../../src/panel/timeline/timeline.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { companyId } from "../support/onboarding.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

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

const slider = () => page.getByRole("slider", { name: "Bank time" });
const said = () =>
  page
    .getByRole("status")
    .elements()
    .map(({ textContent }) => textContent.trim())
    .join("");
const lines = () =>
  page
    .getByRole("table")
    .getByRole("row")
    .elements()
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim()).join(" | "),
    );

async function openTime(bank: Bank): Promise<SandbankPanel> {
  const panel = await openPanel(bank, { tab: "time", dock: "bottom" });
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Monday, 2 March 2026, 15:00:00 GMT");
  return panel;
}

/** Presses a key on the playhead, and waits until it is said what became of it. */
async function pressed(keys: string, expected: string | RegExp): Promise<void> {
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  if (typeof expected === "string") await expect.poll(said).toBe(expected);
  else await expect.poll(said).toMatch(expected);
}

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

test("as the playhead moves forward steps fall due, and it is said by what they were moved", async () => {
  const bank = await bankWithTransfers();
  await openTime(bank);
  await pressed(
    "{ArrowRight}",
    "It is Mon, 2 Mar 2026, 16:00. 2 things happened: ACH transfer 1001 pending → processing, by the clock; ACH transfer 1002 pending → processing, by the clock.",
  );
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await pressed("{Shift>}{ArrowRight}{/Shift}", /^It is Tue, 3 Mar 2026, 16:00. Nothing fell due\.$/);
  await pressed(
    "{End}",
    /^It is Wed, 4 Mar 2026, 13:30. 2 things happened: .* processing → succeeded, by the clock/,
  );
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Wednesday, 4 March 2026, 13:30:00 GMT");
  await pressed("{PageUp}", /^It is Wed, 11 Mar 2026, 13:30. Nothing fell due\.$/);
});

test("moves that are asked for in quick succession are made one after another, and none is lost", async () => {
  const bank = await bankWithTransfers();
  await openTime(bank);
  (slider().element() as HTMLElement).focus();
  let [running, most] = [0, 0];
  const { advanceTo } = bank.clock;
  vi.spyOn(bank.clock, "advanceTo").mockImplementation(async (...given) => {
    running += 1;
    most = Math.max(most, running);
    await advanceTo(...given);
    running -= 1;
  });
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T19:00:00.000Z");
  expect(most).toBe(1);
});

test("of moves that run into one another all that fell due is said, and by the last alone", async () => {
  await openTime(await bankWithTransfers());
  const playhead = slider().element();
  const day = { key: "ArrowRight", shiftKey: true, bubbles: true };
  const all: string[] = [];
  const status = playhead.closest(".stage")?.parentNode?.querySelector("[role=status]");
  const watch = new MutationObserver(() => all.push(status?.textContent.trim() ?? ""));
  watch.observe(status as Node, { characterData: true, childList: true, subtree: true });
  playhead.dispatchEvent(new KeyboardEvent("keydown", day));
  playhead.dispatchEvent(new KeyboardEvent("keydown", day));
  await expect
    .poll(said)
    .toMatch(/^It is Wed, 4 Mar 2026, 15:00\. 4 things happened: ACH transfer 1001 pending/);
  watch.disconnect();
  expect(all.filter((text) => text.includes("Nothing fell due"))).toEqual([]);
});

test("from the past to beyond the end it is said what fell due after the end, and not again what was there", async () => {
  await openTime(await bankWithTransfers());
  await pressed("{ArrowRight}", /16:00. 2 things happened: ACH transfer 1001 pending → processing/);
  await pressed("{Home}", /^In the past, /);
  await pressed(
    "{PageUp}",
    "It is Mon, 9 Mar 2026, 15:00. 2 things happened: ACH transfer 1001 processing → succeeded, by the clock; ACH transfer 1002 processing → succeeded, by the clock.",
  );
});

test("at the end of the line the time at the playhead stands before it, and is seen in full", async () => {
  await openTime(await bankWithTransfers());
  const stage = slider().element().closest(".stage") as HTMLElement;
  const flag = slider().element().querySelector(".flag") as HTMLElement;
  const seen = () => stage.getBoundingClientRect().right - flag.getBoundingClientRect().right;
  await page.getByRole("button", { name: "Hours" }).click();
  (page.getByRole("region", { name: /^Tracks/ }).element() as HTMLElement).focus();
  const width = stage.clientWidth;
  // The view is moved by a fifth of its width with each key.
  while (flag.getBoundingClientRect().left - stage.getBoundingClientRect().left < width * 0.75) {
    const before = flag.getBoundingClientRect().left;
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => flag.getBoundingClientRect().left).not.toBe(before);
  }
  expect(seen()).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => slider().element().hasAttribute("data-outside") || seen() >= 0).toBe(true);
});

test("back is a place of the history; forward again nothing happens twice, and what is done there begins a branch", async () => {
  const bank = await bankWithTransfers();
  await openTime(bank);
  await pressed("{ArrowRight}", /16:00/);
  await pressed("{PageUp}", /succeeded/);
  await pressed("{Home}", /^In the past, \d+ entries are later\. Mon, 2 Mar 2026, 15:00:00/);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
  await expect
    .element(slider())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/15:00:00 GMT, in the past$/));
  await pressed("{ArrowRight}", /^In the past, \d+ entries are later\. Mon, 2 Mar 2026, 16:00:00: /);
  expect(await bank.history.branches()).toHaveLength(1);
  await bank.simulate.achTransfers.return("1001", "R03");
  await expect
    .poll(said)
    .toBe("A branch began here, and nothing of the other is lost. Branch 2: return R03, 1 entry.");
  const branches = page.getByRole("combobox", { name: "Branch" });
  await userEvent.selectOptions(branches, branches.element().querySelector("option") as HTMLOptionElement);
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
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
      "Time | Row | From → to | Moved",
      "Mon, 2 Mar 2026",
      "15:00:00 | ACH transfer 1001 | pending | by a request",
      "15:00:00 | ACH transfer 1002 | pending | by a request",
      "15:00:00 | ACH transfer 1002 | pending → hold | by an action",
      "Bank time: Mon, 2 Mar 2026, 15:00",
      "16:00:00 | ACH transfer 1001 | process is due | by the clock",
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
        "ACH transfer 1002: pending since Mon, 2 Mar 2026, 15:00, by a request. Due: process Mon, 2 Mar 2026, 16:00.",
      ),
    )
    .toBeVisible();
  await expect.poll(() => drawn).toContain("ACH transfer 1002");
  (page.getByRole("region", { name: /^Tracks/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(page.getByText(/^ACH transfer 1003: /)).toBeVisible();
  expect(panel.place).toBe("time/achTransfers/1003");
  await page.getByRole("button", { name: "Show the row" }).click();
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
      await page.getByText("Legend and keys").click();
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

test("a bank behind HTTP has the same, and says what is later there", async () => {
  const bank = await bankWithTransfers();
  const remote = connect({ baseUrl: "https://bank.test", fetch: (request) => bank.fetch(request) });
  if (!customElements.get("sandbank-timeline")) customElements.define("sandbank-timeline", SandbankTimeline);
  const element = document.createElement("sandbank-timeline") as SandbankTimeline;
  Object.assign(element, { remote, at: ["achTransfers", "1001"] });
  element.style.blockSize = "500px";
  document.body.append(element);
  try {
    await expect.element(page.getByText(/^ACH transfer 1001: pending since/)).toBeVisible();
    (slider().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect
      .poll(said)
      .toMatch(
        /^It is Mon, 2 Mar 2026, 16:00. 2 things happened: ACH transfer 1001 pending → processing, by the clock;/,
      );
    await expect.element(page.getByText("This bank is in another process", { exact: false })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect.poll(said).toMatch(/^In the past, /);
    await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
  } finally {
    element.remove();
  }
});
