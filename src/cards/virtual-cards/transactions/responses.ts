import type { CardsBank } from "../../options.ts";
import { APPROVED, APPROVED_AS_OBSERVED, DECLINED } from "../../wording.ts";

/** The issuer response of an authorization: why it was declined, or that it was not (OPT-14). */
export function responseTo({ options }: CardsBank, reason?: string): string {
  return reason === undefined ? options.assumptions.approvedResponse : DECLINED + reason;
}

/** The issuer responses that a bank takes from a snapshot for one that was not declined (X150). */
export function knownApprovals({ options }: CardsBank): readonly string[] {
  return [...new Set([options.assumptions.approvedResponse, APPROVED, APPROVED_AS_OBSERVED])];
}
