import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Bank, connect } from "../../src/index.ts";
import type { PanelBank } from "../../src/panel/index.ts";
import { mondayBank } from "../support/bank.ts";
import { call } from "../support/call.ts";
import { add, field, outcome, rules } from "./support/faults.ts";
import { axeViolations, focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

/** A bank whose faults are those of a remote bank: reached over its control, each function with a promise. */
function withRemoteFaults(bank: Bank): PanelBank {
  const { faults } = connect({ baseUrl: "http://bank.test", fetch: (request) => bank.fetch(request) });
  return new Proxy<PanelBank>(bank, {
    get: (target, name) => (name === "faults" ? faults : Reflect.get(target, name)),
  });
}

const preset = (name: string) => page.getByRole("switch", { name, exact: true });

describe.each([
  ["this page", (bank: Bank): PanelBank => bank],
  ["a remote bank", withRemoteFaults],
])("for a bank of %s", (_, shown) => {
  test("each preset is a switch that adds its rule and removes it", async () => {
    const bank = mondayBank();
    await openPanel(shown(bank), { tab: "faults" });
    const names = page
      .getByRole("switch")
      .elements()
      .map((element) => element.textContent.trim());
    expect(names).toEqual(["slow", "flaky", "down", "offline", "rate-limited", "lost-replies"]);
    await preset("flaky").click();
    await expect.element(preset("flaky")).toHaveAttribute("aria-checked", "true");
    await preset("offline").click();
    await expect.poll(() => bank.faults.list().map((rule) => rule.preset)).toEqual(["flaky", "offline"]);
    await preset("flaky").click();
    await expect.element(preset("flaky")).toHaveAttribute("aria-checked", "false");
    expect(bank.faults.list().map((rule) => rule.preset)).toEqual(["offline"]);
  });

  test("the rules are listed with what they matched, how often they fired and when they last did", async () => {
    const bank = mondayBank({ faults: ["down", { on: "list*", nth: 2, latency: 1 }] });
    await openPanel(shown(bank), { tab: "faults" });
    await expect
      .poll(rules)
      .toEqual([
        "down Every request gets a 503. Matched 0, fired 0.",
        "rule 2 list*: 1 ms slower, only number 2 Matched 0, fired 0.",
      ]);
    await call(bank, "GET", "/v1/ach");
    await bank.clock.advance({ minutes: 5 });
    await call(bank, "GET", "/v1/ach");
    await expect
      .poll(rules)
      .toEqual([
        "down Every request gets a 503. Matched 2, fired 2, last on Mon, 2 Mar 2026, 15:05:00.",
        "rule 2 list*: 1 ms slower, only number 2 Matched 2, fired 1, last on Mon, 2 Mar 2026, 15:05:00.",
      ]);
  });

  test("a rule is written and added with all its parts", async () => {
    const bank = mondayBank();
    await openPanel(shown(bank), { tab: "faults" });
    await field("Requests").fill("POST /v1/*");
    await field("Status").fill("429");
    await field("Retry-After (seconds)").fill("2");
    await field("Every nth request").fill("3");
    await field("Maximum times").fill("4");
    await field("Probability (0 to 1)").fill("0.5");
    await field("Starting at (bank time)").fill("2026-03-02T15:00:00Z");
    await field("Until (bank time)").fill("2026-03-03T15:00:00Z");
    await field("World").fill("one");
    await add();
    await expect.element(page.getByText("Rule added.")).toBeVisible();
    expect(bank.faults.list()).toMatchObject([
      {
        rule: {
          on: "POST /v1/*",
          status: 429,
          retryAfter: 2,
          every: 3,
          times: 4,
          rate: 0.5,
          after: "2026-03-02T15:00:00.000Z",
          until: "2026-03-03T15:00:00.000Z",
          world: "one",
        },
      },
    ]);
    await expect
      .poll(rules)
      .toEqual([
        "rule 1 POST /v1/*: status 429 with Retry-After 2, one in 3, at most 4 times, 50%, from Mon, 2 Mar 2026, 15:00, until Tue, 3 Mar 2026, 15:00, world one Matched 0, fired 0.",
      ]);
    await expect.element(field("Requests")).toHaveValue("");
  });

  test("what the bank says of a part is at its field, which gets the keyboard", async () => {
    const bank = mondayBank();
    await openPanel(shown(bank), { tab: "faults" });
    await field("Only request number").fill("0");
    await field("Probability (0 to 1)").fill("often");
    await add();
    await expect
      .element(field("Only request number"))
      .toHaveAccessibleDescription("Must be a whole number of requests from 1 to 1000000, got 0.");
    await expect
      .element(field("Probability (0 to 1)"))
      .toHaveAccessibleDescription('Must be a number from 0 to 1, got "often".');
    await expect.poll(() => focused()?.getAttribute("name")).toBe("nth");
    expect(bank.faults.list()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await field("Only request number").fill("1");
    await field("Probability (0 to 1)").fill("");
    await add();
    await expect.poll(() => bank.faults.list().length).toBe(1);
    await expect.element(field("Only request number")).not.toHaveAttribute("aria-invalid");
  });

  test("an operation that does not exist is answered with the nearest one", async () => {
    await openPanel(shown(mondayBank()), { tab: "faults" });
    await field("Requests").fill("createAchTransfers");
    await add();
    await expect
      .element(field("Requests"))
      .toHaveAccessibleDescription(
        'Must be an operation, or a method and a path such as "POST /v1/*", got "createAchTransfers": the nearest operation is createAchTransfer.',
      );
  });

  test("what is wrong with no single part is an alert", async () => {
    await openPanel(shown(mondayBank()), { tab: "faults" });
    await field("Only request number").fill("1");
    await field("Every nth request").fill("1");
    await add();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("The rule must have one of nth and every, got both.");
  });

  test("rules are removed one by one and all at once, and the keyboard goes to the list", async () => {
    const bank = mondayBank({ faults: ["slow", { status: 500 }, { then: "hang" }] });
    await openPanel(shown(bank), { tab: "faults" });
    await page.getByRole("button", { name: "Remove rule 2" }).click();
    await expect.poll(() => bank.faults.list().map(({ id }) => id)).toEqual(["1", "3"]);
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect.element(page.getByText("No rules. All requests are answered normally.")).toBeVisible();
    expect(bank.faults.list()).toEqual([]);
    await expect.poll(() => focused()?.textContent).toBe("Rules");
  });

  test("a rule that is added elsewhere, and a reset, show by themselves", async () => {
    const bank = mondayBank({ faults: ["flaky"] });
    await openPanel(shown(bank), { tab: "faults" });
    bank.faults.add({ on: "createAchTransfer", then: "lost-reply" });
    await expect.poll(() => rules().length).toBe(2);
    await bank.reset();
    await expect.poll(rules).toEqual(["flaky One in ten requests gets a 503. Matched 0, fired 0."]);
  });
});

test.each(["faults", "requests"])(
  "the error of a remote bank that is gone is shown in the %s tab",
  async (tab) => {
    const bank = mondayBank();
    const { faults } = connect({
      baseUrl: "http://bank.test",
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const gone = new Proxy<PanelBank>(bank, {
      get: (target, name) => (name === "faults" ? faults : Reflect.get(target, name)),
    });
    await openPanel(gone, { tab });
    await expect
      .element(page.getByRole("alert").first())
      .toHaveTextContent("No bank answers at http://bank.test: start one with `npx sandbank`.");
  },
);

test.each([
  ["refuse the connection", { then: "refuse" }],
  ["process it, lose the response", { then: "lost-reply" }],
  ["hang until aborted", { then: "hang" }],
  ["cut the response in half", { then: "truncate" }],
  ["deliver it twice", { then: "duplicate" }],
  ["respond with a status", { status: 503 }],
  ["respond late", { latency: 1000 }],
])("what happens is chosen: %s", async (text, rule) => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "faults" });
  await userEvent.selectOptions(outcome(), text);
  await add();
  await expect.poll(() => bank.faults.list().map((listed) => listed.rule)).toEqual([rule]);
});

test.each([
  [{ "Maximum (milliseconds)": "90" }, { min: 10, max: 90 }],
  [
    { "Maximum (milliseconds)": "90", "Spread (sigma)": "0.4" },
    { median: 10, sigma: 0.4, max: 90 },
  ],
])("a latency is a number, a range or a distribution: %o", async (fields, latency) => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "faults" });
  await userEvent.selectOptions(outcome(), "respond late");
  await field("Milliseconds").fill("10");
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
  await add();
  await expect.poll(() => bank.faults.list().map((listed) => listed.rule)).toEqual([{ latency }]);
});

test("a latency that is none is refused at its field", async () => {
  await openPanel(mondayBank(), { tab: "faults" });
  await userEvent.selectOptions(outcome(), "respond late");
  await field("Spread (sigma)").fill("0.4");
  await add();
  await expect
    .element(field("Milliseconds"))
    .toHaveAccessibleDescription(/^Must be milliseconds, \{ min, max \} .*, got an object\.$/);
});
