import { createBank } from "sandbank/core";

jest.mock("node:fs", () => ({ readFileSync: () => "no file" }));

test("the package loads where a test has replaced the files of Node", async () => {
  const bank = createBank({ baseUrl: "https://bank.test" });
  const response = await bank.fetch("https://bank.test/v1", { headers: { Authorization: "Bearer test" } });
  expect(await response.json()).toEqual({ api_version: "1" });
});

test("a stack trace has the line of the package's file", () => {
  expect(() => createBank({ seed: "x" as unknown as number })).toThrow(
    expect.objectContaining({ stack: expect.stringMatching(/sandbank\/dist\/chunks\/\w+\.js:\d+:\d+/) }),
  );
});
