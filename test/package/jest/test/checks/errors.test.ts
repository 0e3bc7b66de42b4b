import { execFileSync, spawnSync } from "node:child_process";

test("a request that no route answers fails its test, and a bank outside of a test is an error", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/jest/bin/jest.js", "--rootDir", ".", "--config", "test/failing/jest.config.cjs"],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Test "reads a loan": no route of the bank answers GET /v1/loans (404)');
  expect(stderr).toContain("There is a bank only while a test runs");
  expect(stderr).toContain("Tests:       2 failed, 1 passed, 3 total");
}, 60_000);

test("outside of Jest the error says where setupBank belongs", () => {
  const script = 'import { setupBank } from "sandbank/jest"; setupBank();';
  const run = () =>
    execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(run).toThrow("setupBank is for test files of Jest");
});
