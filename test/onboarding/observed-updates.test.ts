import { describe, expect, test } from "vitest";
import { call, create } from "../support/call.ts";
import {
  addressId,
  companyId,
  fileId,
  govIdentId,
  minimalAddress,
  minimalGovIdent,
  onboardingBank,
  personId,
} from "../support/onboarding.ts";
import { refusal } from "../support/refusal.ts";

const single = { assumptions: { singleFieldUpdates: true } } as const;
const free = { assumptions: { foreignStates: "free" } } as const;
const both = { assumptions: { singleFieldUpdates: true, foreignStates: "free" } } as const;

const notUs = (state: string) =>
  `'state' must be the abbreviation of a US state, DC or a territory where 'country' is US, got "${state}": send one, or "" for none.`;

describe("a single field of an address", () => {
  test.each([
    { street_line1: "2 Main Street" },
    { street_line3: "Back entrance" },
    { city: "Shelbyville" },
    { state: "IL" },
    { country: "DE" },
    {},
  ])("is taken with the option, and the rest stays: %j (OPT-15, X152)", async (sent) => {
    const bank = onboardingBank(single);
    const before = await create(bank, "/v1/addresses", minimalAddress);
    const answer = await call(bank, "PATCH", "/v1/addresses/1001", sent);
    expect([answer.status, answer.body]).toEqual([200, { data: { ...before, ...sent } }]);
  });

  test("is checked as ever: neither null nor a blank text takes a required one away (OPT-15, X152)", async () => {
    const bank = onboardingBank(single);
    await addressId(bank);
    const fields = { street_line1: " ", city: null, country: "XX" };
    expect(await refusal(bank, "PATCH", "/v1/addresses/1001", fields)).toEqual([
      400,
      "'street_line1' must be text that is not blank, got \" \". 'city' must be text, got null. 'country' must be an assigned ISO 3166-1 alpha-2 country code such as US, got \"XX\".",
    ]);
  });

  test("does not make a create do without the required fields (OPT-15)", async () => {
    expect(await refusal(onboardingBank(single), "POST", "/v1/addresses", { city: "Springfield" })).toEqual([
      400,
      "'street_line1' is required. 'country' is required.",
    ]);
  });

  test("leaves a pending company's person its passport: the country alone is refused (OPT-15, X152, O16)", async () => {
    const bank = onboardingBank(single);
    const address_id = await addressId(bank);
    const gov_ident_ids = [await govIdentId(bank, { document_type: "id_card" })];
    await companyId(bank, { person_ids: [await personId(bank, { address_id, gov_ident_ids })] });
    expect(await refusal(bank, "PATCH", `/v1/addresses/${address_id}`, { country: "IR" })).toEqual([
      400,
      "'country' must leave every person of a pending company with the passport that a prohibited country requires, but person 1001 of company 1001 would lack a gov_ident of type passport that has not expired.",
    ]);
    expect((await call(bank, "PATCH", `/v1/addresses/${address_id}`, { city: "Tehran" })).status).toBe(200);
  });
});

describe("a single field of a gov_ident", () => {
  test.each([
    { number: "P7" },
    { document_type: "id_card" },
    { expires_on: "2030-01-31" },
    { middle_name: "King" },
    {},
  ])("is taken with the option, and the rest stays: %j (OPT-15, X152)", async (sent) => {
    const bank = onboardingBank(single);
    const before = await create(bank, "/v1/gov_idents", minimalGovIdent(await fileId(bank)));
    const answer = await call(bank, "PATCH", "/v1/gov_idents/1001", sent);
    expect([answer.status, answer.body]).toEqual([200, { data: { ...before, ...sent } }]);
  });

  test("is checked as ever: null, other words and files that do not exist (OPT-15, X152)", async () => {
    const bank = onboardingBank(single);
    await govIdentId(bank);
    const fields = { document_type: "visa", file_id: 7, last_name: null };
    expect(await refusal(bank, "PATCH", "/v1/gov_idents/1001", fields)).toEqual([
      400,
      "'document_type' must be one of passport, driving_license, id_card, other, got \"visa\". 'file_id' must point to an existing file, but there is none with id 7. 'last_name' must be text, got null.",
    ]);
    for (const field of ["country", "document_type", "file_id", "first_name", "last_name", "number"]) {
      const [status, message] = await refusal(bank, "PATCH", "/v1/gov_idents/1001", { [field]: null });
      expect([status, message]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^'${field}' must be .*, got null\\.$`)),
      ]);
    }
  });

  test.each([
    ["document_type", "id_card"],
    ["expires_on", "2026-03-01"],
  ])(
    "leaves a pending company's person its passport: %s alone is refused (OPT-15, X152, O16)",
    async (field, value) => {
      const bank = onboardingBank(single);
      const gov_ident_ids = [await govIdentId(bank, { country: "IR" })];
      await companyId(bank, { person_ids: [await personId(bank, { gov_ident_ids })] });
      expect(await refusal(bank, "PATCH", "/v1/gov_idents/1001", { [field]: value })).toEqual([
        400,
        `'${field}' must leave every person of a pending company with the passport that a prohibited country requires, but person 1001 of company 1001 would lack a gov_ident of type passport that has not expired.`,
      ]);
    },
  );

  test("does not make a create do without the required fields (OPT-15)", async () => {
    const bank = onboardingBank(single);
    const { number: _, ...fields } = minimalGovIdent(await fileId(bank));
    expect(await refusal(bank, "POST", "/v1/gov_idents", fields)).toEqual([400, "'number' is required."]);
  });
});

describe("the state of an address", () => {
  const munich = { ...minimalAddress, city: "Munich", state: "Bayern", country: "DE" };

  test("is that of a US state by default, whatever the country (OPT-18)", async () => {
    expect(await refusal(onboardingBank(), "POST", "/v1/addresses", munich)).toEqual([
      400,
      "'state' must be the abbreviation of a US state, DC or a territory, got \"Bayern\".",
    ]);
  });

  test("is any text in another country with the option, of any script and length (OPT-18)", async () => {
    const bank = onboardingBank(free);
    expect(await create(bank, "/v1/addresses", munich)).toMatchObject(munich);
    for (const state of ["東京都", "  ", "x".repeat(500), "IL", ""])
      expect((await call(bank, "PATCH", "/v1/addresses/1001", { ...munich, state })).body).toMatchObject({
        data: { state },
      });
  });

  test("must be text all the same (OPT-18)", async () => {
    expect(await refusal(onboardingBank(free), "POST", "/v1/addresses", { ...munich, state: 7 })).toEqual([
      400,
      "'state' must be text, got 7.",
    ]);
  });

  test("is that of a US state in the US with the option too (OPT-18)", async () => {
    const bank = onboardingBank(free);
    const inTheUs = { ...munich, country: "US" };
    expect(await refusal(bank, "POST", "/v1/addresses", inTheUs)).toEqual([400, notUs("Bayern")]);
    for (const state of ["IL", "DC", "PR", ""]) await addressId(bank, { state });
  });

  test("must fit the country that an update sends without it, and the other way round (OPT-18, X152)", async () => {
    const bank = onboardingBank(both);
    await addressId(bank, munich);
    const path = "/v1/addresses/1001";
    expect(await refusal(bank, "PATCH", path, { country: "US" })).toEqual([400, notUs("Bayern")]);
    expect((await call(bank, "PATCH", path, { country: "US", state: "IL" })).status).toBe(200);
    expect(await refusal(bank, "PATCH", path, { state: "Bayern" })).toEqual([400, notUs("Bayern")]);
    expect((await call(bank, "PATCH", path, { country: "AT", state: "Tirol" })).status).toBe(200);
    expect((await call(bank, "PATCH", path, { country: "US", state: "" })).status).toBe(200);
  });

  test("is free for addresses alone: that of a company stays a US state (OPT-18)", async () => {
    const bank = onboardingBank(free);
    const physical = await addressId(bank, munich);
    await companyId(bank, { physical_address_id: physical });
    expect(await refusal(bank, "PATCH", "/v1/companies/1001", { state: "Bayern" })).toEqual([
      400,
      "'state' must be the abbreviation of a US state, DC or a territory, got \"Bayern\".",
    ]);
  });

  test("comes back with a snapshot, which a bank without the option refuses (X150)", async () => {
    const bank = onboardingBank(free);
    await addressId(bank, munich);
    const other = onboardingBank(free);
    await other.restore(bank.snapshot());
    expect(other.snapshot()).toEqual(bank.snapshot());
    await expect(onboardingBank().restore(bank.snapshot())).rejects.toThrow(
      'at tables.addresses.rows.0.row.state: must be the abbreviation of a US state, DC or a territory, got "Bayern".',
    );
    const inTheUs = JSON.stringify(bank.snapshot()).replace('"country":"DE"', '"country":"US"');
    await expect(bank.restore(JSON.parse(inTheUs))).rejects.toThrow(
      `at tables.addresses.rows.0.row.state: ${notUs("Bayern")}`,
    );
  });
});
