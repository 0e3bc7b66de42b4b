import type { Typed } from "./onboard.ts";

/** A company that the bank accepts, as a user would type it: the form's initial values. */
export const SAMPLE_COMPANY: Typed = {
  "company.name": "Tidewater Trading",
  "company.email_address": "office@tidewater.example",
  "company.phone_number": "+1 253 555 0100",
  "company.website_url": "https://tidewater.example",
  "address.street_line1": "500 Dock Street",
  "address.city": "Tacoma",
  "address.state": "WA",
  "address.postal_code": "98402",
  "address.country": "US",
  "person.first_name": "Ada",
  "person.last_name": "Byron",
  "person.date_of_birth": "1985-12-10",
  "person.title": "Treasurer",
  "person.email_address": "ada@tidewater.example",
  "person.phone_number": "+1 253 555 0100",
  "person.percent_ownership": "60",
  "gov_ident.number": "X1234567",
  "gov_ident.country": "US",
};

/** A scan of the owner's passport, until the user chooses a file. */
export function samplePassport(): File {
  return new File(["%PDF-1.4\n%%EOF\n"], "passport.pdf", { type: "application/pdf" });
}
