import { expect, test } from "vitest";
import { openRecipe } from "../../src/bank/recipe/open.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { link, openLink } from "../../src/share/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const to = "https://playground.example/";
const jobs2 = defineResource({
  noun: "job",
  path: "/jobs",
  envelope: "none",
  row: z.object({ id: z.string(), title: z.string(), status: z.enum(["open", "closed"]) }),
  ids: { prefix: "job/" },
  create: { required: ["title"] },
  states: { open: { actions: { close: { to: "closed" } } }, closed: {} },
});
const OWN = { ...STILL, record: true, resources: { payouts, jobs2 } } as const;

async function usedBank() {
  const bank = createBank(OWN);
  await bank.ready;
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  await bank.simulate.payouts.fail("1001");
  await send(bank, "POST", "/jobs", { title: "Clean" });
  await bank.simulate.jobs2.close("job/1001");
  await send(bank, "POST", "/api/payouts", { data: { amount: 700, payee: "Bob" } });
  await bank.clock.advance({ bankingDays: 1 });
  return bank;
}

test("a link makes the calls of own endpoints and actions again (DEF-42)", async () => {
  const bank = await usedBank();
  const copy = createBank(OWN);
  expect(await openLink(copy, await link(bank, { to }))).toEqual({
    form: "recipe",
    isSame: true,
    messages: [],
  });
  expect(copy.snapshot()).toEqual(bank.snapshot());
});

test("a link in a bank without its own resources says which option differs (DEF-42)", async () => {
  const bank = await usedBank();
  const { isSame, messages } = await openLink(createBank(STILL), await link(bank, { to }));
  expect(isSame).toBe(false);
  expect(messages.at(-1)).toBe(
    "Options that decide what the state is differ from those of the bank that was shared: resources.",
  );
  await expect(openLink(createBank(STILL), await link(bank, { to, whole: true }))).rejects.toThrow(
    "differ from those of the bank that was shared: resources.",
  );
});

test.each([
  "POST /_sandbank/reset",
  "POST /api/../_sandbank/reset",
  "POST //other.test/api/payouts",
  "POST /\\other.test/api/payouts",
])("a recipe cannot lead to what is no endpoint: %s (DEF-42)", async (request) => {
  const bank = await usedBank();
  const recipe = await bank.recipe();
  const [first, ...others] = recipe.calls;
  const changed = { ...recipe, calls: [{ ...first, request }, ...others] };
  await expect(openRecipe(createBank(OWN), changed)).rejects.toThrow("at calls.0.request");
});

test("a call of an endpoint that a bank does not have is refused in the bank (DEF-42)", async () => {
  const recipe = await (await usedBank()).recipe();
  const { refused } = await openRecipe(createBank(STILL), recipe);
  expect(refused[0]).toBe(
    "Its call 1, POST /api/payouts, was refused: this bank has no endpoint POST /api/payouts.",
  );
});
