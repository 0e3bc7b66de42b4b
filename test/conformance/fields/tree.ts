import type { Bank, BankOptions } from "../../../src/index.ts";
import {
  createId,
  fileId,
  minimalAddress,
  minimalGovIdent,
  minimalParentCompany,
  minimalPerson,
  onboardingBank,
} from "../../support/onboarding.ts";

/** How a row of each collection is created, each after those that it refers to. */
const CREATE: Readonly<Record<string, (bank: Bank, count: number) => Promise<number>>> = {
  addresses: (bank) => createId(bank, "addresses", minimalAddress),
  files: fileId,
  documents: (bank) => createId(bank, "documents", { document_type: "bda", file_id: 1001 }),
  gov_idents: (bank) => createId(bank, "gov_idents", minimalGovIdent(1001)),
  logins: (bank, count) => createId(bank, "logins", { login_name: `user${count}` }),
  persons: (bank) => createId(bank, "persons", minimalPerson(1001, 1001)),
  parent_companies: (bank) => createId(bank, "parent_companies", minimalParentCompany(1001)),
};

/** A bank with two rows, 1001 and 1002, in each collection that is created before this one. */
export async function bankBefore(collection: string, options: BankOptions = {}): Promise<Bank> {
  const bank = onboardingBank(options);
  const names = Object.keys(CREATE);
  const until = names.includes(collection) ? names.indexOf(collection) : names.length;
  for (const name of names.slice(0, until)) {
    for (const count of [1, 2]) await CREATE[name]?.(bank, count);
  }
  return bank;
}
