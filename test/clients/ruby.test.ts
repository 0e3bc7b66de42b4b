import { describe, expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { bankOf, PROFILES, pick, read } from "./support.ts";

// In the style of a client in Ruby: models with every field, of which those that nobody has set are -1, and updates that send
// the one field that was changed (F1, F11, F14).

const KEY = "rb_5f0c1d6c";

/** Every request has the headers and the form of the client's one connection. */
function connection(bank: Bank) {
  const headers = {
    Authorization: `Bearer ${KEY}`,
    Accept: "application/json",
    "User-Agent": "ruby-bank-client/0.3",
  };
  const send = (method: string, path: string, data?: object) =>
    read(
      bank.fetch(path, {
        method,
        headers: data ? { ...headers, "Content-Type": "application/json" } : headers,
        ...(data ? { body: JSON.stringify({ data }) } : {}),
      }),
    );
  const upload = async (name: string, type: string) => {
    const body = new FormData();
    body.append("file", new Blob(["%PDF-1.4 made up"], { type }), name);
    return read(bank.fetch("/v1/files", { method: "POST", headers, body }));
  };
  return { send, upload };
}

describe.each(PROFILES)("a client in the style of Ruby, with the profile %s", (profile) => {
  const is = <Value>(by: Readonly<Record<(typeof PROFILES)[number], Value>>): Value => by[profile];

  test("asks for the version by POST (OPT-5)", async () => {
    const { send } = connection(bankOf(profile));
    expect(await send("GET", "/v1")).toEqual([200, { api_version: "1" }]);
    expect(await send("POST", "/v1", {})).toEqual(
      is<unknown>({
        documents: [405, { error: "POST is not a method of this path: it takes GET." }],
        observed: [200, { api_version: "1" }],
      }),
    );
  });

  test("pays a counterparty, and reads the payment until it has succeeded (OPT-6 to OPT-9)", async () => {
    const bank = bankOf(profile);
    const { send } = connection(bank);
    const made = await send("POST", "/v1/counterparties", {
      name: "Nkechi Okafor",
      account_number: "00778812",
      account_type: "savings",
      routing_number: "021000021",
      wire_routing_Number: "026009593",
      metadata: { vendor: "114" },
    });
    expect(made).toEqual([
      200,
      {
        data: {
          id: is<unknown>({ documents: "1001", observed: 1001 }),
          account_number: "00778812",
          account_type: "savings",
          address_line1: "",
          address_line2: null,
          city: "",
          state: "",
          country: "",
          postal_code: "",
          description: "",
          email_address: "",
          metadata: { vendor: "114" },
          name: "Nkechi Okafor",
          routing_number: "021000021",
          // The spelling of the sample payloads, which is no field where the documents' spelling counts.
          ...is<object>({
            documents: { wire_routing_number: null },
            observed: { wire_routing_Number: "026009593" },
          }),
          type: "counterparty",
          url: "/v1/counterparties/1001",
        },
      },
    ]);
    const paid = await send("POST", "/v1/ach", {
      account_number: "3110004477",
      amount: 94_250,
      counterparty_id: 1001,
      direction: "credit",
      sec_code: "ppd",
    });
    expect(
      pick(paid, "id", "amount", "status", "counterparty_id", "receiver_name", "receiver_account_number"),
    ).toEqual([
      200,
      is<object>({
        documents: {
          id: "1001",
          amount: 94_250,
          status: "pending",
          counterparty_id: 1001,
          receiver_name: null,
          receiver_account_number: null,
        },
        observed: { id: 1001, amount: 94_250, status: "pending", counterparty_id: 1001 },
      }),
    ]);
    const statuses: unknown[] = [];
    for (let day = 0; day < 4; day += 1) {
      statuses.push(pick(await send("GET", "/v1/ach/1001"), "status")[1]);
      await bank.clock.advance({ bankingDays: 1 });
    }
    expect(statuses).toEqual(
      is({
        documents: ["pending", "processing", "succeeded", "succeeded"],
        observed: ["pending", "processing", "processing", "processing"],
      }).map((status) => ({ status })),
    );
    expect(pick(await send("GET", "/v1/ach/1001"), "status")).toEqual([200, { status: "succeeded" }]);
  });

  test("sends -1 for what is not given (OPT-4)", async () => {
    const { send } = connection(bankOf(profile));
    const direct = {
      account_number: "3110004477",
      amount: 1_999,
      counterparty_id: -1,
      direction: "debit",
      receiver_account_number: "55512345",
      receiver_account_type: "checking",
      receiver_name: "Lucía Paredes",
      receiver_routing_number: "021000021",
      sec_code: "web",
    };
    expect(pick(await send("POST", "/v1/ach", direct), "status", "counterparty_id")).toEqual(
      is<unknown>({
        documents: [400, { error: "'counterparty_id' must be an id, a positive integer, got -1." }],
        observed: [200, { status: "pending", counterparty_id: null }],
      }),
    );
    const [, { data: address }] = (await send("POST", "/v1/addresses", {
      street_line1: "9 Mill Lane",
      city: "Salem",
      state: "OR",
      country: "US",
    })) as [number, { data: { id: number } }];
    const company = {
      email_address: "ledger@pinecone.example",
      incorporation_address_id: -1,
      mailing_address_id: -1,
      mcc: -1,
      name: "Pinecone Works",
      parent_company_id: -1,
      phone_number: "+1 503 555 0144",
      physical_address_id: address.id,
      website_url: "https://pinecone.example",
    };
    expect(
      pick(
        await send("POST", "/v1/companies", company),
        "name",
        "status",
        "mcc",
        "mailing_address_id",
        "parent_company_id",
      ),
    ).toEqual(
      is<unknown>({
        documents: [
          400,
          {
            error:
              "'incorporation_address_id' must be an id, a positive integer, got -1. 'mailing_address_id' must be an id, a positive integer, got -1. 'mcc' must be a merchant category code, a whole number from 0 to 9999, got -1. 'parent_company_id' must be an id, a positive integer, got -1.",
          },
        ],
        observed: [
          200,
          {
            name: "Pinecone Works",
            status: "pending",
            mcc: null,
            mailing_address_id: null,
            parent_company_id: null,
          },
        ],
      }),
    );
  });

  test("updates the one field that was changed (OPT-15)", async () => {
    const { send, upload } = connection(bankOf(profile));
    await send("POST", "/v1/addresses", {
      street_line1: "9 Mill Lane",
      city: "Salem",
      state: "OR",
      country: "US",
    });
    expect(
      pick(await send("PATCH", "/v1/addresses/1001", { city: "Eugene" }), "street_line1", "city"),
    ).toEqual(
      is<unknown>({
        documents: [400, { error: "'street_line1' is required. 'country' is required." }],
        observed: [200, { street_line1: "9 Mill Lane", city: "Eugene" }],
      }),
    );
    await upload("scan.pdf", "application/pdf");
    await send("POST", "/v1/gov_idents", {
      country: "US",
      document_type: "driving_license",
      file_id: 1001,
      first_name: "Amara",
      last_name: "Diallo",
      number: "TEST-4471",
    });
    expect(
      pick(await send("PATCH", "/v1/gov_idents/1001", { number: "TEST-4472" }), "number", "document_type"),
    ).toEqual(
      is<unknown>({
        documents: [
          400,
          {
            error:
              "'country' is required. 'document_type' is required. 'file_id' is required. 'first_name' is required. 'last_name' is required.",
          },
        ],
        observed: [200, { number: "TEST-4472", document_type: "driving_license" }],
      }),
    );
  });

  test("meets only documented statuses where it errs (OPT-2)", async () => {
    const { send, upload } = connection(bankOf(profile));
    await send("POST", "/v1/logins", { login_name: "amara" });
    const errors = [
      await send("DELETE", "/v1/counterparties/1001"),
      await upload("notes.txt", "text/plain"),
      await send("POST", "/v1/logins", { login_name: "amara" }),
    ];
    expect(errors.map(([status]) => status)).toEqual(
      is({ documents: [405, 415, 409], observed: [404, 400, 400] }),
    );
  });
});
