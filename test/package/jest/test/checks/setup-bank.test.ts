import { HttpResponse, http } from "msw";
import { createBank } from "sandbank";
import { createBank as createCoreBank } from "sandbank/core";
import { starter } from "sandbank/fixtures";
import { setupBank } from "sandbank/jest";

const headers = { Authorization: "Bearer test" };
const rates = "https://fx.example.com/rates";

describe("with a scenario of sandbank/fixtures", () => {
  const getBank = setupBank({ bankOptions: { scenario: starter } });

  test("the bank has its rows, and they are those of one library", async () => {
    const bank = getBank();
    const response = await fetch(`${bank.baseUrl}/v1/ach`, { headers });
    const { data } = await response.json();
    expect(data).toHaveLength(bank.db.achTransfers.count());
    expect(data.length).toBeGreaterThan(0);
    const other = createBank();
    await other.restore(bank.snapshot());
    expect(other.db.achTransfers.count()).toBe(data.length);
    expect(createCoreBank().options).toBeDefined();
  });

  test("fake timers move its clock", async () => {
    jest.useFakeTimers({ doNotFake: ["nextTick"] });
    try {
      const before = getBank().clock.now().getTime();
      jest.advanceTimersByTime(60_000);
      expect(getBank().clock.now().getTime() - before).toBe(60_000);
      expect((await fetch(`${getBank().baseUrl}/v1/ach`, { headers })).status).toBe(200);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("a test's own handlers", () => {
  const getBank = setupBank();

  test("answer before the bank", async () => {
    const { baseUrl, use, server } = getBank();
    use(http.get(`${baseUrl}/v1/ach`, () => HttpResponse.json({ mine: true })));
    expect(await (await fetch(`${baseUrl}/v1/ach`)).json()).toEqual({ mine: true });
    server.use(http.get(rates, () => HttpResponse.json({ EUR: 1.08 })));
    expect(await (await fetch(rates)).json()).toEqual({ EUR: 1.08 });
  });

  test("are gone in the next test", async () => {
    const { baseUrl, server } = getBank();
    expect(await (await fetch(`${baseUrl}/v1/ach`, { headers })).json()).toMatchObject({ data: [] });
    expect(server.listHandlers()).toHaveLength(1);
  });
});

test("outside of a test there is no bank, and a wrong word of failOn is named", () => {
  expect(() => setupBank({ failOn: ["pendin" as "pending"] })).toThrow("failOn");
});
