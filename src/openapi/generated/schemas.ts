/* Generated from the OpenAPI document by `npm run check contract -- --update`. */
import type { components } from "./components.ts";

/** An error body, as the API shows it. */
export type ErrorBody = components["schemas"]["ErrorBody"];
/** What a request sends to create a counterparty. */
export type CounterpartyCreate = components["schemas"]["CounterpartyCreate"];
/** A counterparty, as the API shows it. */
export type Counterparty = components["schemas"]["Counterparty"];
/** What a request sends to change a counterparty. */
export type CounterpartyUpdate = components["schemas"]["CounterpartyUpdate"];
/** A links, as the API shows it. */
export type Links = components["schemas"]["Links"];
/** What refers to a counterparty: its id, type and url. */
export type CounterpartyReference = components["schemas"]["CounterpartyReference"];
/** A page of a list, with the links to others; each entry is that of a counterparty. */
export type CounterpartyList = components["schemas"]["CounterpartyList"];
/** What a request sends to create an ACH transfer. */
export type AchTransferCreate = components["schemas"]["AchTransferCreate"];
/** An ACH transfer, as the API shows it. */
export type AchTransfer = components["schemas"]["AchTransfer"];
/** An ACH return, as the API shows it. */
export type AchReturn = components["schemas"]["AchReturn"];
/** What a request sends to change an ACH transfer. */
export type AchTransferUpdate = components["schemas"]["AchTransferUpdate"];
/** What refers to an ACH transfer: its id, type and url. */
export type AchTransferReference = components["schemas"]["AchTransferReference"];
/** A page of a list, with the links to others; each entry is that of an ACH transfer. */
export type AchTransferList = components["schemas"]["AchTransferList"];
/** What a request sends to create a virtual card. */
export type VirtualCardCreate = components["schemas"]["VirtualCardCreate"];
/** A virtual card, as the API shows it. */
export type VirtualCard = components["schemas"]["VirtualCard"];
/** A clearing, as the API shows it. */
export type Clearing = components["schemas"]["Clearing"];
/** An authorization, as the API shows it. */
export type Authorization = components["schemas"]["Authorization"];
/** What a request sends to change a virtual card. */
export type VirtualCardUpdate = components["schemas"]["VirtualCardUpdate"];
/** What refers to a virtual card: its id, type and url. */
export type VirtualCardReference = components["schemas"]["VirtualCardReference"];
/** A page of a list, with the links to others; each entry is that of a virtual card. */
export type VirtualCardList = components["schemas"]["VirtualCardList"];
/** A virtual card email, as the API shows it. */
export type VirtualCardEmail = components["schemas"]["VirtualCardEmail"];
/** A card configuration, as the API shows it. */
export type CardConfiguration = components["schemas"]["CardConfiguration"];
/** What a request sends to change a card configuration. */
export type CardConfigurationUpdate = components["schemas"]["CardConfigurationUpdate"];
/** A real card, as the API shows it. */
export type RealCard = components["schemas"]["RealCard"];
/** A supplier, as the API shows it. */
export type Supplier = components["schemas"]["Supplier"];
/** What a request sends to create a company. */
export type CompanyCreate = components["schemas"]["CompanyCreate"];
/** A company, as the API shows it. */
export type Company = components["schemas"]["Company"];
/** A reference object, as the API shows it. */
export type ReferenceObject = components["schemas"]["ReferenceObject"];
/** A company status, as the API shows it. */
export type CompanyStatus = components["schemas"]["CompanyStatus"];
/** A company event, as the API shows it. */
export type CompanyEvent = components["schemas"]["CompanyEvent"];
/** A company account, as the API shows it. */
export type CompanyAccount = components["schemas"]["CompanyAccount"];
/** What refers to a company: its id, type and url. */
export type CompanyReference = components["schemas"]["CompanyReference"];
/** A page of a list, with the links to others; each entry is that of a company. */
export type CompanyList = components["schemas"]["CompanyList"];
/** What a request sends to change a company. */
export type CompanyUpdate = components["schemas"]["CompanyUpdate"];
/** What a request sends to create a person. */
export type PersonCreate = components["schemas"]["PersonCreate"];
/** A person, as the API shows it. */
export type Person = components["schemas"]["Person"];
/** What refers to a person: its id, type and url. */
export type PersonReference = components["schemas"]["PersonReference"];
/** A page of a list, with the links to others; each entry is that of a person. */
export type PersonList = components["schemas"]["PersonList"];
/** What a request sends to change a person. */
export type PersonUpdate = components["schemas"]["PersonUpdate"];
/** What a request sends to create a login. */
export type LoginCreate = components["schemas"]["LoginCreate"];
/** A login, as the API shows it. */
export type Login = components["schemas"]["Login"];
/** What refers to a login: its id, type and url. */
export type LoginReference = components["schemas"]["LoginReference"];
/** A page of a list, with the links to others; each entry is that of a login. */
export type LoginList = components["schemas"]["LoginList"];
/** What a request sends to create a parent company. */
export type ParentCompanyCreate = components["schemas"]["ParentCompanyCreate"];
/** A parent company, as the API shows it. */
export type ParentCompany = components["schemas"]["ParentCompany"];
/** What refers to a parent company: its id, type and url. */
export type ParentCompanyReference = components["schemas"]["ParentCompanyReference"];
/** A page of a list, with the links to others; each entry is that of a parent company. */
export type ParentCompanyList = components["schemas"]["ParentCompanyList"];
/** What a request sends to change a parent company. */
export type ParentCompanyUpdate = components["schemas"]["ParentCompanyUpdate"];
/** What a request sends to create an address. */
export type AddressCreate = components["schemas"]["AddressCreate"];
/** An address, as the API shows it. */
export type Address = components["schemas"]["Address"];
/** What refers to an address: its id, type and url. */
export type AddressReference = components["schemas"]["AddressReference"];
/** A page of a list, with the links to others; each entry is that of an address. */
export type AddressList = components["schemas"]["AddressList"];
/** What a request sends to change an address. */
export type AddressUpdate = components["schemas"]["AddressUpdate"];
/** A stored file, as the API shows it. */
export type StoredFile = components["schemas"]["StoredFile"];
/** What refers to a stored file: its id, type and url. */
export type StoredFileReference = components["schemas"]["StoredFileReference"];
/** A page of a list, with the links to others; each entry is that of a stored file. */
export type StoredFileList = components["schemas"]["StoredFileList"];
/** What a request sends to create a document. */
export type DocumentCreate = components["schemas"]["DocumentCreate"];
/** A document, as the API shows it. */
export type Document = components["schemas"]["Document"];
/** What refers to a document: its id, type and url. */
export type DocumentReference = components["schemas"]["DocumentReference"];
/** A page of a list, with the links to others; each entry is that of a document. */
export type DocumentList = components["schemas"]["DocumentList"];
/** What a request sends to create a gov ident. */
export type GovIdentCreate = components["schemas"]["GovIdentCreate"];
/** A gov ident, as the API shows it. */
export type GovIdent = components["schemas"]["GovIdent"];
/** What refers to a gov ident: its id, type and url. */
export type GovIdentReference = components["schemas"]["GovIdentReference"];
/** A page of a list, with the links to others; each entry is that of a gov ident. */
export type GovIdentList = components["schemas"]["GovIdentList"];
/** What a request sends to change a gov ident. */
export type GovIdentUpdate = components["schemas"]["GovIdentUpdate"];
