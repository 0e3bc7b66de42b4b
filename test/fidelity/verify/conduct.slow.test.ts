import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { httpTransport } from "../../../src/adapters/cli/verify/client.ts";
import { serve } from "../../../src/adapters/server/index.ts";
import { createBank } from "../../../src/index.ts";
import { countsOf, verifyAt } from "./served.ts";

interface Created {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a run of verify creates, by the bodies that it sends on a Monday. */
async function created(): Promise<readonly Created[]> {
  const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  const bodies: Created[] = [];
  bank.on("request", ({ method, path, status, requestBody }) => {
    const { data } = (requestBody ?? {}) as Partial<Created>;
    if (method === "POST" && status === 200 && data) bodies.push({ path, data });
  });
  const server = await serve(bank, { port: 0 });
  await verifyAt(server.url);
  await server.close();
  return bodies;
}

test("what a run creates is known by its names, moves a cent at most, and is a month ahead (X175)", async () => {
  const bodies = await created();
  const names = bodies.flatMap(({ data }) =>
    ["name", "first_name", "login_name", "receiver_name"].flatMap((field) => data[field] ?? []),
  );
  expect(names.length).toBeGreaterThan(30);
  expect([...new Set(names.filter((name) => !String(name).startsWith("sandbank-verify")))]).toEqual([
    "TEST APPROVED",
    "TEST REJECTED",
    "TEST BLOCKED",
  ]);
  const transfers = bodies.flatMap(({ path, data }) => (path === "/v1/ach" ? [data] : []));
  expect(new Set(transfers.map(({ amount }) => amount))).toEqual(new Set([0, 1]));
  const days = transfers.map(({ service, effective_date: day }) => (service === "same-day" ? service : day));
  expect(new Set(days)).toEqual(new Set(["2026-04-01", "same-day", undefined]));
  const cards = bodies.filter(({ path }) => path === "/v1/virtualcards");
  expect(new Set(cards.map(({ data }) => data.total_card_amount))).toEqual(new Set([1]));
});

test("a run that is interrupted ends after its probe, deletes what that has created, and says so (X177)", async () => {
  const bank = createBank();
  const server = await serve(bank, { port: 0 });
  const isStopped = () => bank.db.files.count() + bank.log.entries.filter(isUpload).length > 0;
  const report = await verifyAt(server.url, { only: ["onboarding"], isStopped });
  await server.close();
  expect(bank.log.entries.some(isUpload)).toBe(true);
  const { addresses, files, documents, govIdents, persons } = bank.db;
  for (const table of [addresses, files, documents, govIdents, persons]) expect(table.count()).toBe(0);
  expect(report.probes.find(({ reason }) => reason === "the run was interrupted")?.result).toBe(
    "inconclusive",
  );
  expect(countsOf(report).confirmed).toBeGreaterThan(0);
});

test("the third probe in a row without an answer to compare ends the run (X177)", async () => {
  const failing = createServer((_, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => failing.listen(0, "127.0.0.1", resolve));
  const { port } = failing.address() as AddressInfo;
  const { probes } = await verifyAt(`http://127.0.0.1:${port}`);
  failing.close();
  const left = probes.filter(({ reason }) => reason?.startsWith("the run ended"));
  expect(probes.length - left.length).toBe(3);
});

test("without writes the transport refuses anything but GET, whatever a probe asks for (X175)", async () => {
  const transport = httpTransport({
    baseUrl: "http://127.0.0.1:9",
    keys: { client: "client_key_of_a_test", admin: undefined, other: undefined, none: undefined },
    rate: 1000,
    timeout: 1000,
    writes: false,
  });
  for (const method of ["POST", "PATCH", "DELETE"])
    await expect(transport({ method, path: "/v1/addresses", key: "client" })).rejects.toThrow(
      `${method} /v1/addresses is no GET, and only --writes allows others.`,
    );
});

function isUpload({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method === "POST" && path === "/v1/files";
}
