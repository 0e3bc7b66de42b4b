import { expect, test } from "vitest";
import { reportText } from "../../../src/fidelity/verify/report-text.ts";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { type Lie, verifyLiar, withEach, withField } from "./lying.ts";
import { verifyBank } from "./served.ts";

test.each([
  ["another card number than its last four digits say", "card_number", "5105105105105100", "VC-12"],
  ["the last four digits of another number", "last4", "0000", "VC-12"],
  ["an expiry 15 years away", "expiry", "2041-11", "VC-16"],
])("%s contradicts (X343, X344)", async (_, field, value, statement) => {
  const { statements } = await verifyLiar(withField(field, value), ["cards"]);
  expect(statements[statement]).toBe("contradicted");
});

test("a service that reserves logins for 31 days confirms no statement about the 30 days (ONB-84, O11; X343)", async () => {
  const later = (day: unknown) =>
    new Date(Date.parse(String(day)) + 24 * 3_600_000).toISOString().slice(0, 10);
  const { statements } = await verifyLiar(withEach("reservation_expires", later), []);
  expect(statements).toMatchObject({ "ONB-84": "contradicted", O11: "inconclusive" });
});

test("urls that begin with another address than the service's contradict, and an option explains them (ONB-5, S14; X343)", async () => {
  const elsewhere = "https://elsewhere.example/deep/base";
  const moved = withEach("url", (url) => String(url).replace("https://local.invalid", elsewhere));
  const { statements, options, probes } = await verifyLiar(moved, ["onboarding", "payments"]);
  expect(options).toMatchObject([{ option: "baseUrl", value: elsewhere, statements: ["S14", "ONB-5"] }]);
  for (const statement of ["ONB-5", "ONB-34", "ONB-80", "ONB-95", "ONB-106", "ONB-113", "ONB-122"])
    expect([statement, statements[statement]]).toEqual([statement, "contradicted"]);
  expect(statements).toMatchObject({ "ACH-22": "confirmed", "CP-19": "confirmed", "CONV-5": "confirmed" });
  const unexplained = probes.flatMap(({ contradictions }) => contradictions.filter((each) => !each.option));
  expect(unexplained).toEqual([]);
});

test.each([
  ["a status for canceled cards that is not Canceled", "status", "Canceled", "Closed", "C9"],
  ["a balance of canceled cards", "available_balance", 0, 1, "C10"],
  ["descriptions of returns that are not NACHA's", "description", "Insufficient Funds", "No money", "P19"],
])("%s: no statement about it is confirmed (X343)", async (_, field, documented, other, statement) => {
  const lie = withEach(field, (value) => (value === documented ? other : value));
  const { statements } = await verifyLiar(lie, ["cards", "payments"]);
  expect(statements[statement]).toBe("inconclusive");
});

test("a service that refuses the status hold contradicts its name (P14; X343)", async () => {
  const { statements } = await verifyLiar(
    (answer, { path }) =>
      path.includes("filter[status]=hold") ? { status: 400, body: { error: "'filter[status]'" } } : answer,
    ["payments"],
  );
  expect(statements.P14).toBe("contradicted");
});

test("a same-day transfer shows its own advice, not that about cards (X90, X91; X343)", async () => {
  const { statements } = await verifyBank({ strict: "advice" }, { only: ["payments"] });
  expect(statements.X90).toBe("contradicted");
  expect(Object.keys(statements)).not.toContain("X91");
});

test("what an option does is said of no service, observed or not (OPT-1 to OPT-19; X346)", async () => {
  for (const profile of ["documents", "observed"] as const) {
    const { statements } = await verifyBank({ profile });
    expect(Object.keys(statements).filter((id) => id.startsWith("OPT-"))).toEqual([]);
  }
}, 60_000);

/** Another answer to the request for a person of an id that a probe makes up. */
const ofMadeUpPerson =
  (other: Lie): Lie =>
  (answer, request) =>
    request.method === "GET" && request.path === "/v1/persons/999999999999" ? other(answer, request) : answer;

test("a service that has a row of an id that a probe made up contradicts, whatever it answers (X359)", async () => {
  for (const status of [200, 400]) {
    const { statements, probes } = await verifyLiar(
      ofMadeUpPerson((answer) => ({ ...answer, status })),
      ["shared"],
    );
    expect(statements.S2).toBe("contradicted");
    expect(probes.find(({ name }) => name === "ids in a path")).toMatchObject({
      result: "contradicted",
      contradictions: [{ request: "GET /v1/persons/999999999999", field: "status" }],
    });
  }
});

test("what a row holds that the service should not have shows nothing of its fields (X343, X359)", async () => {
  const invented = {
    status: 200,
    body: { data: { id: "999999999999", first_name: "Ada", last_name: "Park" } },
  };
  const { statements } = await verifyLiar(
    ofMadeUpPerson(() => invented),
    ["shared"],
  );
  expect(statements).toMatchObject({ "ONB-63": "skipped", "ONB-68": "skipped", "ONB-70": "skipped" });
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
      "ACH-29",
      "ONB-49",
      "ONB-53",
      "P12",
      "P13",
      "C16",
      "C17",
      "O8",
      "F15",
    ]),
  );
  expect(statements).toMatchObject({ "CONV-5": "confirmed", "VC-E3": "confirmed", "VC-12": "confirmed" });
  // Another service counts from another id.
  expect(statements.S9).toBe("form only");
});

test("an id of any length is shortened in a report (X172)", async () => {
  const id = "9".repeat(100_000);
  const { probes, leftOver, ...rest } = await verifyLiar(
    (answer, { method }) => (method === "POST" ? { ...answer, body: { data: { id } } } : answer),
    ["payments"],
  );
  expect(probes.some(({ reason }) => reason?.includes(`${"9".repeat(100)}`))).toBe(true);
  expect(leftOver.length).toBeGreaterThan(1);
  expect(reportText({ probes, leftOver, ...rest }).length).toBeLessThan(50_000);
});
