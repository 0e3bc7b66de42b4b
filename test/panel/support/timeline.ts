import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Bank } from "../../../src/index.ts";
import type { SandbankPanel } from "../../../src/panel/index.ts";
import { openPanel } from "./panel.ts";

export const slider = () => page.getByRole("slider", { name: "Bank time" });

export const said = () =>
  page
    .getByRole("status")
    .elements()
    .map(({ textContent }) => textContent.trim())
    .join("");

export async function openTime(bank: Bank): Promise<SandbankPanel> {
  const panel = await openPanel(bank, { tab: "time", dock: "bottom" });
  await expect.element(slider()).toHaveAttribute("aria-valuetext", "Monday, 2 March 2026, 15:00:00 GMT");
  return panel;
}

/** Presses a key on the playhead, and waits until it is said what became of it. */
export async function pressed(keys: string, expected: string | RegExp): Promise<void> {
  (slider().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
  if (typeof expected === "string") await expect.poll(said).toBe(expected);
  else await expect.poll(said).toMatch(expected);
}
