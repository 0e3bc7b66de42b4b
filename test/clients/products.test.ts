// Statements: PROD-1, PROD-5, PROD-16 to PROD-24.

import { describe, expect, test } from "vitest";
import { accounts, bookTransfers, wireTransfers } from "../../src/products/index.ts";
import { bankOf, PROFILES, pick, read } from "./support.ts";

// What three public clients do with accounts, book transfers and wires, each in its style: paths, names of filters, fields, cancels.

const OPTIONS = {
  accounts: ["9900112233", "9900112244"],
  resources: { accounts, bookTransfers, wireTransfers },
};

describe.each(PROFILES)("clients for products, with the profile %s", (profile) => {
  const connect = (headers: Readonly<Record<string, string>>) => {
    const bank = bankOf(profile, OPTIONS);
    const send = (method: string, path: string, data?: object) =>
      read(bank.fetch(path, { method, headers, ...(data && { body: JSON.stringify({ data }) }) }));
    return { bank, send };
  };

  test("Clojure: plain maps, transactions of a range of days, wires by effective_start and effective_end", async () => {
    const { bank, send } = connect({
      authorization: "bearer clj-client-key-31",
      "content-type": "application/json;charset=utf-8",
    });
    expect((await send("GET", "/v1/accounts?page[limit]=10"))[0]).toBe(200);
    expect(pick(await send("GET", "/v1/accounts/1001"), "account_number", "available_balance")).toEqual([
      200,
      { account_number: "9900112233", available_balance: 10_000_000 },
    ]);
    const wire = {
      ...{ account_number: "9900112233", amount: 12_500, currency: "usd", effective_date: "2026-03-04" },
      ...{ metadata: { invoice: "8841" }, priority: "high" },
      ...{ receiver_account_number: "55123", receiver_routing_number: "021000021" },
    };
    expect(pick(await send("POST", "/v1/wire", wire), ...Object.keys(wire))).toEqual([200, wire]);
    const found = await send(
      "GET",
      "/v1/wire?filter[effective_start]=2026-03-03&filter[effective_end]=2026-03-05",
    );
    expect(found[1]).toMatchObject({ data: [{ id: "1001", type: "wire" }] });
    await bank.clock.advance({ days: 3 });
    const days = "filter[start_date]=2026-03-04&filter[end_date]=2026-03-04&page[limit]=5";
    expect(await send("GET", `/v1/accounts/1001/transactions?${days}`)).toMatchObject([
      200,
      { data: { transactions: [{ amount: -12_500, object_type: "wire" }], links: { next: null } } },
    ]);
  });

  test("Ruby: models with every field, wires by effective_date_start and effective_date_end", async () => {
    const { send } = connect({
      Authorization: "Bearer rb_5f0c1d6c",
      Accept: "application/json",
      "Content-Type": "application/json",
    });
    const book = {
      ...{ account_number: "9900112233", amount: 5_000, currency: "usd", direction: "credit" },
      ...{ effective_date: "2026-03-03", metadata: null, receiver_account_number: "9900112244" },
      ...{ receiver_account_type: "checking", receiver_name: "Payroll" },
    };
    expect(pick(await send("POST", "/v1/book", book), ...Object.keys(book))).toEqual([200, book]);
    await send("POST", "/v1/wire", {
      ...{ account_number: "9900112244", amount: 900, currency: "usd", effective_date: "2026-03-05" },
      ...{ metadata: null, priority: "high" },
      ...{ receiver_account_number: "55123", receiver_routing_number: "021000021" },
    });
    const range = "filter[effective_date_start]=2026-03-05&filter[effective_date_end]=2026-03-05";
    expect((await send("GET", `/v1/wire?filter[status]=pending&${range}`))[1]).toMatchObject({
      data: [{ id: "1001" }],
    });
    expect(pick(await send("PATCH", "/v1/wire/1001", { status: "canceled" }), "status")).toEqual([
      200,
      { status: "canceled" },
    ]);
  });

  test("Python: the required fields alone, then what became of it", async () => {
    const { bank, send } = connect({
      Authorization: "Bearer py-9f31",
      "Content-Type": "application/json",
      "User-Agent": "python-requests/2.32",
    });
    expect(await send("GET", "/v1/accounts")).toMatchObject([
      200,
      { data: [{ id: "1002" }, { id: "1001" }] },
    ]);
    await send("POST", "/v1/book", {
      ...{ account_number: "9900112244", amount: 700, direction: "debit" },
      receiver_account_number: "9900112233",
    });
    await send("POST", "/v1/wire", {
      ...{ account_number: "9900112244", amount: 100 },
      ...{ receiver_account_number: "55123", receiver_routing_number: "021000021" },
    });
    await bank.clock.advance({ bankingDays: 1 });
    expect(pick(await send("GET", "/v1/book/1001"), "status")).toEqual([200, { status: "succeeded" }]);
    expect(pick(await send("GET", "/v1/wire/1001"), "status")).toEqual([200, { status: "succeeded" }]);
    expect(pick(await send("GET", "/v1/accounts/1002"), "posted_balance")).toEqual([
      200,
      { posted_balance: 10_000_600 },
    ]);
  });
});
