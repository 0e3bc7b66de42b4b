// The types of what is sent and answered. Compiled by `npm run typecheck` and `npm run check package`, never run.

import {
  type AchTransfer,
  type AchTransferCreate,
  type AchTransferList,
  type AchTransferReference,
  type AchTransferUpdate,
  type Address,
  type AddressCreate,
  type Authorization,
  type Bank,
  type CardConfiguration,
  type CardConfigurationUpdate,
  type Clearing,
  type Company,
  type CompanyCreate,
  type CompanyEvent,
  type CompanyList,
  type CompanyUpdate,
  type Counterparty,
  type CounterpartyCreate,
  type CounterpartyUpdate,
  createBank,
  type Document,
  type DocumentCreate,
  type ErrorBody,
  type GovIdent,
  type GovIdentCreate,
  type GovIdentUpdate,
  type Links,
  type Login,
  type LoginCreate,
  type ParentCompany,
  type ParentCompanyCreate,
  type Person,
  type PersonCreate,
  type PersonList,
  type RealCard,
  type ReferenceObject,
  type StoredFile,
  type Supplier,
  type VirtualCard,
  type VirtualCardCreate,
  type VirtualCardEmail,
  type VirtualCardUpdate,
} from "sandbank";
import {
  aCard,
  aCompany,
  aCounterparty,
  aDocument,
  aGovIdent,
  aLogin,
  anAchTransfer,
  anAddress,
  aParentCompany,
  aPerson,
} from "sandbank/fixtures";
import { expectTypeOf } from "vitest";

const bank = createBank();

/** The rows of a collection, as `bank.db` reads them. */
type Row<Name extends keyof Bank["db"]> = NonNullable<ReturnType<Bank["db"][Name]["get"]>>;

// What a front end reads.
const transfer = (await (await bank.fetch("/v1/ach/1001")).json()) as { data: AchTransfer };
expectTypeOf(transfer.data.id).toEqualTypeOf<string>();
expectTypeOf(transfer.data.amount).toEqualTypeOf<number>();
expectTypeOf(transfer.data.direction).toEqualTypeOf<"credit" | "debit">();
expectTypeOf(transfer.data.return).toExtend<{ code: string; description: string } | null>();
expectTypeOf(transfer.data.metadata).toExtend<object | null>();
// @ts-expect-error what is internal is not shown
transfer.data.internal;
// @ts-expect-error an answer is read only
transfer.data.amount = 1;

const page = (await (await bank.fetch("/v1/ach")).json()) as AchTransferList;
expectTypeOf(page.data).toEqualTypeOf<AchTransferReference[]>();
expectTypeOf(page.links).toEqualTypeOf<Links>();
expectTypeOf<AchTransferReference>().toEqualTypeOf<{
  readonly id: string;
  readonly type: "ach";
  readonly url: string;
}>();
expectTypeOf<CompanyList["data"][number]["id"]>().toEqualTypeOf<number>();
expectTypeOf<PersonList["links"]["next"]>().toEqualTypeOf<string | null>();
expectTypeOf<ErrorBody>().toEqualTypeOf<{ readonly error: string }>();

expectTypeOf<VirtualCard["authorizations"]>().toEqualTypeOf<Authorization[]>();
expectTypeOf<VirtualCard["clearings"][number]>().toEqualTypeOf<Clearing>();
expectTypeOf<Company["events"]>().toEqualTypeOf<CompanyEvent[]>();
expectTypeOf<Company["persons"]>().toEqualTypeOf<ReferenceObject[]>();

/** Whether each of two types is assignable to the other, once the arrays of the other are plain ones. */
type Same<One, Other> = [One] extends [Other] ? ([Plain<Other>] extends [One] ? true : false) : false;

type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Plain<Value[Key]> }
    : Value;

// A row of `bank.db` is what the API answers, and the other way round; but the references of a company or a person are
// read-only arrays in a row, which openapi-fetch does not know in an answer.
type Transfer = Row<"achTransfers">;
expectTypeOf<
  Same<Omit<AchTransfer, "status" | "return">, Omit<Transfer, "status" | "return">>
>().toEqualTypeOf<true>();
// A row tells the codes that there are, and the statuses of options; the document of a bank without options has text, and "hold".
expectTypeOf<Transfer["return"]>().toExtend<AchTransfer["return"]>();
expectTypeOf<AchTransfer["status"]>().toExtend<Transfer["status"]>();
expectTypeOf<AchTransfer["status"]>().toEqualTypeOf<
  "pending" | "canceled" | "processing" | "succeeded" | "failed" | "hold"
>();
expectTypeOf<Same<Counterparty, Row<"counterparties">>>().toEqualTypeOf<true>();
type Card = Row<"virtualCards">;
type Listed = "status" | "authorizations" | "clearings";
expectTypeOf<Same<Omit<VirtualCard, Listed>, Omit<Card, Listed>>>().toEqualTypeOf<true>();
expectTypeOf<Card[Exclude<Listed, "status">]>().toExtend<VirtualCard[Exclude<Listed, "status">]>();
expectTypeOf<VirtualCard["status"]>().toExtend<Card["status"]>();
expectTypeOf<VirtualCard["status"]>().toEqualTypeOf<"Approved" | "Canceled">();
expectTypeOf<Same<RealCard, Row<"realCards">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Supplier, Row<"suppliers">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Company, Row<"companies">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Person, Row<"persons">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Login, Row<"logins">>>().toEqualTypeOf<true>();
expectTypeOf<Same<ParentCompany, Row<"parentCompanies">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Address, Row<"addresses">>>().toEqualTypeOf<true>();
expectTypeOf<Same<StoredFile, Row<"files">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Document, Row<"documents">>>().toEqualTypeOf<true>();
expectTypeOf<Same<GovIdent, Row<"govIdents">>>().toEqualTypeOf<true>();
expectTypeOf<Same<Company, Row<"persons">>>().toEqualTypeOf<false>();
expectTypeOf<CardConfiguration>().toEqualTypeOf<{
  readonly max_card_amount: number;
  readonly type: "config";
}>();

// What a front end sends.
const body = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
} satisfies AchTransferCreate;
void ({ ...body, counterparty_id: 1001, metadata: { invoice: "A-1" } } satisfies AchTransferCreate);
void ({ status: "canceled" } satisfies AchTransferUpdate);
void ({ description: "Roofing" } satisfies CounterpartyUpdate);
void ({ total_card_amount: 1, valid_ending_on: "2026-03-02", emails: null } satisfies VirtualCardCreate);
void ({ per_transaction_max: null } satisfies VirtualCardUpdate);
void ({ email: "ada@park.example" } satisfies VirtualCardEmail);
void ({ max_card_amount: 1 } satisfies CardConfigurationUpdate);
void ({ products: ["web", "wires"], mcc: null } satisfies CompanyUpdate);
void ({ document_type: "ein", file_id: 1 } satisfies DocumentCreate);
// @ts-expect-error an amount is a number of cents
void ({ ...body, amount: "125.00" } satisfies AchTransferCreate);
// @ts-expect-error there is no such direction
void ({ ...body, direction: "in" } satisfies AchTransferCreate);
// @ts-expect-error there is no such field
void ({ email: "ada@park.example", emial: "" } satisfies VirtualCardEmail);
// @ts-expect-error the only status that can be set is canceled
void ({ status: "succeeded" } satisfies AchTransferUpdate);
// @ts-expect-error an account number is not updatable
void ({ account_number: "1" } satisfies CounterpartyUpdate);
// @ts-expect-error a parent company has an address
void ({ country: "US", name: "Park", percent_ownership: 10 } satisfies ParentCompanyCreate);
// @ts-expect-error there is no such product
void ({ products: ["loans"] } satisfies CompanyUpdate);
// @ts-expect-error an update of a gov ident sends all that a create requires
void ({ number: "1" } satisfies GovIdentUpdate);

/** Compiles when what a factory makes can be sent. */
declare function sendable<Sent, Made extends Sent>(make: (...overrides: never[]) => Made): void;

sendable<AchTransferCreate, ReturnType<typeof anAchTransfer>>(anAchTransfer);
sendable<CounterpartyCreate, ReturnType<typeof aCounterparty>>(aCounterparty);
sendable<VirtualCardCreate, ReturnType<typeof aCard>>(aCard);
sendable<AddressCreate, ReturnType<typeof anAddress>>(anAddress);
sendable<PersonCreate, ReturnType<typeof aPerson>>(aPerson);
sendable<GovIdentCreate, ReturnType<typeof aGovIdent>>(aGovIdent);
sendable<LoginCreate, ReturnType<typeof aLogin>>(aLogin);
sendable<DocumentCreate, ReturnType<typeof aDocument>>(aDocument);
sendable<ParentCompanyCreate, ReturnType<typeof aParentCompany>>(aParentCompany);
sendable<CompanyCreate, ReturnType<typeof aCompany>>(aCompany);
