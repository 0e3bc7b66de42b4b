import { expect, test } from "vitest";
import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { Counterparties } from "../../src/payments/counterparties/schema.ts";
import { REGISTRY } from "../../src/registry.ts";
import { requestCampaign } from "./requests/campaign.ts";
import { BASE_URL } from "./requests/episode.ts";
import { TARGETS } from "./requests/routes.ts";
import { OWN, ownStarter } from "./support/own.ts";
import type { Campaign, Finding } from "./support/suite.ts";

const SEEDS = [1, 2, 3];

function makeBank(assumptions: BankOptions["assumptions"] = {}): Bank {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  return createBank({ scenario: ownStarter, resources: OWN, baseUrl: BASE_URL, clock, assumptions });
}

/** A bank whose `fetch` is another function. */
function withFetch(bank: Bank, answer: (bank: Bank, request: Request) => Promise<Response>): Bank {
  const fetch: Bank["fetch"] = (input, init) => answer(bank, new Request(input, init));
  return new Proxy(bank, {
    get: (target, name) => (name === "fetch" ? fetch : Reflect.get(target, name, target)),
  });
}

async function firstOf(campaign: Campaign, kind: string): Promise<Finding | undefined> {
  for (const seed of SEEDS) {
    const found = (await campaign.run(seed, (other) => other === kind)).find((each) => each.kind === kind);
    if (found) return found;
  }
  return undefined;
}

test("every endpoint of the registry is a target", () => {
  const operations = Object.values(REGISTRY).flatMap(({ routes }) =>
    routes.map(({ operation }) => operation),
  );
  expect(operations.length).toBeGreaterThan(50);
  expect(TARGETS.map(({ operation }) => operation)).toEqual(expect.arrayContaining(operations));
});

test("and so is every endpoint of resources of a team's own, which asks for no key (DEF-1, DEF-7)", () => {
  const own = TARGETS.filter(({ auth }) => auth === "none").map(({ operation }) => operation);
  expect(own).toEqual(
    expect.arrayContaining(["createPayout", "deletePayout", "cancelOrder", "returnOrder", "payInvoice"]),
  );
});

test("a rejection is found, and shrinks to the request that brings it about", async () => {
  const make = () =>
    withFetch(makeBank(), async (bank, request) => {
      const text = await request.clone().text();
      if (request.method === "POST" && text.includes("savings")) throw new TypeError("No savings.");
      return bank.fetch(request);
    });
  const finding = await firstOf(await requestCampaign(make), "rejected: TypeError");
  expect(finding?.detail).toBe("TypeError: No savings.");
  expect(finding?.smallest).toMatch(/^POST \S+(\n {2}\S+: .*)*\n {2}\{.*\}$/);
  expect(finding?.smallest.length).toBeLessThan(200);
});

test("a status that is not documented for the route is found", async () => {
  const make = () =>
    withFetch(makeBank(), async (bank, request) => {
      const response = await bank.fetch(request);
      return response.status === 415 ? Response.json({ error: "No." }, { status: 422 }) : response;
    });
  const finding = await firstOf(await requestCampaign(make), "status 422 is not documented");
  expect(finding?.detail).toMatch(/expected 200, 400/);
});

test("an answer with a field that its route does not declare is found", async () => {
  const { present } = Counterparties;
  const make = () => createBank({ baseUrl: BASE_URL, resources: OWN });
  Object.assign(Counterparties, { present: (row: object) => ({ ...row, rating: 1 }) });
  try {
    const finding = await firstOf(await requestCampaign(make), "an answer is not as declared");
    expect(finding?.detail).toMatch(/Counterparty answered .*rating/s);
    expect(finding?.smallest).toContain("/v1/counterparties");
  } finally {
    Object.assign(Counterparties, { present });
  }
});

test("a refused request that changes the bank is found", async () => {
  const make = () =>
    withFetch(makeBank(), async (bank, request) => {
      const response = await bank.fetch(request);
      if (response.status === 400) await bank.clock.advance({ minutes: 1 });
      return response;
    });
  const finding = await firstOf(await requestCampaign(make), "a refused request changed the bank");
  expect(finding?.smallest.split("\n").length).toBeLessThan(6);
});

test("a secret that an error repeats is found", async () => {
  const make = () => makeBank({ errorBody: ({ message }) => ({ error: message }) });
  const leaking = () =>
    withFetch(make(), async (bank, request) => {
      const sent = await request.clone().text();
      const response = await bank.fetch(request);
      return response.status === 400 ? Response.json({ error: sent || "None." }, { status: 400 }) : response;
    });
  const finding = await firstOf(await requestCampaign(leaking), "an error repeats a secret");
  expect(finding?.smallest).toMatch(/account_number|card_number|cvc|ssn|Authorization/);
});
