// Statements: O1, O12, S7.

import { expect, test } from "vitest";
import { call } from "../support/call.ts";
import { addressId, onboardingBank } from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

const stored = {
  id: 1001,
  street_line1: "1 Main Street",
  street_line2: "",
  street_line3: null,
  city: "Springfield",
  state: "",
  postal_code: "",
  country: "US",
  type: "address",
  url: "https://bank.test/v1/addresses/1001",
};

test("an address is created from its three required fields (ONB-160)", async () => {
  const bank = onboardingBank();
  const answer = await call(bank, "POST", "/v1/addresses", {
    street_line1: "1 Main Street",
    city: "Springfield",
    country: "US",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: stored });
});

test("an address is created with every field and read back (ONB-5, ONB-161)", async () => {
  const bank = onboardingBank();
  const fields = {
    street_line1: "1 Main Street",
    street_line2: "Suite 7",
    street_line3: "Back executor",
    city: "Springfield",
    state: "IL",
    postal_code: "62701",
    country: "US",
  };
  await call(bank, "POST", "/v1/addresses", fields);
  const answer = await call(bank, "GET", "/v1/addresses/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { id: 1001, ...fields, type: "address", url: "https://bank.test/v1/addresses/1001" },
  });
  expect(bank.db.addresses.get("1001")).toEqual((answer.body as { data: unknown }).data);
});

test("null for an optional field of a create is the same as leaving it out", async () => {
  const bank = onboardingBank();
  const answer = await call(bank, "POST", "/v1/addresses", {
    street_line1: "1 Main Street",
    street_line2: null,
    street_line3: null,
    city: "Springfield",
    state: null,
    postal_code: null,
    country: "US",
  });
  expect(answer.body).toEqual({ data: stored });
});

test("an update changes what it sends and leaves the rest", async () => {
  const bank = onboardingBank();
  await addressId(bank, { state: "IL", street_line3: "Back executor" });
  const answer = await call(bank, "PATCH", "/v1/addresses/1001", {
    street_line1: "2 Main Street",
    city: "Springfield",
    country: "US",
    street_line3: null,
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...stored, street_line1: "2 Main Street", state: "IL" } });
});

test("an update must hold the fields that stay marked required (ONB-162, OPT-15, O12)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  expect(await refusal(bank, "PATCH", "/v1/addresses/1001", { state: "IL" })).toEqual([
    400,
    "'street_line1' is required. 'city' is required. 'country' is required.",
  ]);
});

test("an update clears a plain string with an empty one and refuses null for it", async () => {
  const bank = onboardingBank();
  await addressId(bank, { state: "IL", postal_code: "62701" });
  const required = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  const cleared = await call(bank, "PATCH", "/v1/addresses/1001", {
    ...required,
    state: "",
    postal_code: "",
  });
  expect(cleared.body).toEqual({ data: stored });
  expect(
    await refusal(bank, "PATCH", "/v1/addresses/1001", { ...required, state: null, street_line2: null }),
  ).toEqual([
    400,
    "'street_line2' must be text, got null. 'state' must be the abbreviation of a US state, DC or a territory, got null.",
  ]);
});

test("every wrong field of an address is named in one text, in field order", async () => {
  const bank = onboardingBank();
  expect(
    await refusal(bank, "POST", "/v1/addresses", {
      country: "usa",
      state: "Illinois",
      city: " ",
      street_line1: 7,
      street_line3: ["x"],
    }),
  ).toEqual([
    400,
    `'street_line1' must be text, got 7. 'street_line3' must be text, got an array. 'city' must be text that is not blank, got " ". 'state' must be the abbreviation of a US state, DC or a territory, got "Illinois". 'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got "usa".`,
  ]);
});

test("a deleted address is gone, without a body, and a second delete is a 404 (O3)", async () => {
  const bank = onboardingBank();
  await addressId(bank);
  expect(await call(bank, "DELETE", "/v1/addresses/1001")).toMatchObject({ status: 204, body: undefined });
  expect(bank.db.addresses.count()).toBe(0);
  const text = "There is no address with this id: take one from the list at /v1/addresses.";
  expect(await refusal(bank, "DELETE", "/v1/addresses/1001")).toEqual([404, text]);
  expect(await refusal(bank, "GET", "/v1/addresses/1001")).toEqual([404, text]);
  expect(await refusal(bank, "PATCH", "/v1/addresses/1001", {})).toEqual([404, text]);
});

test("addresses are listed newest first with absolute urls and linked pages (O1, S14)", async () => {
  const bank = onboardingBank();
  for (let count = 0; count < 3; count += 1) await addressId(bank);
  const page = await call(bank, "GET", "/v1/addresses?page[limit]=2");
  expect(page.status).toBe(200);
  expect(page.body).toEqual({
    data: [
      { id: 1003, type: "address", url: "https://bank.test/v1/addresses/1003" },
      { id: 1002, type: "address", url: "https://bank.test/v1/addresses/1002" },
    ],
    links: {
      first: "/v1/addresses?page[limit]=2",
      next: "/v1/addresses?page[cursor]=1001&page[limit]=2",
    },
  });
  expect((await call(bank, "GET", "/v1/addresses?page[cursor]=1001&page[limit]=2")).body).toEqual({
    data: [{ id: 1001, type: "address", url: "https://bank.test/v1/addresses/1001" }],
    links: { first: "/v1/addresses?page[limit]=2", next: null },
  });
});

test("without a baseUrl absolute urls begin with the origin of the request (S14)", async () => {
  const bank = onboardingBank({ baseUrl: undefined });
  await addressId(bank);
  const answer = await call(bank, "GET", "https://one.example.com/v1/addresses/1001");
  expect(answer.body).toMatchObject({ data: { url: "https://one.example.com/v1/addresses/1001" } });
});
