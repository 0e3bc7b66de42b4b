import { type Answer, dataOf, type Send } from "../send.ts";

/** What was typed, by "record.field". */
export type Typed = Readonly<Record<string, string>>;

/** A record of the tree that was created, and what it was created from. */
interface Made {
  readonly from: string;
  readonly id: number;
}

/** The records of the tree, leaves first: each may point to those before it. */
const RECORDS = ["address", "file", "gov_ident", "person", "company"] as const;
type RecordName = (typeof RECORDS)[number];

const paths: Readonly<Record<RecordName, string>> = {
  address: "/v1/addresses",
  file: "/v1/files",
  gov_ident: "/v1/gov_idents",
  person: "/v1/persons",
  company: "/v1/companies",
};

/**
 * Creates a company and what it needs, leaves first. A record that an earlier try has created from
 * the same input is used again, so that nothing is lost, and nothing made twice, when the bank
 * refuses one on the way.
 */
export class Onboarding {
  readonly #made = new Map<RecordName, Made>();

  /** The records that the bank has taken so far. */
  get done(): readonly RecordName[] {
    return [...this.#made.keys()];
  }

  /** Creates the records that are missing. Returns the refusal and the record it is about, or the answer to the company. */
  async submit(
    send: Send,
    typed: Typed,
    scan: File,
  ): Promise<{ readonly record: RecordName; readonly answer: Answer }> {
    for (const record of RECORDS) {
      const data = this.#dataOf(record, typed);
      const from =
        record === "file" ? `${scan.name} ${scan.size} ${scan.lastModified}` : JSON.stringify(data);
      if (this.#made.get(record)?.from === from && record !== "company") continue;
      const answer = await send("POST", paths[record], record === "file" ? { form: formOf(scan) } : { data });
      this.#made.delete(record);
      if (!answer.ok || record === "company") return { record, answer };
      this.#made.set(record, { from, id: dataOf<{ id: number }>(answer).id });
    }
    throw new Error("The company comes last.");
  }

  #dataOf(record: RecordName, typed: Typed): object {
    const entries = Object.entries(typed).filter(([name]) => name.startsWith(`${record}.`));
    const own = Object.fromEntries(entries.map(([name, value]) => [name.slice(record.length + 1), value]));
    const id = (other: RecordName) => this.#made.get(other)?.id;
    if (record === "gov_ident") {
      const { first_name, last_name } = nameOf(typed);
      return { ...own, first_name, last_name, document_type: "passport", file_id: id("file") };
    }
    if (record === "person") {
      const percent = Number(own.percent_ownership);
      return {
        ...own,
        percent_ownership: Number.isNaN(percent) ? own.percent_ownership : percent,
        address_id: id("address"),
        gov_ident_ids: [id("gov_ident")],
        roles: ["authorized_signer", "beneficial_owner"],
      };
    }
    if (record === "company") {
      return {
        ...own,
        physical_address_id: id("address"),
        person_ids: [id("person")],
        products: ["dda_account", "debit_card"],
      };
    }
    return own;
  }
}

function nameOf(typed: Typed): { first_name: string | undefined; last_name: string | undefined } {
  return { first_name: typed["person.first_name"], last_name: typed["person.last_name"] };
}

function formOf(scan: File): FormData {
  const form = new FormData();
  form.append("file", scan);
  return form;
}
