import { DECLINE_REASONS, DECLINES } from "../../../src/cards/decline-reason.ts";
import { DECLINED } from "../../../src/cards/wording.ts";
import { answersOf } from "../../../src/engine/http/answer/answers.ts";
import type { Resources } from "../../../src/engine/resource/resource.ts";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";
import { CHANGE_CODES } from "../../../src/payments/ach-transfers/change-codes.ts";
import { RETURN_CODES } from "../../../src/payments/return-codes.ts";
import { REGISTRY } from "../../../src/registry.ts";
import { type EnumField, fieldsInSchemas } from "./fields.ts";

/** The name under which the statuses of answers are listed, which are no field of a row. */
export const ANSWERS = "answers";

/** The statuses that no route declares: of a known path with another method, and those that only faults and limits give. */
const BESIDE_ROUTES = [405, 429, 500, 503];

/** A value that a field of an answer may have. */
export interface DeclaredValue {
  readonly resource: string;
  readonly field: string;
  readonly value: string;
  /** The option without which no bank shows it; undefined for a value of every bank. */
  readonly option?: string;
}

/** The options that add values, each with the text that names it. */
export const OPTIONS_WITH_VALUES: Readonly<Record<string, BankOptions>> = {
  "assumptions.correctedStatus: true": { assumptions: { correctedStatus: true } },
  'assumptions.expiredCardStatus: "Expired"': { assumptions: { expiredCardStatus: "Expired" } },
  'assumptions.settlementCurrency: "840"': { assumptions: { settlementCurrency: "840" } },
  'assumptions.approvedResponse: "Approved or completed successfully"': {
    assumptions: { approvedResponse: "Approved or completed successfully" },
  },
};

/**
 * Every enumerated value of every field that answers of GET show, from the schemas, and from the lists behind fields that
 * are plain text. Formats are no enumerations here: countries, states, currencies and merchant categories are published
 * by others, and any of them passes.
 */
export function declaredValues(): readonly DeclaredValue[] {
  const known = new Map(valuesOf({}).map((each) => [nameOf(each), each]));
  for (const [option, options] of Object.entries(OPTIONS_WITH_VALUES)) {
    for (const value of valuesOf(options)) {
      if (!known.has(nameOf(value))) known.set(nameOf(value), { ...value, option });
    }
  }
  return [...known.values()];
}

/** @example nameOf({ resource: "achTransfers", field: "status", value: "pending" }) // "achTransfers.status: pending" */
export function nameOf({ resource, field, value }: DeclaredValue): string {
  return `${resource}.${field}: ${value === "" ? '""' : value}`;
}

/** The values that a bank with these options may show; an option may replace one by another. */
export function valuesOf(options: BankOptions): readonly DeclaredValue[] {
  const statuses = { resource: ANSWERS, field: "status", values: statusesOfAnswers() };
  const fields = [...fieldsInSchemas(), ...namedLists(createBank(options)), statuses];
  return fields.flatMap(({ values, ...field }) => values.map((value) => ({ ...field, value })));
}

/** The statuses of every answer of every endpoint. */
function statusesOfAnswers(): readonly string[] {
  const answers = Object.values<Resources[string]>(REGISTRY).flatMap(({ routes }) =>
    routes.map((route) => answersOf(route)),
  );
  const declared = answers.flatMap(({ success, refusals }) => [
    success.status,
    ...Object.keys(refusals).map(Number),
  ]);
  return [...new Set([...declared, ...BESIDE_ROUTES])].sort((one, other) => one - other).map(String);
}

/** The lists of values behind fields whose schema is plain text. */
function namedLists({ resources, options }: Bank): readonly EnumField[] {
  const { correctedStatus, approvedResponse, settlementCurrency } = options.assumptions;
  const declined = [...DECLINE_REASONS, ...DECLINES].map((reason) => `${DECLINED}${reason}`);
  const statuses = Object.entries(resources).map(([resource, { statuses }]) => ({
    resource,
    field: "status",
    values: statuses.map(({ name }) => name),
  }));
  const left = new Set(resources.companies.transitions.map(({ from }) => from));
  const codes = [RETURN_CODES, correctedStatus ? CHANGE_CODES : {}].flatMap((list) => Object.keys(list));
  return [
    ...statuses,
    { resource: "achTransfers", field: "return.code", values: codes },
    {
      resource: "virtualCards",
      field: "authorizations.issuer_response",
      values: [approvedResponse, ...declined],
    },
    { resource: "companies", field: "events.previous.status", values: [...left] },
    { resource: "virtualCards", field: "clearings.settlement_currency", values: [settlementCurrency] },
  ];
}
