// Statements: STA-16, STA-17.

import { afterEach, expect, test } from "vitest";
import type { Seen } from "../../src/sweep/page/look.ts";
import { LOOK } from "../../src/sweep/page/source.ts";

/** What the command finds on a page with this content, which it reads by the same expression. */
function foundOn(html: string): string[] {
  document.body.innerHTML = html;
  const seen: Seen = new Function(`return ${LOOK}`)();
  return seen.found.map(
    ({ kind, what, where }) => `${kind}: ${what}${where === undefined ? "" : ` at ${where}`}`,
  );
}

afterEach(() => {
  document.body.innerHTML = "";
});

const long = "Wolfeschlegelsteinhausenbergerdorff ".repeat(4).trim();

test.each([
  ["<p hidden>Hello</p>", ["blank-page: the page shows nothing"]],
  ["<p>$NaN</p>", ['raw-value: NaN in "$NaN" at p']],
  ["<p>Hello undefined,</p>", ['raw-value: undefined in "Hello undefined," at p']],
  ["<ul><li>null</li></ul>", ['raw-value: null in "null" at ul li']],
  ["<p id='total'>[object Object]</p>", ['raw-value: [object Object] in "[object Object]" at #total']],
  ["<p>Due Invalid Date</p>", ['raw-value: Invalid Date in "Due Invalid Date" at p']],
  ["<p>x</p><input aria-label='Amount' value='NaN'>", ['raw-value: NaN in "NaN" at input']],
  ["<p>errors.not_found</p>", ["raw-key: errors.not_found at p"]],
  ["<p>in_review</p>", ["raw-key: in_review at p"]],
  ["<p>{{count}} transfers</p>", ["raw-key: {{count}} transfers at p"]],
  [
    `<div class="name" style="width: 60px; overflow: hidden; white-space: nowrap">${long}</div>`,
    [`cut-text: ${long.slice(0, 80)}… at div.name`],
  ],
  [
    `<div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</div>`,
    [`cut-text: ${long.slice(0, 80)}… at div`],
  ],
  [
    `<div style="width: 200px; height: 30px; overflow: hidden; line-height: 24px">${long}</div>`,
    [`cut-text: ${long.slice(0, 80)}… at div`],
  ],
  [
    "<p>Ada Park</p><p style='margin-top: -40px'>$12.50</p>",
    ['overlapping-text: "$12.50" and "Ada Park" at p'],
  ],
  [
    "<p style='width: 5000px'>wide</p>",
    [
      `sideways-scroll: the page is wider than its window of ${document.documentElement.clientWidth} pixels at p`,
    ],
  ],
  ["<p class='spinner'>Wait</p>", ["endless-spinner: Wait at p.spinner"]],
  ["<p>Loading…</p>", ["endless-spinner: Loading… at p"]],
  ["<div role='progressbar'>&nbsp;</div>x", ["endless-spinner: something that spins at div"]],
])("on %j there is %j (STA-16, STA-17)", (html, found) => {
  expect(foundOn(html)).toEqual(found);
});

test.each([
  "<input aria-label='Name'>",
  "<p>Nothing is void, undefinedness is a word, as is NaNo</p>",
  "<p>Write <code>null</code> or 'null'</p><pre>undefined</pre>",
  "<p>ada@example.com</p><p>api.example.com</p><p>statement.pdf</p><p>account_number is a field</p>",
  `<div style="width: 60px; overflow: hidden; white-space: nowrap" title="${long}">${long}</div>`,
  `<div style="width: 60px; height: 20px; overflow: auto">${long}</div>`,
  "<span style='position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap'>for readers</span>x",
  "<div style='width: 100px; overflow: hidden'><p style='transform: translateX(-200px)'>closed menu</p></div>x",
  "<p>Ada Park</p><p style='position: fixed; top: 0; left: 0'>Menu</p>",
  "<p>Ada Park</p><p style='position: absolute; top: 8px; background: white'>A hint</p>",
  "<div style='overflow: auto'><p style='width: 5000px'>wide</p></div>",
  "<div role='progressbar' aria-valuenow='3'></div><p hidden class='spinner'>Wait</p><p>Loading docks</p>x",
  "<sandbank-panel>null</sandbank-panel>x",
])("on %j there is nothing wrong (STA-16, STA-17)", (html) => {
  expect(foundOn(html)).toEqual([]);
});

test("what is in shadow roots is looked at, too (STA-17)", () => {
  document.body.innerHTML = "<div></div>";
  document.querySelector("div")?.attachShadow({ mode: "open" }).append("undefined");
  const seen: Seen = new Function(`return ${LOOK}`)();
  expect(seen).toEqual({
    lines: ["undefined"],
    amounts: [],
    isInvalid: false,
    found: [{ kind: "raw-value", what: 'undefined in "undefined"', where: "div" }],
  });
});

test("amounts of money are read with the place that they stand in (STA-18)", () => {
  document.body.innerHTML =
    "<p>In all $1,234.50, fee 2 %</p><table><tr><td class=amount>€ 9.999,00</td><td>12 EUR</td><td>$1.2M</td></tr></table>";
  const seen: Seen = new Function(`return ${LOOK}`)();
  expect(seen.amounts).toEqual([
    { text: "$1,234.50", cents: 123_450, isExact: true, slot: "p", isInRow: false },
    { text: "€ 9.999,00", cents: 999_900, isExact: true, slot: "table tbody tr td.amount", isInRow: true },
    { text: "12 EUR", cents: 1200, isExact: false, slot: "table tbody tr td", isInRow: true },
  ]);
});
