// Statements: STA-12.

import { expect, test } from "vitest";
import { states } from "../../src/states/index.ts";
import { mondayBank } from "../support/bank.ts";
import { read } from "./support.ts";

test("the control lists the states of a bank, and puts it into one (STA-12)", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com/bank" });
  const listed = (await read(bank, "/_sandbank/states")) as readonly { id: string }[];
  expect(listed.map(({ id }) => id)).toEqual(states().map(({ id }) => id));
  expect(listed.find(({ id }) => id === "moments/page-a-day-ahead")).toEqual({
    id: "moments/page-a-day-ahead",
    group: "moments",
    title: "A page whose clock is a day ahead",
    why: "Sessions and deadlines end a day too early, and today cannot be chosen.",
    tags: ["clock"],
    pageTime: { offsetMs: 86_400_000, timeZone: "America/New_York" },
  });
  const put = (id: unknown) =>
    bank.fetch("/_sandbank/states", { method: "POST", body: JSON.stringify({ id }) });
  const taken = await put("rows/counterparties/page");
  expect([taken.status, await taken.json(), bank.db.counterparties.count()]).toEqual([200, {}, 20]);
  const refused = await put("rows/counterparty");
  expect([refused.status, await refused.json()]).toEqual([
    404,
    {
      error: 'There is no state "rows/counterparty" of this bank: the nearest is rows/counterparties/one.',
    },
  ]);
});
