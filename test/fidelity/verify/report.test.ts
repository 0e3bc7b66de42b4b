import { beforeAll, expect, test } from "vitest";
import { serve } from "../../../src/adapters/server/index.ts";
import { PROBES } from "../../../src/fidelity/probes/index.ts";
import { calibrationFile } from "../../../src/fidelity/verify/calibration-file.ts";
import { withResults } from "../../../src/fidelity/verify/ledger.ts";
import { hiddenOptions } from "../../../src/fidelity/verify/options.ts";
import type { Report } from "../../../src/fidelity/verify/report.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { STATEMENTS } from "../../../src/openapi/generated/statements.ts";
import { runProgram } from "../../../tooling/program.ts";
import { countsOf, verifyAt, verifyBank } from "./served.ts";

/** A bank of default options, and what every probe finds in it. */
let ofDefault: { readonly bank: Bank; readonly report: Report };
beforeAll(async () => {
  const bank = createBank();
  const server = await serve(bank, { port: 0 });
  ofDefault = { bank, report: await verifyAt(server.url) };
  await server.close();
}, 60_000);

test("a bank of default options is confirmed in every probe, and needs no options (X172)", () => {
  const { report } = ofDefault;
  expect(countsOf(report)).toEqual({ confirmed: PROBES.length });
  expect(report.options).toEqual([]);
  const results = Object.entries(report.statements);
  expect(results.filter(([, result]) => result === "confirmed").length).toBeGreaterThan(350);
  // What was seen in public is not what the documents say.
  const contradicted = results.filter(([, result]) => result === "contradicted");
  expect(contradicted.filter(([id]) => !/^F\d/.test(id))).toEqual([]);
});

test("an option that no probe looks for is named with that reason, and needs no other (X174)", () => {
  const calibration = {
    found: new Map(),
    alike: new Map(),
    compare: () => Promise.reject(new Error("unused")),
  };
  const leaves = [{ option: "assumptions.ach.settleAt" }, { option: "assumptions.newOne" }];
  const hidden = hiddenOptions([], calibration, () => true, leaves);
  expect(hidden).toContainEqual({ option: "assumptions.newOne", reason: "no probe looks for it" });
  expect(hidden).toContainEqual({
    option: "assumptions.ach",
    reason: "it shows itself after hours or days, which no probe waits for",
  });
  expect(hidden.map(({ option }) => option)).not.toContain("assumptions.ach.settleAt");
});

test("every statement that a probe names exists, and no two probes have the same name (X172)", () => {
  const { report } = ofDefault;
  expect(Object.keys(report.statements).filter((id) => !Object.hasOwn(STATEMENTS, id))).toEqual([]);
  expect(new Set(PROBES.map(({ name }) => name)).size).toBe(PROBES.length);
});

test("a contradiction has both answers, the statement and the option that explains it (X172)", async () => {
  const { probes, options } = await verifyBank({ maxCardAmount: 500 }, { only: ["cards"] });
  const probe = probes.find(({ name }) => name === "the configuration");
  expect(probe).toMatchObject({
    result: "contradicted",
    contradictions: [
      {
        request: "GET /v1/admin/virtualcard",
        field: "data.max_card_amount",
        statement: "CC-2",
        service: 500,
        bank: 10_000_000,
        option: "maxCardAmount: 500",
      },
    ],
  });
  expect(options).toMatchObject([
    { option: "maxCardAmount", value: 500, source: "500", statements: ["C14"] },
  ]);
});

test("a field that is left out and one that is null are told apart (X172, X173)", async () => {
  const report = await verifyBank(
    { assumptions: { receiverFields: "left-out" } },
    { only: ["payments", "shared"] },
  );
  const found = report.options.find(({ option }) => option === "assumptions.receiverFields");
  const { service: _, ...evidence } = found?.evidence ?? {};
  expect(found?.evidence).toEqual(evidence);
  expect(evidence).toMatchObject({ bank: null });
  expect(calibrationFile(report).replaceAll(/\s+(?:\/\/ )?/g, " ")).toContain(
    "data.receiver_account_number: the service leaves it out, the bank answers null.",
  );
});

test("without writes nothing but GET is sent, and the others are skipped with the reason (X175)", async () => {
  const methods = new Set<string>();
  const bank = createBank();
  bank.on("request", ({ method }) => methods.add(method));
  const server = await serve(bank, { port: 0 });
  const report = await verifyAt(server.url, { writes: false });
  await server.close();
  expect([...methods]).toEqual(["GET"]);
  expect(countsOf(report)).toEqual({
    confirmed: PROBES.filter(({ readOnly }) => readOnly).length,
    skipped: PROBES.filter(({ readOnly }) => !readOnly).length,
  });
  expect(report.probes.find(({ result }) => result === "skipped")?.reason).toBe("it needs --writes");
});

test("without an account the probes that need one are skipped with the reason (X175)", async () => {
  const report = await verifyBank({}, { only: ["payments"], accounts: [] });
  const ofPayments = PROBES.filter(({ area }) => area === "payments");
  const skipped = report.probes.filter(({ reason }) => reason === "it needs --account");
  expect(skipped.map(({ name, result }) => [name, result])).toEqual(
    ofPayments.filter(({ needs }) => needs === "account").map(({ name }) => [name, "skipped"]),
  );
  expect(report.probes.filter(({ result }) => result === "confirmed")).toHaveLength(
    ofPayments.length - skipped.length,
  );
});

test("what is created is deleted or canceled, but for what no request can undo (X175)", () => {
  const { bank, report } = ofDefault;
  const {
    achTransfers,
    companies,
    persons,
    addresses,
    files,
    documents,
    govIdents,
    logins,
    parentCompanies,
    virtualCards,
  } = bank.db;
  for (const table of [companies, persons, addresses, files, documents, govIdents, logins, parentCompanies])
    expect(table.count()).toBe(0);
  expect(new Set(virtualCards.all().map(({ status }) => status))).toEqual(new Set(["Canceled"]));
  expect(new Set(achTransfers.all().map(({ status }) => status))).toEqual(new Set(["canceled", "failed"]));
  const failed = achTransfers.all().filter(({ status }) => status === "failed");
  expect(report.leftOver.toSorted()).toEqual(
    [
      ...bank.db.counterparties.all().map(({ url }) => `${url}: there is no request that deletes it`),
      ...failed.map(({ url }) => `${url}: PATCH was refused with 409`),
    ].toSorted(),
  );
});

test("countries that a review hides after the first are not taken for the whole list (X173, X174)", async () => {
  const report = await verifyBank(
    {
      progress: { companies: "immediate" },
      assumptions: { passportCountries: ["US"], wiresSigner: "optional" },
    },
    { only: ["onboarding"] },
  );
  expect(
    report.probes.flatMap(({ contradictions }) => contradictions).filter((each) => !each.option),
  ).toEqual([]);
  expect(report.options).toContainEqual(
    expect.objectContaining({
      option: "assumptions.passportCountries",
      value: ["CU", "IR", "KP", "SY", "US"],
    }),
  );
  expect(report.notVisible).toContainEqual({
    option: "assumptions.passportCountries",
    reason: 'the service would answer the same with ["CU", "IR", "KP", "SY", "US"], ["US"]',
  });
});

test("an option whose probe ended early is reported as not wholly visible (X174)", async () => {
  const report = await verifyBank({ assumptions: { files: { maxBytes: 0 } } }, { only: ["onboarding"] });
  expect(report.notVisible).toContainEqual({
    option: "assumptions.passportCountries",
    reason: 'the probe "countries that need a passport" ended early: a create was refused with 413',
  });
});

test("a calibration is a formatted module with each option, its statements and the answers (X173)", async () => {
  const errorBody = ({ message }: { message: string }) => ({ problem: { text: message } });
  const report = await verifyBank(
    { maxCardAmount: 500, assumptions: { listOrder: "oldest-first", errorBody } },
    { only: ["cards", "shared"] },
  );
  const text = calibrationFile({
    ...report,
    service: "https://api.example.com",
    date: "2026-11-22",
    notVisible: [],
  });
  expect(text).toContain("  maxCardAmount: 500,\n");
  expect(text).toContain('    listOrder: "oldest-first",\n');
  expect(text).toContain("    errorBody: (problem) => ({ problem: { text: problem.message } }),\n");
  expect(text).toContain(
    "  // C14. GET /v1/admin/virtualcard, data.max_card_amount: the service answers 500, the bank 10000000.\n",
  );
  const formatted = runProgram("biome", ["format", "--stdin-file-path=calibration.ts"], { input: text });
  expect(formatted).toBe(text);
});

test("a ledger takes the date and result of what was compared, and keeps the rest (X178)", async () => {
  const report = await verifyBank({ maxCardAmount: 500 }, { only: ["cards"], writes: false });
  const ledger = withResults(
    {
      S18: { date: "2026-01-01", result: "confirmed" },
      "CC-3": { date: "2026-01-01", result: "contradicted" },
    },
    { ...report, date: "2026-11-22" },
  );
  expect(ledger).toMatchObject({
    S18: { date: "2026-01-01", result: "confirmed" },
    "CC-2": { date: "2026-11-22", result: "contradicted" },
    "CC-3": { date: "2026-11-22", result: "confirmed" },
  });
  expect(Object.keys(ledger)).not.toContain("ACH-36");
});
