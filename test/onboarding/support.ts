import { expect } from "vitest";
import { onboardingBank, upload } from "../support/onboarding.ts";

const pending = { status: "pending", status_reason: null, status_reason_category: null };

/** A company with the required fields, in the order of ONB-9 to ONB-35; a reference follows its id (O19). */
export const stored = {
  id: 1001,
  account_number: "",
  accounts: [],
  description: "",
  document_ids: [],
  documents: [],
  email_address: "office@example.com",
  events: [{ updated_at: "2026-03-02T15:00:00.000Z", previous: null, data: pending }],
  incorporation_address_id: null,
  incorporation_address: null,
  mailing_address_id: null,
  mailing_address: null,
  physical_address_id: 1001,
  physical_address: { id: 1001, url: "https://bank.test/v1/addresses/1001" },
  metadata: null,
  mcc: null,
  name: "Analytical Engines",
  options: null,
  parent_company_id: null,
  parent_company: null,
  person_ids: [],
  persons: [],
  phone_number: "+1 217 555 0101",
  product_description: "",
  products: ["dda_account"],
  referral_source: "",
  risk_commentary: null,
  source_of_funds: "",
  state: "",
  status: "pending",
  type: "company",
  url: "https://bank.test/v1/companies/1001",
  website_url: "https://engines.example.com",
};

/** The boundary of the bodies written by `wire`. */
export const boundary = "edge";
export const multipart = { "Content-Type": `multipart/form-data; boundary=${boundary}` };

/** A body as bytes on the wire, each part given by its headers and content. */
export const wire = (...parts: readonly (readonly [headers: readonly string[], content: string])[]) =>
  `${parts.map(([headers, content]) => `--${boundary}\r\n${headers.join("\r\n")}\r\n\r\n${content}\r\n`).join("")}--${boundary}--\r\n`;

/** A part with a file of four bytes. */
export const filePart = [
  ['Content-Disposition: form-data; name="file"; filename="a.pdf"', "Content-Type: application/pdf"],
  "%PDF",
] as const;

/** Sends an upload, which must be refused and change nothing; returns its status and error text. */
export async function refused(body: BodyInit, headers: Record<string, string> = multipart, options = {}) {
  const bank = onboardingBank(options);
  const before = JSON.stringify(bank.snapshot());
  const answer = await upload(bank, body, headers);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  return [answer.status, (answer.body as { error: string }).error];
}
