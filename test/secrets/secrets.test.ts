import { describe, expect, onTestFinished, test, vi } from "vitest";
import { starter } from "../../fixtures/index.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { copiedAs } from "../../src/recorded/test/index.ts";
import { namedValues, placesInBody, placesInUrl, ROUTES, send, values } from "./places.ts";

const ADMIN = "sk_admin_4f1b";
const CLIENT = "sk_client_77aa";

/** What the panel copies has the keys of the panel. */
const KEYS = { client: "test_key", admin: "admin_test_key" };

/** Secrets that are known by their form, wherever they stand. */
const RECOGNIZED = [
  "5105105105105100",
  "5105 1051 0510 5100",
  "5105-1051-0510-5100",
  "378282246310005",
  "3782 822463 10005",
  "219-09-9999",
  ADMIN,
  CLIENT,
];
/** An account number is known as one where no amounts stand, or by the name of its field. */
const ACCOUNT = "4000000011";

/** A bank, and all that it shows of its requests, what the panel copies of them included, but for the answers to those it took. */
async function listeningBank(options: BankOptions = {}) {
  const told: unknown[] = [];
  const copies: Promise<string>[] = [];
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const spy = vi.spyOn(console, method).mockImplementation((...given) => void told.push(given.map(String)));
    onTestFinished(() => spy.mockRestore());
  }
  const bank = createBank({
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    scenario: starter,
    apiKeys: { admin: [ADMIN], client: [CLIENT] },
    ...options,
  });
  await bank.ready;
  bank.on("request", (entry) => {
    told.push(entry);
    // One of the two tests, in turn: they are written by the same code.
    const test = entry.number % 2 === 0 ? "vitest" : "playwright";
    for (const form of ["fetch", "curl", "openapiFetch", test] as const)
      copies.push(copiedAs(form, { bank, entry, keys: KEYS, log: [entry] }));
  });
  bank.on("warning", (warning) => told.push(warning));
  bank.on("change", (change) => told.push(change));
  const shown = async () => {
    told.push(...(await Promise.all(copies.splice(0))));
    told.push(bank.outbox.entries.map(({ subject, text }) => [subject, text]));
    // A wall duration may hold any digits by chance.
    return told
      .splice(0)
      .map((each) => JSON.stringify(each, (key, value) => (key === "duration" ? 0 : value)));
  };
  return { bank, shown };
}

/** What of the shown texts holds a secret, read as a person could who knows the encodings of a URL. */
function leaks(texts: readonly string[], secret: string): string[] {
  const bare = (text: string) => text.replace(/[\s._+-]/g, "");
  return texts.flatMap((text) => {
    const plain = bare(
      text.replace(/%(?:25)*([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    );
    const at = plain.indexOf(bare(secret));
    return at < 0 ? [] : [plain.slice(Math.max(0, at - 200), at + 60)];
  });
}

const errorsIn = (answers: readonly { status: number; text: string }[]) =>
  answers.filter(({ status }) => status >= 400).map(({ text }) => text);

/**
 * Of all requests with a secret, this share is sent, so that each place, secret and encoding has its turn: of the tens of
 * thousands to a path, a query or any field, others to a strict bank than to one that is not. SANDBANK_ONE_OF=1 sends all, for minutes.
 */
const ONE_OF = Number(process.env.SANDBANK_ONE_OF ?? 47);
const ONE_OF_FEW = Math.min(ONE_OF, 17);

/** Sends the requests whose turn it is to each route; none may show the secret that it holds. */
async function noRouteShows(
  secrets: readonly string[],
  options: BankOptions,
  placesOf: (route: (typeof ROUTES)[number], secret: string) => Parameters<typeof send>[3],
  { oneOf = ONE_OF, look = "at all" }: { oneOf?: number; look?: "at all" | "at errors" } = {},
) {
  const { bank, shown } = await listeningBank({ ...options, logSize: 1 });
  let turn = options.strict ? Math.floor(oneOf / 2) : 0;
  for (const route of ROUTES) {
    const key = route.auth === "admin" ? ADMIN : CLIENT;
    for (const secret of secrets) {
      const places = placesOf(route, secret).filter(() => turn++ % oneOf === 0);
      const errors = errorsIn(await send(bank, route, key, places));
      const texts = [...errors, ...(look === "at all" ? await shown() : [])];
      expect(leaks(texts, secret).slice(0, 3), `${route.operation} shows ${secret}`).toEqual([]);
    }
  }
}

describe.each([false, true])("with strict %s no route shows a secret (S1, S22, X12)", (strict) => {
  test("of a path or a query", async () => {
    await noRouteShows([...RECOGNIZED, ACCOUNT], { strict }, placesInUrl);
  });

  test("of a body", async () => {
    await noRouteShows(RECOGNIZED, { strict }, (route, secret) =>
      placesInBody(route, [...values(secret), ...namedValues(secret)]),
    );
  });

  test("of a body, known by the name of its field", async () => {
    const inBody = (route: (typeof ROUTES)[number], secret: string) =>
      placesInBody(route, namedValues(secret));
    await noRouteShows([ACCOUNT], { strict }, inBody, { oneOf: ONE_OF_FEW });
  });

  test("of a body in an error, be it an account number of nine digits", async () => {
    const inBody = (route: (typeof ROUTES)[number], secret: string) => placesInBody(route, values(secret));
    await noRouteShows([ACCOUNT, "400000001"], { strict }, inBody, { oneOf: ONE_OF_FEW, look: "at errors" });
  });
});

test("the token of a request is masked in its entry, listed or not (X313)", async () => {
  const { bank, shown } = await listeningBank({ apiKeys: {} });
  const route = ROUTES.find(({ operation }) => operation === "createCounterparty");
  if (!route) throw new Error("The registry has no createCounterparty.");
  const places = [...placesInBody(route, values(CLIENT)), ...placesInUrl(route, CLIENT)];
  const answers = await send(bank, route, CLIENT, places);
  expect(leaks([...(await shown()), ...errorsIn(answers)], CLIENT)).toEqual([]);
});

test("amounts, ids, dates and tracking ids stay readable in a body (X312)", async () => {
  const { bank } = await listeningBank();
  const metadata = {
    cents: 9_999_999_999,
    at: "2026-03-02T15:00:00.000Z",
    tracking_id: "12345678-1234-4123-8123-123456789012",
    total: "9,999,999,999.00 USD, 100% of 12 %",
    url: "/v1/ach?page[limit]=100&filter[status]=pending",
  };
  await bank.fetch("/v1/counterparties/1001", {
    method: "PATCH",
    headers: { Authorization: `Bearer ${CLIENT}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data: { metadata } }),
  });
  expect(bank.log.entries.at(-1)?.requestBody).toEqual({ data: { metadata } });
});
