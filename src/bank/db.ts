import type { RealCard } from "../cards/real-cards/schema.ts";
import type { Supplier } from "../cards/suppliers/schema.ts";
import type { VirtualCard } from "../cards/virtual-cards/schema.ts";
import type { AnyId } from "../engine/store/ids.ts";
import type { AnyRow } from "../engine/store/model.ts";
import { presentRow } from "../engine/store/model.ts";
import type { Table } from "../engine/store/table.ts";
import type { Where } from "../engine/store/table-parts.ts";
import type { Address } from "../onboarding/addresses/schema.ts";
import type { Company } from "../onboarding/companies/schema.ts";
import type { Document } from "../onboarding/documents/schema.ts";
import type { File } from "../onboarding/files/schema.ts";
import type { GovIdent } from "../onboarding/gov-idents/schema.ts";
import type { Login } from "../onboarding/logins/schema.ts";
import type { ParentCompany } from "../onboarding/parent-companies/schema.ts";
import type { Person } from "../onboarding/persons/schema.ts";
import type { Onboarded } from "../onboarding/resource.ts";
import type { AchTransfer } from "../payments/ach-transfers/schema.ts";
import type { Counterparty } from "../payments/counterparties/schema.ts";
import type { WholeBank } from "../registry.ts";

/** Reads of one collection: synchronous, as the interface would show the rows, at the bank's present time. */
export interface Reader<Row extends AnyRow, Transport = Shown<Row>> {
  /** The row with this id, given as string or number. */
  get(id: AnyId): Transport | undefined;
  /**
   * The first row that a query finds; without one, the oldest.
   *
   * @example bank.db.achTransfers.findFirst((q) => q.where({ status: "failed" }))
   */
  findFirst(where?: Where<Row>): Transport | undefined;
  /** Every row that a query finds, oldest first. */
  findMany(where?: Where<Row>): readonly Transport[];
  /** Every row, oldest first. */
  all(): readonly Transport[];
  /** How many rows a query finds; without one, how many there are. */
  count(where?: Where<Row>): number;
}

/** A row without what is never shown. */
export type Shown<Row> = Omit<Row, "internal">;

/** Makes the reader of a table; `catchUp` lets due steps run first, `origin` begins absolute urls. */
function createReader<Row extends AnyRow, Transport = Shown<Row>>(
  table: Table<Row>,
  catchUp: () => void,
  origin: string,
): Reader<Row, Transport> {
  const show = (row: Row) => presentRow(table.resource, row, { origin }) as Transport;
  const read = <T>(work: () => T): T => {
    catchUp();
    return work();
  };
  const find = (where: Where<Row> | undefined) => (where ? table.findMany(where) : table.all());
  return {
    get: (id) =>
      read(() => {
        const row = table.get(id);
        return row && show(row);
      }),
    findFirst: (where) =>
      read(() => {
        const row = where ? table.findFirst(where) : table.first();
        return row && show(row);
      }),
    findMany: (where) => read(() => find(where).map(show)),
    all: () => read(() => table.all().map(show)),
    count: (where) => read(() => (where ? table.findMany(where).length : table.count())),
  };
}

/** The collections that can be read. */
export interface Db {
  readonly counterparties: Reader<Counterparty>;
  readonly achTransfers: Reader<AchTransfer>;
  /** As GET shows them without `show_card_number`: `card_number` is null. */
  readonly virtualCards: Reader<VirtualCard>;
  readonly realCards: Reader<RealCard>;
  readonly suppliers: Reader<Supplier>;
  readonly companies: Reader<Company, Onboarded<Company>>;
  readonly persons: Reader<Person, Onboarded<Person>>;
  readonly logins: Reader<Login>;
  readonly parentCompanies: Reader<ParentCompany, Onboarded<ParentCompany>>;
  readonly addresses: Reader<Address, Onboarded<Address>>;
  readonly files: Reader<File, Onboarded<File>>;
  readonly documents: Reader<Document, Onboarded<Document>>;
  readonly govIdents: Reader<GovIdent, Onboarded<GovIdent>>;
}

/** Makes the readers of every collection. */
export function createDb(bank: WholeBank, catchUp: () => void, origin: string): Db {
  const reader = <Row extends AnyRow, Transport>(table: Table<Row>) =>
    createReader<Row, Transport>(table, catchUp, origin);
  return {
    counterparties: reader(bank.counterparties),
    achTransfers: reader(bank.achTransfers),
    virtualCards: reader(bank.virtualCards),
    realCards: reader(bank.realCards),
    suppliers: reader(bank.suppliers),
    companies: reader(bank.companies),
    persons: reader(bank.persons),
    logins: reader(bank.logins),
    parentCompanies: reader(bank.parentCompanies),
    addresses: reader(bank.addresses),
    files: reader(bank.files),
    documents: reader(bank.documents),
    govIdents: reader(bank.govIdents),
  };
}
