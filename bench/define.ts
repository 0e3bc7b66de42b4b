import { type Bank, createBank } from "sandbank";
import { defineResource, z } from "sandbank/define";
import { AIMS, type Aim } from "./support/aims.ts";
import { BASE_URL, call, counter, fill } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { compare } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const ROWS = 1000;
const PAGE = 100;

const COUNTERPARTY = {
  name: "Acme Paper",
  routing_number: "790000018",
  account_number: "12345",
  account_type: "checking",
};

const OPTIONAL = [
  ...(["address_line1", "address_line2", "city", "state", "country", "postal_code", "description"] as const),
  ...(["email_address", "metadata", "wire_routing_number"] as const),
];

const text = () => z.string().nullable();

/** A resource with the fields of a counterparty. */
const parties = defineResource({
  noun: "party",
  plural: "Parties",
  path: "/api/parties",
  row: z.object({
    id: z.string(),
    account_number: z.string().regex(/^[0-9A-Za-z-]{1,17}$/),
    account_type: z.enum(["checking", "savings"]),
    ...{ address_line1: text(), address_line2: text(), city: text(), state: text() },
    ...{ country: z.string().length(2).nullable(), postal_code: text(), description: text() },
    email_address: z.email().nullable(),
    metadata: z.record(z.string(), z.string()).nullable(),
    name: z.string().min(1),
    routing_number: z.string().regex(/^[0-9]{9}$/),
    wire_routing_number: z
      .string()
      .regex(/^[0-9]{9}$/)
      .nullable(),
    type: z.literal("party"),
    page: z.string(),
  }),
  create: {
    required: ["name", "account_number", "account_type", "routing_number"],
    optional: OPTIONAL,
    defaults: { type: "party", page: "/parties" },
  },
});

/** A resource whose rows are no more than what a list of counterparties shows of one. */
const references = defineResource({
  noun: "reference",
  path: "/api/references",
  row: z.object({ id: z.string(), type: z.literal("counterparty"), page: z.string() }),
  create: { required: ["type", "page"] },
});

const REFERENCE = { type: "counterparty", page: `${BASE_URL}/v1/counterparties/1001` };

/** Requests to a resource that a team has defined, beside those to one of the bank's own with the same fields. */
export async function run(): Promise<void> {
  const bank = createBank({
    baseUrl: BASE_URL,
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    resources: { parties, references },
  });
  await call(bank, "POST", "/v1/counterparties", COUNTERPARTY);
  await call(bank, "POST", "/api/parties", COUNTERPARTY);
  await call(bank, "POST", "/api/references", REFERENCE);
  for (const collection of ["counterparties", "parties", "references"]) await fill(bank, collection, ROWS);

  await contest("GET by id", (path) => {
    const next = counter(1001);
    return () => call(bank, "GET", `${path}/${1001 + (next() % ROWS)}`);
  });
  await contest("POST", (path) => () => call(bank, "POST", path, COUNTERPARTY));
  await lists(bank);
}

async function contest(title: string, workOf: (path: string) => () => Promise<unknown>): Promise<void> {
  const contenders: Contender[] = [
    { name: "counterparties", measure: microseconds(workOf("/v1/counterparties")) },
    { name: "parties", aim: AIMS.defined, measure: microseconds(workOf("/api/parties")) },
  ];
  await compare(`${title}, of a defined resource`, contenders, { unit: "µs", rounds: 150, warmUps: 50 });
}

/** A list of the bank's own has references, and one of a team's has whole rows: rows of the same fields are as much to write. */
async function lists(bank: Bank): Promise<void> {
  const list = (path: string) =>
    microseconds(async () => {
      const { data } = await call<{ data: unknown[] }>(bank, "GET", path);
      if (data.length !== PAGE) throw new Error(`${path} listed ${data.length} rows.`);
    });
  const contender = (name: string, path: string, more: { aim?: Aim; note?: string } = {}): Contender => ({
    name,
    measure: list(path),
    ...more,
  });
  await compare(
    `list, page of ${PAGE}, of a defined resource`,
    [
      contender("counterparties", `/v1/counterparties?page[limit]=${PAGE}`),
      contender("references", `/api/references?limit=${PAGE}`, { aim: AIMS.defined }),
      contender("parties", `/api/parties?limit=${PAGE}`, { note: "writes whole rows, of 17 fields, not 3" }),
    ],
    { unit: "µs", rounds: 150, warmUps: 50 },
  );
}
