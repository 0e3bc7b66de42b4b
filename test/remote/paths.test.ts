// Statements: X45, X46.

import { getResponse } from "msw";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { send } from "../support/call.ts";
import { post, read, statusAndBody } from "../support/control.ts";

test.each([undefined, "Bearer test_key", "Bearer admin_test_key", "Basic nonsense"])(
  "the control asks for no key: Authorization %s (X45)",
  async (key) => {
    const headers = key === undefined ? {} : { Authorization: key };
    expect(await statusAndBody(send(mondayBank(), "/_sandbank/clock", { headers }))).toMatchObject([200, {}]);
  },
);

test("a body that breaks off is a 400", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error("The line went dead.")) });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  expect(await statusAndBody(send(mondayBank(), "/_sandbank/restore", init))).toEqual([
    400,
    { error: "The body could not be read completely: send an object with the arguments." },
  ]);
});

test("a body of blanks is none, and one above 10 MiB is refused", async () => {
  const sent = (path: string, body: string) =>
    statusAndBody(send(mondayBank(), `/_sandbank/${path}`, { method: "POST", body }));
  expect(await sent("reset", " \n")).toEqual([200, {}]);
  const large = " ".repeat(10 * 1024 * 1024 + 1);
  const error = "The body is larger than 10485760 bytes, which is the most that this call takes.";
  expect(await sent("reset", large)).toEqual([413, { error }]);
  expect((await sent("restore", large))[0]).toBe(400);
});

test.each([
  ["nowhere-at-all", "There is nothing at this path. GET /_sandbank lists all."],
  ["db/", "There is nothing at this path. GET /_sandbank lists all."],
])("what is at no path is a 404: %s (X45)", async (path, error) => {
  expect(await statusAndBody(read(mondayBank(), path))).toEqual([404, { error }]);
});

test("the control routes are below the path of the base url", async () => {
  const bank = mondayBank({ baseUrl: "https://bank.test/sub" });
  expect(await statusAndBody(read(bank, "clock"))).toMatchObject([200, { now: MONDAY }]);
  const whole = await bank.fetch("https://bank.test/sub/_sandbank/clock");
  expect(await whole.json()).toMatchObject({ now: MONDAY });
});

test.each([
  [undefined, "https://anywhere.test/_sandbank/clock", true],
  [undefined, "https://anywhere.test/_sandbanks", false],
  ["https://bank.test/sub", "https://bank.test/sub/_sandbank/clock", true],
  ["https://bank.test/sub", "https://bank.test/_sandbank/clock", false],
  ["https://bank.test/sub", "https://other.test/sub/_sandbank/clock", false],
])("the handlers of a bank at %s are asked for %s", async (baseUrl, url, isAnswered) => {
  const bank = mondayBank(baseUrl === undefined ? {} : { baseUrl });
  const response = await getResponse(bank.handlers, new Request(url));
  expect(response?.status).toBe(isAnswered ? 200 : undefined);
});

test.each([undefined, "https://bank.test"])("with control false, %s has no control", async (baseUrl) => {
  const bank = createBank({ control: false, ...(baseUrl === undefined ? {} : { baseUrl }) });
  expect(await statusAndBody(post(bank, "clock/pause"))).toEqual([
    404,
    { error: "There is nothing at this path: the option control is false." },
  ]);
  expect(bank.clock.paused).toBe(false);
  const url = `${baseUrl ?? "https://bank.test"}/_sandbank/clock`;
  // Everything below a base url is the bank's.
  const response = await getResponse(bank.handlers, new Request(url));
  expect(response?.status).toBe(baseUrl && 404);
});
