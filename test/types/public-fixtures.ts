// Scenarios and factories, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { type AchTransfer, createBank, type Scenario } from "sandbank";
import {
  type AchTransferBody,
  aCompanyTree,
  anAchTransfer,
  type CompanyTree,
  type CreatedRow,
  clientOf,
  createFactories,
  scenarioNamed,
  scenarios,
} from "sandbank/fixtures";
import { expectTypeOf } from "vitest";

const bank = createBank({ scenarios, scenario: scenarios.starter });
expectTypeOf(scenarios.onboardingInReview).toEqualTypeOf<Scenario>();
expectTypeOf(scenarios.everything).toEqualTypeOf<Scenario>();
expectTypeOf(scenarioNamed("busy")).toEqualTypeOf<Scenario>();

// @ts-expect-error there is no such scenario
createBank({ scenario: scenarios.strater });

const factories = createFactories(7, bank);
createFactories([7, 8]);
expectTypeOf<
  | "aCounterparty"
  | "anAchTransfer"
  | "aCard"
  | "anAddress"
  | "aPerson"
  | "aGovIdent"
  | "aLogin"
  | "aFile"
  | "aDocument"
  | "aParentCompany"
  | "aCompany"
  | "aCompanyTree"
  | "faker"
>().toExtend<keyof typeof factories>();
expectTypeOf(factories.anAchTransfer).toEqualTypeOf(anAchTransfer);
expectTypeOf(factories.aCounterparty({ name: "Ada Park" }).name).toEqualTypeOf<string>();
expectTypeOf(
  factories.anAchTransfer({ amount: 12_500, direction: "debit" }),
).toEqualTypeOf<AchTransferBody>();
expectTypeOf<AchTransferBody["amount"]>().toEqualTypeOf<number>();
expectTypeOf<AchTransferBody["direction"]>().toEqualTypeOf<"credit" | "debit">();
factories.aPerson({ middle_name: undefined });
expectTypeOf(factories.aFile({ name: "scan.pdf" })).toEqualTypeOf<FormData>();
expectTypeOf(
  aCompanyTree(bank, { company: { name: "Park Books" }, persons: [{}, {}] }),
).resolves.toEqualTypeOf<CompanyTree>();
expectTypeOf<CompanyTree["company"]["status"]>().toExtend<string>();

// @ts-expect-error a seed is a number, or several
createFactories("7");
// @ts-expect-error a transfer has no such field
anAchTransfer({ amonut: 12_500 });
// @ts-expect-error a direction is credit or debit
anAchTransfer({ direction: "in" });
// @ts-expect-error a company tree is sent to a bank
void aCompanyTree();

const client = clientOf(bank);
expectTypeOf(client.create("/v1/ach", anAchTransfer())).resolves.toEqualTypeOf<CreatedRow>();
expectTypeOf(client.create<AchTransfer>("/v1/ach", anAchTransfer())).resolves.toEqualTypeOf<AchTransfer>();
expectTypeOf(client.remove("/v1/virtualcards/1001")).resolves.toEqualTypeOf<void>();
expectTypeOf(client.send("GET", "/v1/ach")).resolves.toEqualTypeOf<unknown>();
void client.request("GET", "/v1/ach").then(({ status }) => expectTypeOf(status).toEqualTypeOf<number>());
// @ts-expect-error: a file has a name, a type and its content.
void client.upload({ name: "scan.pdf" });
