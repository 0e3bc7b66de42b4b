import { expect, test } from "vitest";
import { isJsonObject } from "../../../src/engine/schema/json-object.ts";
import type { Area } from "../../../src/fidelity/probes/probe.ts";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { verifyLiar, withField } from "./lying.ts";

/** What a service answers in a field in place of the value, and what can be said then of the statements about that field. */
const lies: readonly [string, Area, string, unknown, Readonly<Record<string, string>>][] = [
  ["another batch id", "payments", "batch_id", "7", { "ACH-7": "form only", P13: "not visible" }],
  ["a number as batch id", "payments", "batch_id", 7, { "ACH-7": "contradicted", P13: "not visible" }],
  ["another card number", "cards", "card_number", "5105105105105100", { "VC-12": "contradicted" }],
  [
    "a card number of eight digits",
    "cards",
    "card_number",
    "51051051",
    { "VC-10": "contradicted", C11: "inconclusive" },
  ],
  ["another code", "cards", "cvc", "007", { "VC-11": "form only", C11: "form only" }],
  ["a code of five digits", "cards", "cvc", "12345", { "VC-11": "contradicted", C11: "inconclusive" }],
  ["the last four digits of another number", "cards", "last4", "0000", { "VC-12": "contradicted" }],
  ["an expiry 15 years away", "cards", "expiry", "2041-11", { "VC-16": "contradicted" }],
  [
    "another account number",
    "onboarding",
    "account_number",
    "11112222",
    { "ONB-10": "form only", "ONB-11": "form only" },
  ],
  [
    "an account number that is a number",
    "onboarding",
    "account_number",
    11_112_222,
    { "ONB-10": "contradicted", "ONB-11": "contradicted" },
  ],
  ["another instant", "onboarding", "updated_at", "2020-01-01T12:00:00.000Z", { "ONB-38": "form only" }],
  ["an instant in words", "onboarding", "updated_at", "yesterday at noon", { "ONB-38": "contradicted" }],
];

test.each(lies)(
  "of %s no statement about the field is confirmed (X343, X344)",
  async (_, area, field, value, expected) => {
    const { statements } = await verifyLiar(withField(field, value), [area]);
    expect(statements).toMatchObject(expected);
  },
);

test("an e-mail id that is no UUID contradicts, and one that is a UUID shows its form only (X344)", async () => {
  const sent = (id: string) =>
    verifyLiar(
      (answer) => (isJsonObject(answer.body) && answer.status === 202 ? { ...answer, body: { id } } : answer),
      ["cards"],
    );
  expect((await sent("tracking-7")).statements["VC-75"]).toBe("contradicted");
  expect((await sent("0b6f2f5e-8f0f-4a4e-9a53-1f2b3c4d5e6f")).statements["VC-75"]).toBe("form only");
});

test("a service that answers everything with 200 and an empty object confirms nothing (X343)", async () => {
  const { statements } = await verifyLiar(() => ({ status: 200, body: {} }), []);
  expect(Object.keys(statements).filter((id) => statements[id] === "confirmed")).toEqual([]);
});

test("of the service, what no answer depends on is not visible (X343)", async () => {
  const { statements } = await verifyLiar((answer) => answer, []);
  const hidden = Object.keys(statements).filter((id) => statements[id] === "not visible");
  const isOpen = (text: string) =>
    text
      .split(/[.;] /)
      .every((part) => /\bnot specified|specified for virtual cards only|may still change/.test(part));
  const open = Object.keys(statements).filter((id) => isOpen(STATEMENTS[id]?.text ?? ""));
  expect(open.length).toBeGreaterThan(10);
  expect(hidden).toEqual(expect.arrayContaining(open));
  expect(hidden).toEqual(
    expect.arrayContaining([
      "CONV-2",
      "CONV-13",
      "ACH-3",
      "ACH-27",
      "ACH-28",
      "P12",
      "C16",
      "C17",
      "O8",
      "F15",
    ]),
  );
  expect(statements).toMatchObject({ "CONV-5": "confirmed", "VC-E3": "confirmed", "VC-12": "confirmed" });
});
