import { createServer } from "node:net";
import { expect, test } from "vitest";
import { describeScript, smallestOf } from "../../tooling/attack/smallest.ts";
import type { Target } from "../../tooling/attack/target.ts";

/** A server in trouble once it has received "boom". */
async function startFragile(): Promise<Target> {
  let trouble = "";
  const server = createServer((socket) => {
    socket.on("data", (piece) => {
      if (String(piece).includes("boom")) trouble = "the process ended with 3";
      socket.end("HTTP/1.1 200 OK\r\n\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    trouble: () => trouble,
    memory: async () => 0,
    stop: () => void server.close(),
  };
}

test("an attack that ends the server is shrunk to the part that does it", async () => {
  const smallest = await smallestOf([1, "a boom", Uint8Array.of(1)], () => "", startFragile);
  expect(smallest).toEqual(["boom"]);
  expect(describeScript(smallest ?? [])).toBe('    "boom"');
});

test("an answer that must not be is a failure too, and an attack that does no harm alone has no smallest part", async () => {
  const isOk = (outcome: { statuses: readonly number[] }) => (outcome.statuses.includes(200) ? "200" : "");
  expect(await smallestOf(["G"], isOk, startFragile)).toEqual(["G"]);
  expect(await smallestOf(["G"], () => "", startFragile)).toBeUndefined();
});
