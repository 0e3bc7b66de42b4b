import { expect, test } from "vitest";
import { causeLines } from "../../../src/fidelity/verify/causes.ts";
import { reportText } from "../../../src/fidelity/verify/report-text.ts";
import { verifyLiar } from "./lying.ts";

/** The lines about what no option explains. */
function unexplained(text: string): readonly string[] {
  const [, section = ""] = text.split("\nContradicted, without an option that explains it:\n");
  return section.split("\n\n", 1)[0]?.split("\n") ?? [];
}

test("a service that answers creates with 201 differs in one line, with the operations, but for cards, where an option says so (X348, X349, X352)", async () => {
  const report = await verifyLiar(
    (answer, { method, path }) =>
      method === "POST" && answer.status === 200 && !path.endsWith("/email")
        ? { ...answer, status: 201 }
        : answer,
    [],
  );
  const lines = unexplained(reportText(report));
  expect(lines.filter((line) => line.includes("the service answers 201"))).toEqual([
    expect.stringMatching(
      /^ {2}\d\d answers: POST \/v1\/addresses, .*POST \/v1\/companies, status: the service answers 201, the bank 200\.$/,
    ),
  ]);
  expect(
    lines.filter((line) => /^ {4}\w+-?\d+: /.test(line)).map((line) => line.trim().split(":")[0]),
  ).toEqual(["CONV-8"]);
  expect(lines.length).toBe(2);
  expect(report.statements).toMatchObject({ "CONV-8": "contradicted" });
  // What the document of cards leaves open is an option.
  expect(reportText(report)).toContain('cardCreated: "created"');
}, 60_000);

test("a difference that is the only one of its cause names its probe (X348)", async () => {
  const report = await verifyLiar(
    (answer, { method, path }) =>
      method === "PATCH" && path === "/v1/admin/virtualcard" && answer.status === 403
        ? { status: 404, body: answer.body }
        : answer,
    ["cards"],
  );
  expect(unexplained(reportText(report))[0]).toBe(
    "  cards, updates of the configuration: PATCH /v1/admin/virtualcard, status: the service answers 404, the bank 403.",
  );
});

test("a field that a service leaves out in one answer, and sends as null in another, is not one cause (X348)", () => {
  const contradiction = {
    request: "GET /v1/ach/1001",
    field: "data.service",
    ...{ statement: null, documented: null, option: null, bank: "standard" },
  };
  const probe = { area: "payments", name: "a transfer", result: "contradicted", reason: null } as const;
  const lines = causeLines([
    { ...probe, contradictions: [contradiction, { ...contradiction, service: null }] },
  ]);
  expect(lines).toEqual([
    'payments, a transfer: GET /v1/ach/1001, data.service: the service leaves it out, the bank answers "standard".',
    'payments, a transfer: GET /v1/ach/1001, data.service: the service answers null, the bank "standard".',
  ]);
});
