import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { BASE, bankOf, PROFILES, pick, read } from "./support.ts";

// In the style of a client in Python: a session that signs each request, writes JSON with spaces, uploads files without
// saying what they are, and reads lists page by page (F10, F13).

const KEY = "py_key_c0ffee";
const SECRET = "py_signing_secret_2b7e";

/** JSON as json.dumps writes it. */
function dumps(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dumps).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${dumps(each)}`)
    .join(", ")}}`;
}

/** A session that signs what it sends; `slip` changes what it signs. */
function session(bank: Bank, slip: (lines: readonly string[]) => readonly string[] = (lines) => lines) {
  const auth = (method: string, path: string, body = "") => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const [bare = "", query = ""] = path.split("?");
    const text = slip([timestamp, method, bare, query, body]).join("\n");
    return {
      Authorization: `Bearer ${KEY}`,
      "X-Timestamp": timestamp,
      "X-Signature": createHmac("sha256", SECRET).update(text).digest("hex"),
    };
  };
  const send = (method: string, path: string, data?: object) => {
    const body = data && dumps({ data });
    const headers = { ...auth(method, path, body), "Content-Type": "application/json" };
    return read(bank.fetch(BASE + path, { method, headers, ...(body ? { body } : {}) }));
  };
  const upload = (name: string) => {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(2048)], { type: "application/octet-stream" }), name);
    return read(bank.fetch(`${BASE}/v1/files`, { method: "POST", headers: auth("POST", "/v1/files"), body }));
  };
  return { send, upload };
}

const signatures = { check: true, secret: SECRET, maxAgeSeconds: 120 };

describe.each(PROFILES)("a client in the style of Python, with the profile %s", (profile) => {
  const error = "'file' must be one of application/pdf, image/jpeg, image/png, got application/octet-stream.";
  const is = <Value>(by: Readonly<Record<(typeof PROFILES)[number], Value>>): Value => by[profile];
  const signing = () => bankOf(profile, { signatures });

  test("signs what it sends, and is told where it does not (X155, X156)", async () => {
    const bank = signing();
    expect(await session(bank).send("GET", "/v1")).toEqual([200, { api_version: "1" }]);
    const withMark = session(bank, ([timestamp, method, path, query = "", body]) =>
      [timestamp, method, path, `?${query}`, body].map(String),
    );
    expect(await withMark.send("GET", "/v1/ach?page%5Blimit%5D=5")).toEqual([
      401,
      {
        error:
          "'X-Signature' does not fit this request. The query is signed in another form: sign it as it is sent, without its '?', in a line of its own, and an empty line when there is none.",
      },
    ]);
    const compact = session(bank, (lines) => [
      ...lines.slice(0, 4),
      lines.slice(4).join("\n").replaceAll(": ", ":"),
    ]);
    expect(await compact.send("POST", "/v1/logins", { login_name: "py" })).toEqual([
      401,
      {
        error:
          "'X-Signature' does not fit this request. The body is signed in another form: sign the bytes that are sent as the last part, and an empty one for no body or a multipart one.",
      },
    ]);
    expect(bank.db.logins.count()).toBe(0);
  });

  test("signs also for a bank that does not look at it (X155)", async () => {
    expect((await session(bankOf(profile)).send("POST", "/v1/logins", { login_name: "py" }))[0]).toBe(200);
  });

  test("uploads files without their type (OPT-17, OPT-2)", async () => {
    const { upload, send } = session(signing());
    const files = [await upload("passport.PDF"), await upload("selfie.jpeg"), await upload("notes.txt")];
    expect(files.map((file) => pick(file, "media_type", "media_size"))).toEqual(
      is<unknown>({
        documents: ["passport.PDF", "selfie.jpeg", "notes.txt"].map(() => [415, { error }]),
        observed: [
          [200, { media_type: "application/pdf", media_size: 2048 }],
          [200, { media_type: "image/jpeg", media_size: 2048 }],
          [400, { error }],
        ],
      }),
    );
    expect((await send("GET", "/v1/files/1002"))[0]).toBe(is({ documents: 404, observed: 200 }));
  });

  test("reads a list page by page, by the cursor of links.next (OPT-3)", async () => {
    const { send } = session(signing());
    for (const amount of [101, 102, 103, 104, 105])
      await send("POST", "/v1/ach", {
        account_number: "3110004477",
        amount,
        direction: "credit",
        receiver_account_number: "55512345",
        receiver_account_type: "checking",
        receiver_name: "Ngozi Eze",
        receiver_routing_number: "021000021",
        sec_code: "ccd",
      });
    const query = "page%5Blimit%5D=2&filter%5Bstatus%5D=pending";
    const pages: unknown[] = [];
    const links: unknown[] = [];
    let path = `/v1/ach?${query}`;
    for (;;) {
      const [, page] = (await send("GET", path)) as unknown as [
        number,
        { data: readonly { id: unknown }[]; links: { next: string | null } },
      ];
      pages.push(page.data.map(({ id }) => id));
      links.push(page.links.next);
      if (page.links.next === null) break;
      // Limit and filters are sent again, unless the link has them.
      const next = new URL(page.links.next, BASE);
      path = `/v1/ach?${next.searchParams.has("page[limit]") ? "" : `${query}&`}${next.search.slice(1)}`;
    }
    expect(pages).toEqual(
      is<unknown>({
        documents: [["1005", "1004"], ["1003", "1002"], ["1001"]],
        observed: [[1005, 1004], [1003, 1002], [1001]],
      }),
    );
    const cursor = expect.stringMatching(/./);
    expect(links).toEqual([cursor, cursor, null]);
    expect(String(links[0]).includes("page[limit]=2")).toBe(is({ documents: true, observed: false }));
  });

  test("updates a single field of an address (OPT-15)", async () => {
    const { send } = session(signing());
    await send("POST", "/v1/addresses", { street_line1: "40 Bank Street", city: "Leeds", country: "GB" });
    const changed = await send("PATCH", "/v1/addresses/1001", { street_line2: "Second floor" });
    expect(pick(changed, "street_line1", "street_line2")).toEqual(
      is<unknown>({
        documents: [400, { error: "'street_line1' is required. 'city' is required. 'country' is required." }],
        observed: [200, { street_line1: "40 Bank Street", street_line2: "Second floor" }],
      }),
    );
  });

  test("issues a card without limits, and uses it (OPT-11 to OPT-14)", async () => {
    const bank = signing();
    const { send } = session(bank);
    const limits = { per_transaction_min: 0, per_transaction_max: 9_000, transactions_max: 0 };
    const card = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };
    const made = await send("POST", "/v1/virtualcards", { ...card, ...limits });
    expect(pick(made, "per_transaction_min", "transactions_max")).toEqual(
      is<unknown>({
        documents: [
          400,
          {
            error:
              "'per_transaction_min' must be a positive whole number of cents, sent without quotes, got 0.",
          },
        ],
        observed: [200, { per_transaction_min: 0, transactions_max: 0 }],
      }),
    );
    if (made[0] === 400) await send("POST", "/v1/virtualcards", { ...card, transactions_max: 0 });
    const { virtualCards } = bank.simulate;
    expect((await virtualCards.authorize("1001", { amount: 1_250 })).approved).toBe(
      is({ documents: false, observed: true }),
    );
    await send("PATCH", "/v1/virtualcards/1001", { transactions_max: 5 });
    const { approved, reference } = await virtualCards.authorize("1001", { amount: 1_500 });
    expect(approved).toBe(true);
    await virtualCards.clear("1001", reference);
    const [, { data }] = (await send("GET", "/v1/virtualcards/1001")) as unknown as [
      number,
      {
        data: { authorizations: { issuer_response: string }[]; clearings: { settlement_currency: string }[] };
      },
    ];
    expect(data.authorizations.at(-1)?.issuer_response).toBe(
      is({ documents: "Approved", observed: "Approved or completed successfully" }),
    );
    expect(data.clearings.map(({ settlement_currency }) => settlement_currency)).toEqual([
      is({ documents: "USD", observed: "840" }),
    ]);
  });
});
