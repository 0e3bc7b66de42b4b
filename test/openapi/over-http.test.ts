import { expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { connect, createBank } from "../../src/index.ts";
import { type OpenApiDocument, openapi } from "../../src/openapi/index.ts";
import { mondayBank } from "../support/bank.ts";
import { read } from "../support/control.ts";

test("a bank answers with its own document, with the base url that it has", async () => {
  const bank = mondayBank({ baseUrl: "https://api.example.com", accounts: ["7"] });
  const { status, body } = await read(bank, "openapi.json");
  expect([status, body]).toEqual([200, openapi(bank)]);
});

test("a server without a base url names the address at which it was asked", async () => {
  const server = await serve(mondayBank(), { port: 0 });
  try {
    const response = await fetch(`${server.url}/_sandbank/openapi.json`);
    const document = (await response.json()) as OpenApiDocument;
    expect(document.servers).toEqual([{ url: server.url, description: "The bank." }]);
    expect(Object.keys(document.paths)).toEqual(Object.keys(openapi().paths));
  } finally {
    await server.close();
  }
});

test("a bank without a control has no such path", async () => {
  expect((await read(createBank({ control: false }), "openapi.json")).status).toBe(404);
});

test("what is no bank of this process is refused", () => {
  const remote = connect({ baseUrl: "http://localhost" });
  for (const [given, got] of [
    [remote, "an object"],
    [{}, "an object"],
    [5, "5"],
  ] as const) {
    // @ts-expect-error none of these is a bank
    expect(() => openapi(given)).toThrow(
      `openapi takes a bank that createBank made, got ${got}: a server has its own document at /_sandbank/openapi.json.`,
    );
  }
});
