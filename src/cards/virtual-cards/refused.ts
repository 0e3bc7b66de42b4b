import type { RefusedExample } from "../../engine/resource/development.ts";

/** More cents than any configuration allows a card. */
const TOO_MUCH = 1_000_000_000_000;

const UNKNOWN_REAL_CARD = 999_999;

/** A bank whose purchase template has one custom field, which is required. */
const withTemplate = { cardNetworkTemplate: [{ name: "project", required: true }] };

/** The conditions of a create and of an update (VC-77, C7). */
const ofBoth: readonly RefusedExample[] = [
  { rule: "VC-E1", data: () => ({ per_transaction_max: 7.5 }) },
  { rule: "VC-E2", data: () => ({ valid_starting_on: "31.12.2026" }) },
  { rule: "VC-E3", data: () => ({ total_card_amount: 0 }) },
  { rule: "VC-E4", data: () => ({ per_transaction_max: 0 }) },
  { rule: "VC-E5", data: () => ({ per_transaction_min: 300, per_transaction_max: 200 }) },
  { rule: "VC-E6", data: () => ({ total_card_amount: 10_000, per_transaction_max: 10_001 }) },
  { rule: "VC-E7", data: () => ({ total_card_amount: TOO_MUCH }) },
  { rule: "VC-E8", data: () => ({ currency: "EUR" }) },
  { rule: "VC-E9", data: () => ({ valid_ending_on: null }) },
  { rule: "VC-E10", data: ({ day }) => ({ valid_starting_on: day(-9), valid_ending_on: day(-1) }) },
  { rule: "VC-E11", data: ({ day }) => ({ valid_starting_on: day(30), valid_ending_on: day(30) }) },
  { rule: "VC-E12", data: () => ({ transactions_max: -1 }) },
];

const ofData: readonly RefusedExample[] = [
  { rule: "VC-E14", data: () => ({ cardnetwork_data: {} }), options: withTemplate },
  {
    rule: "VC-E15",
    data: () => ({ cardnetwork_data: { project: "P-17", other: "1" } }),
    options: withTemplate,
  },
  {
    rule: "VC-E16",
    data: () => ({ emails: ["a", "b", "c", "d", "e", "f"].map((name) => `${name}@park.example`) }),
  },
  { rule: "VC-E17", data: () => ({ cardnetwork_data: { project: 17 } }) },
];

/** Calls about virtual cards, each of which is refused for one of VC-E1 to VC-E24. */
export const REFUSED: Readonly<Record<string, readonly RefusedExample[]>> = {
  createVirtualCard: [
    ...ofBoth,
    { rule: "VC-E13", data: () => ({ total_card_amount: undefined }) },
    ...ofData,
    { rule: "VC-E18", data: () => ({ rcn_alias: "Other" }) },
    { rule: "VC-E19", data: () => ({ rcn_id: UNKNOWN_REAL_CARD }) },
  ],
  updateVirtualCard: [...ofBoth, ...ofData],
  listVirtualCards: [
    { rule: "VC-E20", query: "filter=x" },
    { rule: "VC-E21", query: "filter[team]=x" },
    { rule: "VC-E22", query: "filter[metadata.]=x" },
  ],
  emailVirtualCard: [
    { rule: "VC-E23", data: () => ({ email: undefined }) },
    { rule: "VC-E24", data: () => ({ email: "ada" }) },
  ],
};
