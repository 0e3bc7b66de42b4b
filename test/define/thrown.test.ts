import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

function fail(): never {
  throw new Error("Out of paper");
}

/** Where a ticket's own code throws. */
type Place = "create" | "action" | "onEnter";

/** A bank with a ticket, and tickets whose own code throws in one place. */
async function bankThatFails(place: Place) {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const at = (here: Place) => (place === here ? fail() : {});
  const tickets = defineResource({
    noun: "ticket",
    path: "/api/tickets",
    row: z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(["open", "closed"]),
    }),
    create: { required: ["title"], handle: () => at("create") },
    states: { open: { actions: { close: { to: "closed" } } }, closed: {} },
    actions: { close: { request: "POST /api/tickets/:id/close", change: () => at("action") } },
    onEnter: { closed: () => at("onEnter") },
  });
  const bank = createBank({ ...STILL, resources: { tickets } });
  const created = await send(bank, "POST", "/api/tickets", { data: { title: "Ink" } });
  return { bank, created, close: () => send(bank, "POST", "/api/tickets/1001/close") };
}

test("what throws as a row is made is named in the answer, and makes none (DEF-26)", async () => {
  const { bank, created } = await bankThatFails("create");
  expect(created).toEqual({
    status: 500,
    body: { error: "create.handle of tickets threw Error: Out of paper. See the console." },
  });
  expect(bank.db.tickets.count()).toBe(0);
});

test.each([
  ["action", "Error: Out of paper."],
  ["onEnter", "OwnCodeError: onEnter.closed of tickets threw Error: Out of paper."],
] as const)("what throws in %s is named in the answer, and changes nothing (DEF-26)", async (place, text) => {
  const { bank, close } = await bankThatFails(place);
  const before = bank.snapshot();
  expect(await close()).toEqual({
    status: 500,
    body: { error: `The action close of tickets threw ${text} See the console.` },
  });
  expect(bank.snapshot()).toEqual(before);
});
