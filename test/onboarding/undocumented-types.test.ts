import { expect, test } from "vitest";
import { addressId, fileId, onboardingBank } from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

test("the fields of an address whose type is not documented are strings (X356)", async () => {
  const fields = {
    street_line1: 1,
    street_line2: true,
    street_line3: {},
    city: ["Springfield"],
    postal_code: 62701,
    country: "US",
  };
  expect(await refusal(onboardingBank(), "POST", "/v1/addresses", fields)).toEqual([
    400,
    [
      "'street_line1' must be text, got 1.",
      "'street_line2' must be text, got true.",
      "'street_line3' must be text, got an object.",
      "'city' must be text, got an array.",
      "'postal_code' must be text, got 62701.",
    ].join(" "),
  ]);
});

test("the description and name of a parent company are strings, and its metadata is an object (X356)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  const fields = {
    address_id: 1001,
    country: "US",
    description: 7,
    metadata: "a note",
    name: true,
    percent_ownership: 25,
  };
  expect(await refusal(bank, "POST", "/v1/parent_companies", fields)).toEqual([
    400,
    [
      "'description' must be text, got 7.",
      "'name' must be text, got true.",
      `'metadata' must be a JSON object, got "a note".`,
    ].join(" "),
  ]);
});

test.each([7, true, "a note"])("the metadata of a document is an object, not %j (X356)", async (metadata) => {
  const bank = onboardingBank();
  await fileId(bank);
  const fields = { document_type: "bda", file_id: 1001, metadata };
  expect(await refusal(bank, "POST", "/v1/documents", fields)).toEqual([
    400,
    `'metadata' must be a JSON object, got ${JSON.stringify(metadata)}.`,
  ]);
});
