import type { Kind } from "../../src/sweep/kinds.ts";

/** A fault of the app in test/sweep/app, the kind of what it does, and the states that show it. */
export interface Planted {
  readonly fault: string;
  readonly kind: Kind;
  readonly only: readonly string[];
}

const NONE = ["rows/achTransfers/none"];
const LIST = "answers/listAchTransfers/";
const of = (kind: Kind, only: readonly string[], ...faults: readonly string[]): Planted[] =>
  faults.map((fault) => ({ fault, kind, only }));

/** At least three of each kind but one. */
export const PLANTED: readonly Planted[] = [
  ...of("uncaught-error", NONE, "error-on-empty"),
  ...of("uncaught-error", [`${LIST}503`], "error-on-failure"),
  ...of("uncaught-error", ["changes/achTransfers/unknown-status"], "error-on-unknown-status"),
  ...of("unhandled-rejection", [`${LIST}500`], "rejection-on-failure"),
  ...of("unhandled-rejection", [`${LIST}lost-connection`], "rejection-without-connection"),
  ...of("unhandled-rejection", [`${LIST}truncated`], "rejection-of-body"),
  ...of("console-error", [`${LIST}429`], "console-on-limit"),
  ...of("console-error", ["changes/achTransfers/unknown-status"], "console-on-unknown-status"),
  ...of("console-error", ["rows/achTransfers/page-and-one"], "console-on-more"),
  ...of("blank-page", [`${LIST}401`], "blank-on-401"),
  ...of("blank-page", NONE, "blank-on-empty"),
  ...of("blank-page", [`${LIST}never`], "blank-until-answered"),
  ...of("raw-value", NONE, "average-of-none", "date-of-none", "field-of-none"),
  ...of("raw-value", ["changes/achTransfers/unknown-status"], "undefined-label"),
  ...of("raw-value", ["values/nulls"], "null-name"),
  ...of("raw-value", [`${LIST}500`], "object-in-error"),
  ...of("raw-key", ["rows/achTransfers/one"], "raw-status", "placeholder"),
  ...of("raw-key", ["changes/achTransfers/unknown-status"], "key-of-status"),
  ...of("raw-key", [`${LIST}500`], "key-of-error"),
  ...of("cut-text", ["values/longest"], "name-shortened", "name-clamped", "row-too-low"),
  ...of("cut-text", ["values/amounts"], "amount-clipped"),
  ...of("overlapping-text", ["values/longest"], "name-over-amount", "amount-over-name"),
  ...of("overlapping-text", [`${LIST}500`], "error-over-title"),
  ...of("sideways-scroll", ["values/longest"], "name-too-wide"),
  ...of("sideways-scroll", ["rows/achTransfers/one"], "table-too-wide"),
  ...of("sideways-scroll", [`${LIST}500`], "error-too-wide"),
  ...of("endless-spinner", NONE, "spinner-on-empty"),
  ...of("endless-spinner", [`${LIST}503`], "spinner-on-503"),
  ...of("endless-spinner", [`${LIST}lost-connection`], "busy-without-connection"),
  ...of("hidden-error", [`${LIST}500`], "empty-on-failure", "nothing-on-failure"),
  ...of("hidden-error", [`${LIST}lost-connection`], "empty-without-connection"),
  ...of("hidden-error", ["answers/getAchTransfer/404"], "empty-on-404"),
  ...of("wrong-amount", ["values/amounts"], "amount-overflows", "amount-rounded-up"),
  ...of("wrong-amount", ["rows/achTransfers/one"], "amount-divided-twice"),
  ...of("axe", NONE, "picture-without-text"),
  ...of("axe", [`${LIST}500`], "retry-without-name", "faint-error"),
];
