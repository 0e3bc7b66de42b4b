// Statements: X45, X199.

import { getResponse } from "msw";
import { expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { mondayBank } from "../support/bank.ts";
import { send } from "../support/call.ts";

const AS_A_BROWSER = { headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

test("GET /_sandbank lists the paths of the control and the routes of the service, without a key (X199)", async () => {
  const bank = mondayBank();
  const { status, headers, body } = await send(bank, "/_sandbank");
  expect([status, headers.get("vary")]).toEqual([200, "Accept"]);
  const { control, routes } = body as { control: object[]; routes: { operation: string }[] };
  expect(routes).toContainEqual({
    method: "PATCH",
    path: "/v1/ach/:id",
    operation: expect.any(String),
    summary: expect.any(String),
  });
  expect(routes.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(
      Object.values(REGISTRY).flatMap((each) => each.routes.map((route) => route.operation)),
    ),
  );
  expect(control).toContainEqual({
    method: "POST",
    path: "/_sandbank/clock/setSpeed",
    takes: ["speed"],
    summary: "Set how fast bank time passes",
  });
  expect(control).toContainEqual({
    method: "POST",
    path: "/_sandbank/simulate/achTransfers/:id/return",
    takes: ["code"],
    summary: "bank.simulate.achTransfers.return",
  });
  expect(control).toContainEqual({
    method: "POST",
    path: "/_sandbank/reset",
    takes: ["..."],
    summary: "Begin again with the initial state",
  });
  expect(bank.log.entries).toEqual([]);
});

test("a browser gets the list as a page without scripts, by handlers and by a server (X199)", async () => {
  const bank = mondayBank({ baseUrl: "https://bank.test/sub" });
  const { url, close } = await serve(bank, { port: 0 });
  try {
    const answers = [
      await bank.fetch("/_sandbank", AS_A_BROWSER),
      await getResponse(bank.handlers, new Request("https://bank.test/sub/_sandbank", AS_A_BROWSER)),
      await fetch(`${url}/_sandbank`, AS_A_BROWSER),
    ];
    const pages = await Promise.all(answers.map((response) => response?.text()));
    expect(new Set(pages).size).toBe(1);
    expect(answers[0]?.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answers[0]?.headers.get("vary")).toBe("Accept");
    const [page = ""] = pages;
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain("/v1/counterparties/:id");
    expect(page).toContain('<a href="_sandbank/clock">');
    expect(page).not.toMatch(/<script|https?:|href="\/|src=|@import/);
  } finally {
    await close();
  }
});

test("the page has a table for the service and one for the control, with links to reads that need nothing (X199)", async () => {
  const notes = defineResource({
    noun: 'note <b>&"',
    path: "/api/notes",
    row: z.object({ id: z.string() }),
    operations: ["get"],
  });
  const bank = mondayBank({ resources: { notes } });
  const page = await (await bank.fetch("/_sandbank", AS_A_BROWSER)).text();
  const [, service = "", control = ""] = page.split("\n<h2 ");
  expect(service).toContain(`id="service">Service</h2>
<div role="region" aria-labelledby="service" tabindex="0">
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Operation</th><th scope="col">What it does</th></tr></thead>
<tbody>
<tr><td>GET</td><th scope="row"><code>/v1</code></th><td>getApiVersion</td><td>Return the version of the API</td></tr>
<tr><td>POST</td>`);
  expect(service).toContain("<td>Retrieve a note &#60;b&#62;&#38;&#34;</td>");
  expect(control).toContain('<th scope="col">Takes</th>');
  expect(control).toContain("<td>limit, collection, id</td><td>The next things that the clock will do</td>");
  expect(control).toMatch(/^id="control">Control<\/h2>/);
  const paths = [...page.matchAll(/<a href="_sandbank\/([^"]+)"><code>\/_sandbank\/\1<\/code><\/a>/g)];
  expect(paths.map(([, path]) => path)).toEqual([
    ...["clock", "clock/nextEvent", "clock/upcoming", "faults", "history", "history/branches", "log"],
    ...["openapi.json", "outbox", "progress", "scenarios", "recipe", "resources", "snapshot", "states"],
  ]);
  expect(page.match(/<a /g)).toHaveLength(paths.length);
  const other = await bank.fetch("/_sandbank", { headers: { Accept: "application/json" } });
  expect(other.headers.get("content-type")).toBe("application/json");
});

test("the list takes GET alone, and is not there with control false (X199)", async () => {
  const refused = await send(mondayBank(), "/_sandbank", { method: "POST" });
  expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
  const { status, body } = await send(createBank({ control: false }), "/_sandbank");
  expect([status, body]).toEqual([
    404,
    { error: "There is nothing at this path: the option control is false." },
  ]);
});
