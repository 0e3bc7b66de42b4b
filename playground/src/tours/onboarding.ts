import { sampleFile } from "../parts/sample-file.ts";
import { advance, call, type Tour } from "./tour.ts";

const name = { first_name: "Ada", last_name: "Byron" };

/** A company's tree, from its leaves to its root. */
export const companyApproved: Tour = {
  name: "company",
  title: "Get a company approved",
  about: "Create the related records first. Creating the company submits them all for review.",
  steps: [
    call({
      explanation: "Create the address that the company and its owner share.",
      method: "POST",
      path: "/v1/addresses",
      data: () => ({
        street_line1: "500 Dock Street",
        city: "Tacoma",
        state: "WA",
        postal_code: "98402",
        country: "US",
      }),
      learn: "address",
    }),
    call({
      explanation: "Upload a scan of the owner's passport. The bank doesn't store the file.",
      method: "POST",
      path: "/v1/files",
      form: () => {
        const form = new FormData();
        form.append("file", sampleFile());
        return form;
      },
      learn: "file",
    }),
    call({
      explanation: "Create the passport, which references the file.",
      method: "POST",
      path: "/v1/gov_idents",
      data: ({ file }) => ({
        ...name,
        country: "US",
        document_type: "passport",
        number: "X1234567",
        file_id: Number(file),
      }),
      learn: "govIdent",
    }),
    call({
      explanation: "Create the owner, who references the address and the passport.",
      method: "POST",
      path: "/v1/persons",
      data: ({ address, govIdent }) => ({
        ...name,
        address_id: Number(address),
        gov_ident_ids: [Number(govIdent)],
        date_of_birth: "1985-12-10",
        email_address: "ada@tidewater.example",
        percent_ownership: 60,
        phone_number: "+1 253 555 0100",
        roles: ["authorized_signer", "beneficial_owner"],
        title: "Treasurer",
      }),
      learn: "person",
    }),
    call({
      explanation: "Create the company. It's pending: the review has started.",
      method: "POST",
      path: "/v1/companies",
      data: ({ address, person }) => ({
        name: "Tidewater Trading",
        email_address: "office@tidewater.example",
        phone_number: "+1 253 555 0100",
        website_url: "https://tidewater.example",
        physical_address_id: Number(address),
        person_ids: [Number(person)],
        products: ["dda_account", "debit_card"],
      }),
      learn: "company",
    }),
    advance("The review ends on the evening of the second banking day.", { bankingDays: 3 }),
    call({
      explanation: "Approved. It has an account number, and an event records the change.",
      method: "GET",
      path: "/v1/companies/{company}",
    }),
  ],
};
