// Statements: X244.

import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { onFreshPage } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";
import { openTime, pressed, said, slider } from "./support/timeline.ts";

onFreshPage();

test("as the playhead moves forward steps fall due, and it is said by what they were moved", async () => {
  const bank = await bankWithTransfers();
  await openTime(bank);
  await pressed(
    "{ArrowRight}",
    "Now Mon, 2 Mar 2026, 16:00. 2 changes: ACH transfer 1001 pending → processing, by the clock; ACH transfer 1002 pending → processing, by the clock.",
  );
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await pressed("{Shift>}{ArrowRight}{/Shift}", /^Now Tue, 3 Mar 2026, 16:00. Nothing happened\.$/);
  await pressed("{End}", /^Now Wed, 4 Mar 2026, 13:30. 2 changes: .* processing → succeeded, by the clock/);
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Wednesday, 4 March 2026, 13:30:00 GMT");
  await pressed("{PageUp}", /^Now Wed, 11 Mar 2026, 13:30. Nothing happened\.$/);
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
  const status = playhead.closest(".viewport")?.parentNode?.querySelector("[role=status]");
  const watch = new MutationObserver(() => all.push(status?.textContent.trim() ?? ""));
  watch.observe(status as Node, { characterData: true, childList: true, subtree: true });
  playhead.dispatchEvent(new KeyboardEvent("keydown", day));
  playhead.dispatchEvent(new KeyboardEvent("keydown", day));
  await expect.poll(said).toMatch(/^Now Wed, 4 Mar 2026, 15:00\. 4 changes: ACH transfer 1001 pending/);
  watch.disconnect();
  expect(all.filter((text) => text.includes("Nothing happened"))).toEqual([]);
});

test("from the past to beyond the end it is said what fell due after the end, and not again what was there", async () => {
  await openTime(await bankWithTransfers());
  await pressed("{ArrowRight}", /16:00. 2 changes: ACH transfer 1001 pending → processing/);
  await pressed("{Home}", /^In the past, /);
  await pressed(
    "{PageUp}",
    "Now Mon, 9 Mar 2026, 15:00. 2 changes: ACH transfer 1001 processing → succeeded, by the clock; ACH transfer 1002 processing → succeeded, by the clock.",
  );
});

test("at the end of the line the time at the playhead stands before it, and is seen in full", async () => {
  await openTime(await bankWithTransfers());
  const viewport = slider().element().closest(".viewport") as HTMLElement;
  const flag = slider().element().querySelector(".flag") as HTMLElement;
  const seen = () => viewport.getBoundingClientRect().right - flag.getBoundingClientRect().right;
  await page.getByRole("button", { name: "Hours" }).click();
  (page.getByRole("region", { name: /^Tracks/ }).element() as HTMLElement).focus();
  const width = viewport.clientWidth;
  // The view is moved by a fifth of its width with each key.
  while (flag.getBoundingClientRect().left - viewport.getBoundingClientRect().left < width * 0.75) {
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
  await pressed("{Home}", /^In the past, with \d+ later entries\. Mon, 2 Mar 2026, 15:00:00/);
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
  await expect
    .element(slider())
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/15:00:00 GMT, in the past$/));
  await pressed("{ArrowRight}", /^In the past, with \d+ later entries\. Mon, 2 Mar 2026, 16:00:00: /);
  expect(await bank.history.branches()).toHaveLength(1);
  await bank.simulate.achTransfers.return("1001", "R03");
  await expect.poll(said).toBe("Started a new branch. Branch 2: return R03, 1 entry.");
  const branches = page.getByRole("combobox", { name: "Branch" });
  await userEvent.selectOptions(branches, branches.element().querySelector("option") as HTMLOptionElement);
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
});
