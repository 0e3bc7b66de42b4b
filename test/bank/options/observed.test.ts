import { afterEach, expect, test, vi } from "vitest";
import { clientOf, createFactories, scenarios } from "../../../fixtures/index.ts";
import { lostReplies } from "../../../src/adapters/resilience/index.ts";
import { type BankOptions, connect, createBank } from "../../../src/index.ts";
import { link, openLink } from "../../../src/share/index.ts";
import { replayAll } from "../../panel/support/replay.ts";
import { aFewDays } from "../../recorded/support/monday.ts";
import { playedAgain } from "../../recorded/support/play.ts";
import { closeAll, serving } from "../../server/support.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

const observed = { profile: "observed" } as const;

afterEach(closeAll);

test.each(Object.entries(scenarios))(
  "the scenario %s plays in a bank of the profile observed, without a warning (OPT-1)",
  async (_, scenario) => {
    const warnings: string[] = [];
    const bank = mondayBank({ ...observed, scenario });
    bank.on("warning", ({ message }) => warnings.push(message));
    await bank.ready;
    expect(warnings).toEqual([]);
    const plain = mondayBank({ scenario });
    await plain.ready;
    expect(bank.db.counterparties.all()).toEqual(plain.db.counterparties.all());
    expect(bank.db.achTransfers.count()).toBe(plain.db.achTransfers.count());
    expect(bank.db.companies.count()).toBe(plain.db.companies.count());
  },
);

test("a client and the factories work with a bank of the profile observed (OPT-6, OPT-7)", async () => {
  const bank = mondayBank(observed);
  const client = clientOf(bank);
  const make = createFactories(7, bank);
  const { id } = await client.create(
    "/v1/counterparties",
    make.aCounterparty({ wire_routing_number: "026009593" }),
  );
  expect(id).toBe(1001);
  expect(bank.db.counterparties.get(id)?.wire_routing_number).toBe("026009593");
  await client.update(`/v1/counterparties/${id}`, { city: "Ely" });
  const transfer = await client.create("/v1/ach", make.anAchTransfer({ counterparty_id: Number(id) }));
  await bank.simulate.achTransfers.process(transfer.id);
  expect(bank.allowedActions("achTransfers", transfer.id)).toContain("settle");
  expect(bank.timeline("achTransfers", transfer.id)).toHaveLength(2);
  await make.aCompanyTree(bank);
  expect(bank.db.companies.count()).toBe(1);
  expect(bank.log.entries.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test("a factory names the field as ever for a bank that does (OPT-7)", () => {
  const wire_routing_number = "026009593";
  for (const bank of [undefined, mondayBank()])
    expect(createFactories(7, bank).aCounterparty({ wire_routing_number })).toMatchObject({
      wire_routing_number,
    });
});

test("what was done in a bank of the profile observed is played again from its recording (OPT-1, X147)", async () => {
  const bank = mondayBank({ ...observed, record: true });
  await aFewDays(bank);
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, wire_routing_Number: "026009593" });
  await create(bank, "/v1/ach", { ...minimalTransfer, counterparty_id: -1 });
  const played = await playedAgain(bank, observed);
  expect(played.snapshot().tables).toEqual(bank.snapshot().tables);
});

test("a link to a bank of the profile observed opens in another, and names the options that differ (OPT-1, X130)", async () => {
  const bank = mondayBank({ ...observed, record: true });
  await aFewDays(bank);
  const url = await link(bank, { to: "https://app.example/" });
  const { assumptions } = bank.options;
  for (const options of [observed, { assumptions }]) {
    const copy = mondayBank(options);
    expect(await openLink(copy, url)).toEqual({ form: "recipe", isSame: true, messages: [] });
    expect(copy.snapshot()).toEqual(bank.snapshot());
  }
  const { messages } = await openLink(mondayBank(), url);
  expect(messages.join()).toContain("assumptions");
});

test("a proof of lost replies holds for a careful client of a bank of the profile observed (OPT-1)", async () => {
  const proof = await lostReplies({
    bank: () => mondayBank(observed),
    run: async (bank) => {
      const sent = { ...minimalTransfer, metadata: { reference: "bill-1" } };
      const isThere = async () => {
        const { data } = (await call(bank, "GET", "/v1/ach")).body as { data: { id: number; url: string }[] };
        return data.length > 0;
      };
      for (let tries = 0; tries < 3 && !(await isThere()); tries += 1)
        await call(bank, "POST", "/v1/ach", sent).catch(() => undefined);
    },
    check: (bank) => bank.db.achTransfers.count() === 1,
    faults: ["lost-reply", "refuse"],
  });
  expect(proof.rows.map(({ problem }) => problem)).toEqual([null, null]);
});

test("a remote bank of the profile observed has rows, actions and timelines as ever (OPT-6)", async () => {
  const { url } = await serving(mondayBank(observed));
  const bank = await connect({ baseUrl: url });
  const at = { fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), init) };
  const { id } = await create(at, "/v1/ach", minimalTransfer);
  expect(id).toBe(1001);
  expect(await bank.db.achTransfers.get(id)).toMatchObject({ id: "1001", status: "pending" });
  expect(await bank.simulate.achTransfers.process(id)).toMatchObject({ id: "1001", status: "processing" });
  expect(await bank.timeline("achTransfers", id)).toHaveLength(2);
});

test("a request of a bank of the profile observed is copied as a test that passes in such a bank (OPT-2)", async () => {
  const options: BankOptions = { assumptions: { statusCodes: "documented" } };
  const bank = mondayBank(options);
  const { id } = await create(bank, "/v1/addresses", {
    street_line1: "1 Main Street",
    city: "Springfield",
    country: "US",
  });
  await create(bank, "/v1/companies", {
    email_address: "ada@example.com",
    name: "Lovelace Ltd",
    phone_number: "+1 415 555 0100",
    physical_address_id: id,
    website_url: "https://lovelace.example",
  });
  expect((await call(bank, "DELETE", `/v1/addresses/${id}`)).status).toBe(400);
  await replayAll(bank, (given) => createBank({ ...given, ...options }));
});

test("a snapshot goes from a bank of the profile observed to another, whatever the form of its answers (OPT-6, OPT-7, OPT-8)", async () => {
  const forms = {
    paymentIds: "numbers",
    wireRoutingField: "wire_routing_Number",
    receiverFields: "left-out",
  } as const;
  const bank = mondayBank({ assumptions: forms });
  await aFewDays(bank);
  const plain = mondayBank();
  await aFewDays(plain);
  expect(bank.snapshot()).toEqual(plain.snapshot());
  await plain.restore(bank.snapshot());
  expect((await call(plain, "GET", "/v1/ach/1001")).body).toMatchObject({
    data: { id: "1001", receiver_name: null },
  });
});

test("the same options and calls give the same bank of the profile observed, byte for byte (OPT-1)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const [one, other] = [mondayBank(observed), mondayBank(observed)];
  for (const bank of [one, other]) await aFewDays(bank);
  vi.useRealTimers();
  expect(JSON.stringify(one.snapshot())).toBe(JSON.stringify(other.snapshot()));
});
