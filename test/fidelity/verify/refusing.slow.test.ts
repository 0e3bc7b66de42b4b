import { expect, test } from "vitest";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { verifyLiar } from "./lying.ts";

const SAYS_REFUSAL = /\b(?:refuse[sd]?|requires?|required|must|cannot|can't|Only|40\d|415)\b/;

/**
 * The conditions for a refusal, and the statements whose text says what is refused. The row of a field says first what the field is,
 * which an answer shows.
 */
const ABOUT_REFUSALS = Object.entries(STATEMENTS).flatMap(([id, { text }]) =>
  id.startsWith("VC-E") || (!text.startsWith("`") && SAYS_REFUSAL.test(text)) ? [id] : [],
);

/** Those that also say what is accepted, or refuse with options alone: an answer that accepts shows them. */
const SHOWN_BY_WHAT_IS_ACCEPTED = ["CP-25", "S6", "P3", "P6", "P14", "C2", "C4", "ONB-170", "X92"];

function confirmedOf(statements: Readonly<Record<string, string>>): readonly string[] {
  return ABOUT_REFUSALS.filter((id) => statements[id] === "confirmed");
}

test("a service that refuses nothing confirms no statement about a refusal (X345)", async () => {
  const { statements } = await verifyLiar(
    ({ status, body }) => (status >= 400 ? { status: 200, body: {} } : { status, body }),
    [],
  );
  expect(confirmedOf(statements)).toEqual(SHOWN_BY_WHAT_IS_ACCEPTED);
  expect(statements).toMatchObject({
    "VC-E3": "contradicted",
    "VC-E14": "not visible",
    "VC-E15": "not visible",
    "VC-59": "contradicted",
    "ACH-37": "contradicted",
    P4: "contradicted",
  });
}, 60_000);

test("a service that is busy where the bank refuses confirms no statement about a refusal (X345)", async () => {
  const { statements } = await verifyLiar(
    ({ status, body }) => (status >= 400 ? { status: 429, body: {} } : { status, body }),
    [],
  );
  expect(confirmedOf(statements)).toEqual(SHOWN_BY_WHAT_IS_ACCEPTED);
  expect(statements).toMatchObject({
    "VC-E3": "inconclusive",
    "VC-59": "inconclusive",
    "ACH-37": "inconclusive",
    "CP-21": "inconclusive",
    "ONB-152": "inconclusive",
    P4: "inconclusive",
    O16: "inconclusive",
  });
}, 60_000);

test("a bank that refuses and accepts as documented confirms them (X345)", async () => {
  const { statements } = await verifyLiar((answer) => answer, []);
  expect(confirmedOf(statements).length).toBeGreaterThan(50);
  expect(statements).toMatchObject({
    "VC-E3": "confirmed",
    "VC-59": "confirmed",
    "ACH-37": "confirmed",
    "CP-21": "confirmed",
    "ONB-152": "confirmed",
    P4: "confirmed",
    O16: "confirmed",
  });
}, 60_000);
