import { setupServer } from "msw/node";
import { createBank } from "sandbank";
import { start } from "sandbank/node";
import { expect, test } from "vitest";

const url = "https://api.example.com";
const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const acme = { name: "Acme", routing_number: "790000018", account_number: "1", account_type: "checking" };

/** Each of these is preceded by a preflight of happy-dom. */
async function callEachWay(): Promise<void> {
  const send = (path: string, method: string, data?: object) =>
    fetch(url + path, { method, headers, ...(data && { body: JSON.stringify({ data }) }) });
  const created = await send("/v1/counterparties", "POST", acme);
  expect(await created.json()).toMatchObject({ data: { id: "1001", name: "Acme" } });
  expect((await send("/v1/counterparties/1001", "PATCH", { name: "Acme Paper" })).status).toBe(200);
  expect((await send("/v1/counterparties", "PUT")).status).toBe(405);
  expect((await send("/v1/counterparties", "OPTIONS")).status).toBe(405);
  expect((await fetch(`${url}/v1/counterparties`)).status).toBe(401);
  const request = new XMLHttpRequest();
  const loaded = new Promise((resolve) => request.addEventListener("loadend", resolve));
  request.open("GET", `${url}/v1/counterparties/1001`);
  request.setRequestHeader("Authorization", "Bearer test");
  request.send();
  await loaded;
  expect(JSON.parse(request.responseText)).toMatchObject({ data: { name: "Acme Paper" } });
}

test("a page of happy-dom reaches a bank through setupServer", async () => {
  const bank = createBank({ baseUrl: url });
  const server = setupServer(...bank.handlers);
  server.listen();
  await callEachWay();
  server.close();
  const methods = bank.log.entries.map(({ method }) => method);
  expect(methods).toEqual(["POST", "PATCH", "PUT", "OPTIONS", "GET", "GET"]);
});

test("a page of happy-dom reaches a bank through sandbank/node", async () => {
  const { stop } = start(createBank());
  await callEachWay();
  await stop();
});
