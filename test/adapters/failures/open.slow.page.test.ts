// Statements: X144, X145, X366, X367.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, expect, test } from "vitest";
import { failureOf } from "../../../src/adapters/shared/failure/failure-of.ts";
import { sealed } from "../../../src/adapters/shared/failure/seal.ts";
import type { FailureFile } from "../../../src/adapters/shared/failure/types.ts";
import { connect } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { newPage, pathOf, start } from "./command-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbank-open-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a test with a returned transfer and a refused request. */
async function writeFailure(): Promise<string> {
  const bank = mondayBank({ record: true, faults: [{ on: () => false, then: "refuse" }] });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  await call(bank, "POST", "/v1/ach", { amount: -1 });
  const failure = await failureOf(bank, {
    test: { runner: "vitest", name: "a <b>transfer</b> succeeds", file: "test/pay.test.ts", attempt: 2 },
    errors: [
      {
        message: "expected <img src=x onerror=alert(1)>\nto be 'succeeded'",
        location: "test/pay.test.ts:12:5",
      },
    ],
  });
  const path = join(folder, "bank.json");
  writeFileSync(path, JSON.stringify(failure));
  return path;
}

const open = (...args: string[]) => start("open", ...args);

/** The page at an address, once its panel shows a bank. */
async function show(url: string): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await newPage(url);
  // The last that the page asks for: before it has an answer, the page does not yet know that a command has ended.
  const listening = page.waitForResponse(/\/_sandbank\/moves$/);
  await page.goto(url);
  await page.getByRole("tab", { name: "Requests" }).waitFor();
  await listening;
  return { page, problems };
}

test("open prints what failed and an address, where the page shows test, error, log and rows of that moment (X145)", async () => {
  const { url, output } = open(await writeFailure());
  const { page, problems } = await show(await url);
  expect(output).toEqual({
    out: `a <b>transfer</b> succeeds (test/pay.test.ts, attempt 2)
  expected <img src=x onerror=alert(1)>
Without these options of the test, which hold functions: faults.0.on
Sandbank shows it at ${await url}
`,
    err: "",
  });

  await page.getByRole("heading", { name: "a <b>transfer</b> succeeds" }).waitFor();
  await page
    .getByText("expected <img src=x onerror=alert(1)> to be 'succeeded' at test/pay.test.ts:12:5")
    .waitFor();
  await page.getByText("Bank time 2026-03-04T15:00:00.000Z, after POST /v1/ach (400).").waitFor();
  await expect.poll(() => page.title()).toBe("Failed: a <b>transfer</b> succeeds");
  const requests = page.getByRole("tabpanel").getByText("POST /v1/ach", { exact: true });
  await expect.poll(() => requests.count()).toBe(2);

  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("tabpanel").getByText("failed", { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});

test("the page and a client over HTTP have the same bank: each sees what the other does (X145)", async () => {
  const { url } = open(await writeFailure());
  const { page, problems } = await show(await url);
  const remote = connect({ baseUrl: await url });
  expect(await remote.clock.paused()).toBe(true);

  const { id } = await create(remote, "/v1/ach", minimalTransfer);
  expect(id).toBe("1002");
  const requests = page.getByRole("tabpanel").getByText("POST /v1/ach", { exact: true });
  await expect.poll(() => requests.count()).toBe(3);

  await page.getByRole("tab", { name: "Clock" }).click();
  await page.getByRole("button", { name: "+1 day", exact: true }).click();
  await expect.poll(async () => (await remote.clock.now()).toISOString()).toBe("2026-03-05T15:00:00.000Z");
  await page.getByText("5 Mar 2026").first().waitFor();

  await page.getByRole("tab", { name: "Setup" }).click();
  await page.getByRole("button", { name: "Reset bank" }).click();
  await expect.poll(() => remote.db.achTransfers.count()).toBe(1);
  expect((await remote.clock.now()).toISOString()).toBe("2026-03-04T15:00:00.000Z");
  expect(problems).toEqual([]);
});

test("the page's history is that of the bank, and going back moves the bank that all clients see", async () => {
  const { url } = open(await writeFailure());
  const { page, problems } = await show(await url);
  const remote = connect({ baseUrl: await url });
  // The page turns the history on, and what happens before is in none.
  await expect.poll(() => remote.history.entries()).toHaveLength(1);
  await create(remote, "/v1/ach", minimalTransfer);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tabpanel").getByText("POST /v1/ach", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => remote.db.achTransfers.count()).toBe(1);
  await page.getByText("In the past, with 1 later entry.").waitFor();
  await page.getByRole("button", { name: "Forward" }).click();
  await expect.poll(() => remote.db.achTransfers.count()).toBe(2);
  expect((await remote.history.entries()).map(({ kind }) => kind)).toEqual(["start", "request"]);
  expect(problems).toEqual([]);
});

test("the page says so when the command has ended", async () => {
  const { url, child, ended } = open(await writeFailure());
  const { page } = await show(await url);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, err: "" });
  await page.getByText("The server for this bank has stopped.").waitFor();
});

test("pages of other origins get neither the file nor the events", async () => {
  const { url } = open(await writeFailure());
  for (const path of ["failure", "moves"]) {
    const headers = { Origin: "https://evil.example" };
    expect((await fetch(`${await url}/_sandbank/${path}`, { headers })).status).toBe(403);
  }
});

test.each([
  [["missing.json"], /^sandbank: missing\.json can't be opened: ENOENT[^\n]*\n$/],
  [
    [],
    /^sandbank: The commands are drift <file>, init, listen, mcp, open <file>, [^\n]*, got "open": see npx sandbank --help\.\n$/,
  ],
  [
    ["a.json", "b.json"],
    /^sandbank: The commands are drift <file>, init, listen, mcp, open <file>, [^\n]*, got "open a\.json b\.json": see npx sandbank --help\.\n$/,
  ],
  [["a.json", "--host=::"], /^sandbank: open takes the bank from its file: leave --host out\.\n$/],
  [[pathOf("package.json")], /package\.json can't be opened: The file is not of a failed test: [^\n]*\n$/],
])("open %j is refused in one line (X144)", async (args, message) => {
  const { code, out, err } = await open(...args).ended;
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(message);
});

test("a wrong port is refused in one line that names the flag", async () => {
  const { code, err } = await open(await writeFailure(), "--port=http").ended;
  expect([code, err]).toEqual([1, 'sandbank: --port must be a port from 0 to 65535, got "http".\n']);
});

test("a file with an option that this version refuses is refused in one line that names the option", async () => {
  const path = await writeFailure();
  const { hash: _hash, ...file }: FailureFile = JSON.parse(readFileSync(path, "utf8"));
  const recipe = file.recipe && { ...file.recipe, options: { ...file.recipe.options, seed: "x" } };
  writeFileSync(path, JSON.stringify(sealed({ ...file, recipe })));
  const { code, err } = await open(path).ended;
  expect([code, err]).toEqual([
    1,
    "sandbank: The bank of the failed test can't be made by this version of Sandbank: Option 'seed' must be a whole number, got \"x\".\n",
  ]);
});

test("a file that is cut off is refused in one line", async () => {
  const path = await writeFailure();
  const cut = join(folder, "cut.json");
  writeFileSync(cut, readFileSync(path, "utf8").slice(0, -100));
  const { code, err } = await open(cut).ended;
  expect([code, err]).toEqual([
    1,
    `sandbank: ${cut} can't be opened: The file is not JSON, or is cut off.\n`,
  ]);
});

test("a server has a page with the panel of its bank, which shows and changes its rows (X366)", async () => {
  const { url: address } = start(
    "--port",
    "0",
    "--scenario",
    "starter",
    "--start",
    "2026-03-02T15:00:00Z",
    "--paused",
  );
  const url = await address;
  const { page, problems } = await newPage(url);
  await page.goto(`${url}/_sandbank/panel`);
  await page.getByText("process ACH transfer 1014").first().waitFor();
  await page.getByRole("tab", { name: "Requests" }).click();
  await create(connect({ baseUrl: url }), "/v1/ach", minimalTransfer);
  await page.getByRole("tabpanel").getByText("POST /v1/ach", { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

function writeOptions(): string {
  const path = join(folder, "options.json");
  writeFileSync(path, JSON.stringify({ baseUrl: "https://api.example.com/sub" }));
  return path;
}

test("below a path the page and its files are there too, and to a page of another origin they are refused (X366)", async () => {
  const { url: address } = start("--port", "0", "--options", writeOptions());
  const at = `${new URL(await address).origin}/sub/_sandbank/panel`;
  const { page, problems } = await newPage(new URL(at).origin);
  await page.goto(at);
  await page.getByRole("tab", { name: "Data" }).waitFor();
  expect(problems).toEqual([]);
  const foreign = await fetch(at, { headers: { Origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
});

test("playground serves the whole playground, with its bank in the page (X367)", async () => {
  const { url: address, output } = start("playground");
  const url = await address;
  expect(output).toEqual({ out: `Sandbank's playground is at ${url}\n`, err: "" });
  const { page, problems } = await newPage(url);
  await page.goto(`${url}/#/treasury/transfers`);
  await page.locator("transfer-list tbody tr[data-id]").first().waitFor();
  expect(problems).toEqual([]);
  expect((await fetch(`${url}/package.json`)).status).toBe(404);
});
