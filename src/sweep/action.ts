import type { Random } from "../engine/store/random.ts";
import type { Control } from "./page/controls.ts";

/** One thing that is done to a page. */
export interface Action extends Control {
  /** What is filled in, or the number of the option that is chosen. */
  readonly value: string;
}

/** What people, and those who test, fill in. */
const VALUES: readonly string[] = [
  ...["", " ", "0", "1", "-1", "0.001", "12.34", "1,000.50", "99999999999", "1e9", "021000021", "12345678"],
  ...[
    "Ada Park",
    "a".repeat(140),
    "O'Brien & Söhne",
    "مريم",
    "👩‍👩‍👧",
    "<b>bold</b>",
    "null",
    "2028-02-29",
    "ada@example.com",
  ],
];

/** Fields and buttons are drawn more often than links, which lead away from a form that is filled in. */
const WEIGHT = 5;

/** Draws what to do next; undefined on a page where nothing can be done. */
export function drawn(controls: readonly Control[], random: Random): Action | undefined {
  const drawnFrom = controls.flatMap((control) =>
    Array.from({ length: control.css === "a[href]" ? 1 : WEIGHT }, () => control),
  );
  const control = drawnFrom[random.int(0, Math.max(0, drawnFrom.length - 1))];
  if (!control) return undefined;
  const value = {
    click: "",
    choose: String(random.int(0, 9)),
    fill: VALUES[random.int(0, VALUES.length - 1)] ?? "",
  };
  return { ...control, value: value[control.does] };
}

/**
 * An action as a statement of Playwright.
 *
 * @example statementOf({ css: "button", text: "Send", nth: 0, does: "click", value: "" })
 * // 'await page.locator("button", { hasText: "Send" }).nth(0).click();'
 */
export function statementOf({ css, text, nth, does, value }: Action): string {
  const options = text === "" ? "" : `, { hasText: ${JSON.stringify(text)} }`;
  const call = {
    click: "click()",
    fill: `fill(${JSON.stringify(value)})`,
    choose: `selectOption({ index: ${value} })`,
  };
  return `await page.locator(${JSON.stringify(css)}${options}).nth(${nth}).${call[does]};`;
}
