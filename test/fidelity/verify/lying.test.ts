import { expect, test } from "vitest";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { verifyLiar, withField } from "./lying.ts";

test.each([
  ["another card number than its last four digits say", "card_number", "5105105105105100", "VC-12"],
  ["the last four digits of another number", "last4", "0000", "VC-12"],
  ["an expiry 15 years away", "expiry", "2041-11", "VC-16"],
])("%s contradicts (X343, X344)", async (_, field, value, statement) => {
  const { statements } = await verifyLiar(withField(field, value), ["cards"]);
  expect(statements[statement]).toBe("contradicted");
});

test("a service that has a row of an id that a probe made up contradicts, whatever it answers (X359)", async () => {
  for (const status of [200, 400]) {
    const { statements, probes } = await verifyLiar(
      (answer, { method, path }) =>
        method === "GET" && path === "/v1/persons/999999999999" ? { ...answer, status } : answer,
      ["shared"],
    );
    expect(statements.S2).toBe("contradicted");
    expect(probes.find(({ name }) => name === "ids in a path")).toMatchObject({
      result: "contradicted",
      contradictions: [{ request: "GET /v1/persons/999999999999", field: "status" }],
    });
  }
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
      "P13",
      "C16",
      "C17",
      "O8",
      "F15",
    ]),
  );
  expect(statements).toMatchObject({ "CONV-5": "confirmed", "VC-E3": "confirmed", "VC-12": "confirmed" });
});
