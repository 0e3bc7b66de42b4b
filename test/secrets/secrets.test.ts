import { expect, onTestFinished, test, vi } from "vitest";
import { starter } from "../../fixtures/index.ts";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { namedValues, ROUTES, sendInBody, sendInUrl, values } from "./places.ts";

const ADMIN = "sk_admin_4f1b";
const CLIENT = "sk_client_77aa";

/** Secrets that are known by their form, wherever they stand. */
const RECOGNIZED = [
  "5555555555554444",
  "5555 5555 5555 4444",
  "5555-5555-5555-4444",
  "378282246310005",
  "3782 822463 10005",
  "219-09-9999",
  ADMIN,
  CLIENT,
];
/** An account number is known as one where no amounts stand, or by the name of its field. */
const ACCOUNT = "4000000011";

/** A bank, and all that it shows of its requests but for the bodies of those it took. */
async function listeningBank(options: BankOptions = {}) {
  const told: unknown[] = [];
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
  bank.on("request", (entry) => told.push(entry));
  bank.on("warning", (warning) => told.push(warning));
  bank.on("change", (change) => told.push(change));
  const shown = () => {
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

async function everyRoute(
  options: BankOptions,
  work: (bank: Bank, shown: () => string[], route: (typeof ROUTES)[number], key: string) => Promise<string[]>,
) {
  const { bank, shown } = await listeningBank(options);
  for (const route of ROUTES) {
    const found = await work(bank, shown, route, route.auth === "admin" ? ADMIN : CLIENT);
    expect(found, `${route.operation}: ${found.length} leaks`).toEqual([]);
  }
}

test.each([false, true])(
  "no route shows a secret of a path or a query (strict %s)",
  { timeout: 120_000 },
  async (strict) => {
    await everyRoute({ strict, logSize: 1 }, async (bank, shown, route, key) => {
      const found = [];
      for (const secret of [...RECOGNIZED, ACCOUNT]) {
        const answers = await sendInUrl(bank, route, secret, key);
        found.push(...leaks([...shown(), ...errorsIn(answers)], secret));
      }
      return found.slice(0, 3);
    });
  },
);

test.each([false, true])(
  "no route shows a secret of a body (strict %s)",
  { timeout: 120_000 },
  async (strict) => {
    await everyRoute({ strict, logSize: 1 }, async (bank, shown, route, key) => {
      const found = [];
      for (const secret of RECOGNIZED) {
        const answers = await sendInBody(bank, route, [...values(secret), ...namedValues(secret)], key);
        found.push(...leaks([...shown(), ...errorsIn(answers)], secret));
      }
      const named = await sendInBody(bank, route, namedValues(ACCOUNT), key);
      found.push(...leaks([...shown(), ...errorsIn(named)], ACCOUNT));
      const others = errorsIn(await sendInBody(bank, route, values(ACCOUNT), key));
      found.push(...leaks(others, ACCOUNT));
      shown();
      return found.slice(0, 3);
    });
  },
);

test("the token of a request is masked in its entry, listed or not", async () => {
  const { bank, shown } = await listeningBank({ apiKeys: {} });
  const route = ROUTES.find(({ operation }) => operation === "createCounterparty");
  if (!route) throw new Error("The registry has no createCounterparty.");
  const answers = await sendInBody(bank, route, values(CLIENT), CLIENT);
  answers.push(...(await sendInUrl(bank, route, CLIENT, CLIENT)));
  expect(leaks([...shown(), ...errorsIn(answers)], CLIENT)).toEqual([]);
});

test("amounts, ids, dates and tracking ids stay readable in a body", async () => {
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
