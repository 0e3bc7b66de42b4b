// Statements: STA-17 to STA-19.

import { expect, test } from "vitest";
import { wrongAmounts } from "../../src/sweep/amounts.ts";
import { heldBy, withoutHeld } from "../../src/sweep/answers.ts";
import { hiddenErrors } from "../../src/sweep/hidden-error.ts";
import type { Look, ShownAmount } from "../../src/sweep/page/look.ts";
import type { Exchange } from "../../src/sweep/shot.ts";
import { shrunk } from "../../src/sweep/shrink.ts";

const answer = (path: string, body: unknown, status = 200): Exchange => ({
  method: "GET",
  path,
  status,
  body,
});
const rows = [
  answer("/v1/ach/1", { data: { id: "1", amount: 1250, direction: "credit" } }),
  answer("/v1/ach/2", { data: { id: "2", amount: -700, direction: "debit" } }),
  answer("/v1/ach/3", { data: { id: "3", amount: 50, direction: "debit" } }),
];
const amount = (text: string, cents: number, others: Partial<ShownAmount> = {}): ShownAmount => ({
  ...{ text, cents, isExact: true, slot: "td.amount", isInRow: true },
  ...others,
});
const look = (amounts: readonly ShownAmount[], lines: readonly string[] = []): Look => ({
  ...{ amounts, lines, isInvalid: false },
});

test("an amount is right that an answer holds, without its sign, or that is the sum of a list or of a part of it (STA-18)", () => {
  const right = [amount("$12.50", 1250), amount("$7.00", 700), amount("$6.00", 600), amount("$6.50", 650)];
  const good = { look: look([amount("$0.50", 50)]), held: heldBy(rows) };
  expect(wrongAmounts(look(right), heldBy(rows), good)).toEqual([]);
  expect(wrongAmounts(look([amount("$1.24", 124)]), heldBy(rows), good)).toEqual([
    { kind: "wrong-amount", what: "$1.24", where: "td.amount" },
  ]);
  expect(wrongAmounts(look([amount("$13", 1300, { isExact: false })]), heldBy(rows), good)).toEqual([]);
  expect(wrongAmounts(look([amount("$13", 1301, { isExact: false })]), heldBy(rows), good)).toHaveLength(1);
});

test("what answers hold are texts, numbers as they are and as dollars, and sums of a field by the words beside it (STA-18)", () => {
  const note = "x".repeat(40);
  const list = [
    { amount: "12.50", kind: "a" },
    { amount: -3, kind: "a", note },
    { amount: 4, kind: "b", note },
    { amount: 5, kind: "a" },
  ];
  const { texts, numbers } = heldBy([answer("/v1/fees", { data: list })]);
  expect(texts).toEqual(["12.50", "a", "a", note, "b", note, "a"]);
  const plain = [12.5, 3, 4, 5, 6, 2];
  expect([...numbers].sort((one, other) => one - other)).toEqual(
    [...plain, ...plain.map((number) => number * 100)].sort((one, other) => one - other),
  );
  const one = [answer("/v1/fees/10?x=a/b", { fee: 1, no: null }), answer("/v1/fees/2", { data: { fee: 2 } })];
  expect([...heldBy(one).numbers]).toEqual([1, 100, 2, 200, 3, 300]);
  expect([
    ...heldBy([...one, answer("/v1/others/1", { fee: 5 }), answer("/v1", "1e3"), answer("/v1", undefined)])
      .numbers,
  ]).toEqual([...[1, 100, 2, 200, 5, 500, 3, 300]]);
});

test("at most five amounts are told, each text once (STA-18)", () => {
  const cents = [101, 102, 102, 103, 104, 105, 106];
  const wrong = look(cents.map((each) => amount(`$${each / 100}`, each)));
  const found = wrongAmounts(wrong, heldBy([]), { look: look([]), held: heldBy([]) });
  expect(found.map(({ what }) => what)).toEqual(["$1.01", "$1.02", "$1.03", "$1.04", "$1.05"]);
  expect(wrongAmounts(look([amount("$0", 0)]), heldBy([]), { look: look([]), held: heldBy([]) })).toEqual([]);
});

test("nothing is known of a place where the page as it is shows what no answer holds, unless the point is elsewhere (STA-18)", () => {
  const fee = amount("$25.03", 2503, { slot: "p.fee", isInRow: false });
  const held = heldBy(rows);
  const left = [fee, amount("$3.99", 399, { slot: "dd.left" }), amount("$70.00", 7000)];
  const good = { look: look(left), held };
  const shown = [fee, amount("$8.88", 888, { slot: "dd.left" }), amount("$25.03", 2503, { slot: "p" })];
  expect(wrongAmounts(look(shown), held, good)).toEqual([]);
  const wrong = [...shown, amount("$9.99", 999)];
  expect(wrongAmounts(look(wrong), held, good).map(({ what }) => what)).toEqual(["$9.99"]);
  expect(wrongAmounts(look(left), held).map(({ what }) => what)).toEqual(["$70.00"]);
});

test.each([
  ["a tenth of a held one", [5_000], 1],
  ["a hundredth of a held one", [500], 1],
  ["ten times a held one", [500_000], 1],
  ["no held one", [333], 0],
  ["a tenth of a held one, and no held one", [5_000, 333], 0],
  ["a tenth of a held one, and less than a dollar", [5_000, 99], 1],
  ["a dollar, a tenth of a held one", [100], 1],
  ["less than a dollar, a hundredth of a held one", [10], 0],
])("where the page as it is shows %s, an amount is judged by it (STA-18)", (_, cents, count) => {
  const held = heldBy([answer("/v1/fees", [{ fee: 50_000 }, { tax: 1_000 }])]);
  const good = { look: look(cents.map((each) => amount(`$${each / 100}`, each))), held };
  expect(wrongAmounts(look([amount("$7.77", 777)]), held, good)).toHaveLength(count);
});

test("a word that looks like a mistake is none where an answer holds it, but a word with underscores always is (STA-17)", () => {
  const held = heldBy([
    answer("/v1/persons/1", {
      data: { last_name: "null", note: "see.attached", status: "now_in_review, x.in_review.x" },
    }),
  ]);
  const found = [
    { kind: "raw-value", what: 'null in "Ms. null"' },
    { kind: "raw-value", what: 'NaN in "$NaN"' },
    { kind: "raw-key", what: "see.attached" },
    { kind: "raw-key", what: "errors.unknown" },
    { kind: "raw-key", what: "in_review" },
    { kind: "blank-page", what: "null" },
    { kind: "raw-key", what: "now_in_review" },
    { kind: "raw-key", what: "x.in_review" },
    { kind: "raw-key", what: "in_review.x" },
  ] as const;
  expect(withoutHeld(found, held)).toEqual([found[1], found[3], found[4], found[5], found[6]]);
  const spinner = [{ kind: "endless-spinner", what: "Loading" }] as const;
  expect([withoutHeld(spinner, held), withoutHeld(spinner, held, true)]).toEqual([spinner, []]);
});

test("an error is hidden where the page says nothing new, and a later success makes up for it (STA-19)", () => {
  const failed = answer("/v1/ach?page[limit]=20", undefined, 503);
  const good = [
    { look: look([], ["Transfers", "0 in all"]), requests: [answer("/v1/me", undefined, 404)] },
    { look: look([], ["Transfers", "There are none."]), requests: [] },
  ];
  const hidden = [{ kind: "hidden-error", what: "GET /v1/ach?page[limit]=20 is answered 503" }];
  const shows = (lines: readonly string[], requests: readonly Exchange[], isInvalid = false) =>
    hiddenErrors({ look: { ...look([], lines), isInvalid }, requests }, good);
  expect(shows(["Transfers", "There are none."], [failed])).toEqual(hidden);
  expect(shows(["Transfers"], [failed])).toEqual(hidden);
  expect(shows(["Transfers"], [{ ...failed, status: 400 }])).toHaveLength(1);
  expect(shows(["Transfers"], [{ ...failed, status: 304 }])).toEqual([]);
  expect(shows(["Transfers", "The bank is away."], [failed])).toEqual([]);
  expect(shows(["Transfers"], [failed], true)).toEqual([]);
  expect(shows(["Transfers"], [failed, answer("/v1/ach?page[limit]=20", { data: [] })])).toEqual([]);
  expect(shows(["Transfers"], [answer("/v1/me", undefined, 500)])).toEqual([]);
  expect(shows(["Transfers"], [{ ...failed, status: 0 }])).toEqual([
    { kind: "hidden-error", what: "GET /v1/ach?page[limit]=20 fails" },
  ]);
  expect(shows(["Transfers"], [{ ...failed, status: null }])).toEqual([]);
});

test("steps are left out until each is needed (STA-21)", async () => {
  const needs = async (steps: readonly string[]) => steps.includes("b") && steps.includes("d");
  expect(await shrunk(["a", "b", "c", "d", "e"], needs)).toEqual(["b", "d"]);
});
