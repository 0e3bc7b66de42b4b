// Statements: O14, S2.

import { expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { createId, fileId, onboardingBank } from "../../support/onboarding.ts";
import { refusal } from "../../support/refusal.ts";

const stored = {
  id: 1001,
  document_type: "bda",
  file_id: 1001,
  file: { id: 1001, url: "https://bank.test/v1/files/1001" },
  metadata: null,
  number: "",
  type: "document",
  url: "https://bank.test/v1/documents/1001",
};

test.each(["bda", "inc", "obe", "fai"])(
  "a document of type %s needs no number (ONB-115, ONB-167)",
  async (document_type) => {
    const bank = onboardingBank();
    const file_id = await fileId(bank);
    const answer = await call(bank, "POST", "/v1/documents", { document_type, file_id });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ data: { ...stored, document_type } });
    expect(bank.db.documents.get(1001)).toEqual({ ...stored, document_type });
  },
);

test("a document may carry metadata and a number in any form", async () => {
  const bank = onboardingBank();
  const fields = { document_type: "inc", file_id: await fileId(bank), metadata: { a: [1] }, number: "No. 7" };
  await createId(bank, "documents", fields);
  expect((await call(bank, "GET", "/v1/documents/1001")).body).toEqual({ data: { ...stored, ...fields } });
});

test("an ein document has a number of the form NN-NNNNNNN (ONB-168, O14)", async () => {
  const bank = onboardingBank();
  const fields = { document_type: "ein", file_id: await fileId(bank) };
  await createId(bank, "documents", { ...fields, number: "12-3456789" });
  expect(bank.db.documents.get(1001)?.number).toBe("12-3456789");
  for (const number of [undefined, null, ""]) {
    expect(await refusal(bank, "POST", "/v1/documents", { ...fields, number })).toEqual([
      400,
      "'number' is required when the document_type is ein, in the form NN-NNNNNNN.",
    ]);
  }
  for (const number of ["123456789", "1-23456789", "12-345678", "12-3456789\n", "12-345678X", "ein"]) {
    expect(await refusal(bank, "POST", "/v1/documents", { ...fields, number })).toEqual([
      400,
      "'number' must have the form NN-NNNNNNN (two digits, a hyphen, seven digits) when the document_type is ein.",
    ]);
  }
});

test("a number that is no text is named once, whatever the type of the document", async () => {
  const bank = onboardingBank();
  const answer = await call(bank, "POST", "/v1/documents", {
    document_type: "ein",
    file_id: await fileId(bank),
    number: 5,
  });
  expect(answer).toMatchObject({ status: 400, body: { error: "'number' must be text, got 5." } });
});
