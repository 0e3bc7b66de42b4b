// Statements: O1 to O15.

import { expect } from "vitest";
import { call, create, retrieve } from "../support/call.ts";
import { addressId, formWith, minimalCompany, minimalPerson, upload } from "../support/onboarding.ts";
import type { ConformanceCase } from "./case.ts";

/** What must hold in the onboarding area over every transport. */
export const onboardingCases: readonly ConformanceCase[] = [
  {
    name: "a file's bytes are counted, and its metadata is kept",
    async run(client) {
      const form = formWith("image/png", 300_001);
      form.append("metadata", JSON.stringify({ сторінка: 1 }));
      expect(await upload(client, form)).toEqual({
        status: 200,
        body: {
          data: {
            id: 1001,
            media_type: "image/png",
            media_size: 300_001,
            metadata: { сторінка: 1 },
            type: "file",
            url: "https://bank.test/v1/files/1001",
          },
        },
      });
    },
  },
  {
    name: "a file of another type is a 415, one above the limit a 413, an empty one a 400",
    async run(client) {
      const statuses: number[] = [];
      for (const form of [
        formWith("image/gif"),
        formWith("image/png", 10_485_761),
        formWith("image/png", 0),
        new FormData(),
      ]) {
        statuses.push((await upload(client, form)).status);
      }
      expect(statuses).toEqual([415, 413, 400, 400]);
    },
  },
  {
    name: "a multipart body that is cut in the middle is a 400",
    async run(client) {
      const part = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
      const answer = await upload(client, `--edge\r\n${part}\r\nContent-Type: application/pdf\r\n\r\n%PD`, {
        "Content-Type": "multipart/form-data; boundary=edge",
      });
      expect(answer).toEqual({
        status: 400,
        body: {
          error:
            "'file' could not be read because the body is not complete multipart/form-data: it was cut short: its last boundary is missing.",
        },
      });
    },
  },
  {
    name: "a body that is no multipart is a 415 for a file",
    async run(client) {
      expect((await call(client, "POST", "/v1/files", { metadata: {} })).status).toBe(415);
    },
  },
  {
    name: "a tree is built from its leaves, reviewed as time passes, and deleted from its root",
    async run(client, bank) {
      await addressId(client);
      await upload(client, formWith());
      await create(client, "/v1/logins", { login_name: "ada" });
      await create(client, "/v1/gov_idents", {
        country: "IR",
        document_type: "passport",
        file_id: 1001,
        first_name: "Ada",
        last_name: "Lovelace",
        number: "P1234567",
      });
      await create(client, "/v1/persons", {
        ...minimalPerson(1001, 1001),
        login_id: 1001,
        roles: ["authorized_signer", "bank_account_administrator"],
      });
      const company = await create(client, "/v1/companies", {
        ...minimalCompany(1001),
        person_ids: [1001],
        products: ["wires", "fx"],
      });
      expect(company).toMatchObject({
        id: 1001,
        status: "pending",
        products: ["dda_account", "wires", "fx"],
        persons: [{ id: 1001, url: "https://bank.test/v1/persons/1001" }],
      });
      await bank.clock.advance({ bankingDays: 3 });
      expect((await retrieve(client, "/v1/companies/1001")).status).toBe("approved");
      const inUse = await call(client, "DELETE", "/v1/persons/1001");
      expect([inUse.status, inUse.body]).toEqual([
        409,
        {
          error:
            "'id' names person 1001, which is used by company 1001: remove it from company 1001 first, or delete company 1001.",
        },
      ]);
      for (const path of [
        "companies/1001",
        "persons/1001",
        "gov_idents/1001",
        "files/1001",
        "logins/1001",
        "addresses/1001",
      ]) {
        expect(await call(client, "DELETE", `/v1/${path}`)).toMatchObject({ status: 204, body: undefined });
      }
    },
  },
  {
    name: "a parent company is deleted at the path in the singular",
    async run(client) {
      const fields = { address_id: await addressId(client), country: "US", name: "H", percent_ownership: 1 };
      await create(client, "/v1/parent_companies", fields);
      expect((await call(client, "DELETE", "/v1/parent_company/1001")).status).toBe(204);
      expect((await call(client, "GET", "/v1/parent_companies/1001")).status).toBe(404);
    },
  },
];
