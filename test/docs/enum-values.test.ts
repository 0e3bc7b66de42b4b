import { expect, test } from "vitest";
import { declaredValues } from "./enums/declared.ts";
import { type EnumValue, enumValues, reachAll } from "./enums/reach-all.ts";
import { statements } from "./statements.ts";

const values = await enumValues();
const valuesOf = (resource: string, field: string) =>
  values.filter((each) => each.resource === resource && each.field === field).map(({ value }) => value);

test("every value of every enumeration is reached, each in at least one way (X160)", () => {
  expect(values.length).toBeGreaterThan(200);
  expect(values.filter(({ reached }) => reached.length === 0)).toEqual([]);
});

// The lists as the documents have them, by the statement that holds each, and the values that other statements add.
test.each<[id: string, resource: string, field: string, added?: readonly string[]]>([
  ["CP-5", "counterparties", "account_type"],
  ["CP-18", "counterparties", "type"],
  ["ACH-9", "achTransfers", "currency"],
  ["ACH-10", "achTransfers", "direction"],
  ["ACH-14", "achTransfers", "receiver_account_type"],
  ["ACH-18", "achTransfers", "sec_code"],
  ["ACH-19", "achTransfers", "service"],
  ["ACH-20", "achTransfers", "status", ["corrected", "hold"]],
  ["ACH-21", "achTransfers", "type"],
  ["VC-23", "virtualCards", "status", ["Canceled", "Expired"]],
  ["VC-43", "virtualCards", "authorizations.transaction_type"],
  ["CC-3", "cardConfiguration", "type"],
  ["ONB-27", "companies", "products"],
  ["ONB-33", "companies", "type"],
  ["ONB-36", "companies", "source_of_funds", [""]],
  ["ONB-36", "parentCompanies", "source_of_funds", [""]],
  ["ONB-76", "persons", "roles"],
  ["ONB-79", "persons", "type"],
  ["ONB-94", "parentCompanies", "type"],
  ["ONB-105", "addresses", "type"],
  ["ONB-112", "files", "type"],
  ["ONB-117", "documents", "document_type"],
  ["ONB-121", "documents", "type"],
  ["ONB-126", "govIdents", "document_type"],
])("the values that %s names are those of %s.%s", (id, resource, field, added = []) => {
  const text = statements().find((statement) => statement.id === id)?.cells[0] ?? "";
  const named = Array.from(text.replace(/^`\w+`: /, "").matchAll(/`([^`]+)`/g), ([, word]) => word);
  expect(named.length).toBeGreaterThan(0);
  expect(valuesOf(resource, field).toSorted()).toEqual([...named, ...added].toSorted());
});

test("the statuses of companies are those that ONB-49 to ONB-55 describe, in a row and in its events", () => {
  const described = statements()
    .filter(({ id }) => /^ONB-(?:49|5[0-5])$/.test(id))
    .map(({ cells: [text = ""] }) => /^`(\w+)`/.exec(text)?.[1] ?? "");
  expect(described).toHaveLength(7);
  expect(valuesOf("companies", "status").toSorted()).toEqual(described.toSorted());
  expect(valuesOf("companies", "events.data.status").toSorted()).toEqual(described.toSorted());
});

test("a status that nothing follows is never the previous one of an event (ONB-39, O9)", () => {
  expect(valuesOf("companies", "events.previous.status").toSorted()).toEqual([
    "approved",
    "blocked",
    "conditionally_approved",
    "pending",
    "suspended",
  ]);
});

test("the media types of files are those of O15", () => {
  expect(valuesOf("files", "media_type")).toEqual(["application/pdf", "image/jpeg", "image/png"]);
});

test("return codes are those of P19, without the ones that it leaves out", () => {
  const codes = valuesOf("achTransfers", "return.code").filter((code) => code.startsWith("R"));
  const gaps = [48, 49, 54, 55, 56, 57, 58, 59, 60, 63, 64, 65, 66, 78, 79];
  const expected = Array.from({ length: 85 }, (_, at) => at + 1).filter((number) => !gaps.includes(number));
  expect(codes).toEqual(expected.map((number) => `R${String(number).padStart(2, "0")}`));
});

test("the ways are those in which each value was seen to appear", () => {
  const found = (resource: string, field: string, value: string) =>
    values.find((each) => each.resource === resource && each.field === field && each.value === value);
  expect([
    found("companies", "products", "fx"),
    found("companies", "status", "approved"),
    found("achTransfers", "return.code", "R85"),
    found("achTransfers", "status", "canceled"),
    found("virtualCards", "authorizations.issuer_response", "Declined: the card has no uses left"),
    found("answers", "status", "503"),
  ]).toEqual<(EnumValue | undefined)[]>([
    { resource: "companies", field: "products", value: "fx", reached: ["plain call"] },
    {
      resource: "companies",
      field: "status",
      value: "approved",
      reached: ["time", "reserved value", "simulate"],
    },
    { resource: "achTransfers", field: "return.code", value: "R85", reached: ["reserved value", "simulate"] },
    {
      resource: "achTransfers",
      field: "status",
      value: "canceled",
      reached: ["plain call", "reserved value", "simulate"],
    },
    {
      resource: "virtualCards",
      field: "authorizations.issuer_response",
      value: "Declined: the card has no uses left",
      reached: ["simulate"],
    },
    { resource: "answers", field: "status", value: "503", reached: ["fault"] },
  ]);
});

test("a value that only an option gives names the option", () => {
  const byOption = values.filter(({ option }) => option !== undefined);
  expect(Object.groupBy(byOption, ({ option }) => String(option))).toMatchObject({
    "assumptions.correctedStatus: true": expect.arrayContaining([
      expect.objectContaining({ field: "status", value: "corrected", reached: ["simulate"] }),
      expect.objectContaining({ field: "return.code", value: "C14", reached: ["simulate"] }),
    ]),
    'assumptions.expiredCardStatus: "Expired"': [
      expect.objectContaining({ field: "status", value: "Expired", reached: ["time"] }),
    ],
  });
});

test("a value that no answer shows, and one that no list has, are named", async () => {
  const unreachable = { resource: "achTransfers", field: "status", value: "lost" };
  const known = declaredValues().filter(({ value }) => value !== "hold");
  await expect(reachAll([...known, unreachable])).rejects.toThrow(
    /^achTransfers\.status: lost: no answer has shown it\..*\nachTransfers\.status: hold: an answer has shown it, but no list has it\./,
  );
});
