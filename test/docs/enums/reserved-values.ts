import { DECLINES } from "../../../src/cards/decline-reason.ts";
import { COMPANY_STATUSES } from "../../../src/onboarding/companies/schema.ts";
import { DOCUMENTED_NAMES } from "../../../src/onboarding/documented-names.ts";
import { codesOf } from "../../../src/payments/codes.ts";
import { RESERVED_ACCOUNTS, RETURN_CODES } from "../../../src/payments/return-codes.ts";
import type { Observe } from "./observer.ts";

/** Each of some effects under a value of its own: "TEST 1", "TEST 2". */
function reserve<Effect>(effects: readonly Effect[], prefix = ""): Readonly<Record<string, Effect>> {
  return Object.fromEntries(effects.map((effect, at) => [`${prefix}${at + 1}`, effect]));
}

/** What account numbers, names and amounts cause that the service reserves, or a team with the option `reserved` (X87, X88). */
export async function reachByReservedValues(observe: Observe): Promise<void> {
  const statuses = (["canceled", "processing", "succeeded", "hold"] as const).map((status) => ({ status }));
  const returns = codesOf(RETURN_CODES).map((code) => ({ return: code }));
  const decided = COMPANY_STATUSES.filter((status) => status !== "pending");
  const reserved = {
    receiverAccounts: reserve([...statuses, ...returns], "TEST-"),
    companyNames: reserve(
      decided.map((status) => ({ status })),
      "TEST ",
    ),
    authorizationAmounts: reserve(DECLINES.map((decline) => ({ decline }))),
  };
  const observer = observe({ reserved });
  const { bank, client, make } = observer;
  for (const account of [...RESERVED_ACCOUNTS.keys(), ...Object.keys(reserved.receiverAccounts)]) {
    const body = { ...make.anAchTransfer(), receiver_account_number: account };
    await observer.step("reserved value", client.create("/v1/ach", body), ["status", "return.code"]);
  }
  for (const name of [...DOCUMENTED_NAMES.keys(), ...Object.keys(reserved.companyNames)])
    await observer.step("reserved value", make.aCompanyTree(bank, { company: { name } }), [
      "status",
      "events.data.status",
      "accounts.currency",
    ]);
  const id = await observer.create("/v1/virtualcards", make.aCard());
  for (const amount of Object.keys(reserved.authorizationAmounts))
    await observer.step(
      "reserved value",
      bank.simulate.virtualCards.authorize(id, { amount: Number(amount) }),
      ["authorizations.issuer_response"],
    );
}
