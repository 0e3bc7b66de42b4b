// Statements: X45.

import { expect, test } from "vitest";
import { connect } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { messageOf, read, statusAndBody } from "../support/control.ts";

test("a limit that is no count is refused", async () => {
  const bank = mondayBank();
  const error = await messageOf(() => bank.clock.upcoming(Number.NaN));
  expect(error).toBe("upcoming takes a whole number of at least 0, got NaN.");
  expect(await statusAndBody(read(bank, "clock/upcoming?limit=many"))).toEqual([400, { error }]);
  expect(await statusAndBody(read(bank, "clock/upcoming?most=2"))).toEqual([
    400,
    { error: "'most' is not taken by this call: it takes limit, collection, id." },
  ]);
});

test("time, pause and speed that are asked for at once are one request, and later ones another (X49)", async () => {
  const bank = mondayBank();
  const paths: string[] = [];
  const fetch = async (request: Request) => {
    paths.push(new URL(request.url).pathname);
    const type = request.headers.get("content-type");
    expect(type).toBe(request.method === "POST" ? "application/json" : null);
    return bank.fetch(request);
  };
  const { clock } = connect({ baseUrl: "http://bank.test", fetch });
  expect(await Promise.all([clock.now(), clock.paused(), clock.speed()])).toEqual([
    new Date("2026-03-02T15:00:00Z"),
    true,
    1,
  ]);
  await clock.resume();
  await clock.setSpeed(60);
  expect([await clock.paused(), await clock.speed()]).toEqual([false, 60]);
  expect(paths.filter((path) => path === "/_sandbank/clock")).toHaveLength(3);
});
