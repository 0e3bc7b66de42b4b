import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { BASE_URL } from "../conformance/case.ts";
import { harOf } from "../fidelity/har.ts";
import { recordingClient } from "../fidelity/recording.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { runHere } from "./run-command.ts";
import { cleanUp, newFolder } from "./state/support.ts";

afterEach(cleanUp);

function file(name: string, text: string): string {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
}

/** The HAR of a transfer that is canceled twice, at a service that sends only documented statuses. */
async function recording(): Promise<string> {
  const service = mondayBank({ baseUrl: BASE_URL, assumptions: { statusCodes: "documented" } });
  const { client, exchanges } = recordingClient(service);
  await create(client, "/v1/ach", minimalTransfer);
  for (let time = 0; time < 2; time += 1) await call(client, "PATCH", "/v1/ach/1001", { status: "canceled" });
  return harOf(exchanges);
}

test("drift prints the option that explains the differences, and ends with 1 (X170)", async () => {
  const har = file("recording.har", await recording());
  const { code, out, err } = await runHere(["drift", har]);
  expect([code, err]).toEqual([1, ""]);
  expect(out.split("\n")).toEqual([
    "3 requests to https://api.bank.example compared, 1 difference.",
    "",
    'assumptions.statusCodes: "documented" would explain 1 difference:',
    "  3. PATCH /v1/ach/1001  status",
    expect.stringMatching(/^ {7}documented {2}P15: /),
    "       real        400",
    "       bank        409",
    "",
    "Options with which the bank would agree, or come closest:",
    '  { assumptions: { statusCodes: "documented" } }',
    "",
  ]);
  expect(out).not.toContain("sk_live_secret");
});

test("drift prints what no option explains by itself (X170)", async () => {
  const { log } = JSON.parse(await recording());
  const { content } = log.entries[0].response;
  content.text = content.text.replace('"credit"', '"sideways"');
  const options = file("bank.json", '{ "assumptions": { "statusCodes": "documented" } }');
  const { code, out } = await runHere([
    "drift",
    file("recording.har", JSON.stringify({ log })),
    "--options",
    options,
  ]);
  expect([code, out.split("\n")]).toEqual([
    1,
    [
      "3 requests to https://api.bank.example compared, 1 difference.",
      "",
      "No option explains 1 difference:",
      "  1. POST /v1/ach  data.direction",
      "       documented  ACH-10: `direction`: `credit` or `debit`.",
      '       real        "sideways"',
      '       bank        "credit"',
      "",
    ],
  ]);
});

test("with the option, or with a rule that ignores it, drift ends with 0 (X170)", async () => {
  const har = file("recording.har", await recording());
  const options = file("bank.json", '{ "assumptions": { "statusCodes": "documented" } }');
  expect(await runHere(["drift", har, "--options", options])).toEqual({
    code: 0,
    out: "3 requests to https://api.bank.example compared, no differences.\n",
    err: "",
  });
  const ignore = file("drift.ignore", "PATCH /v1/ach/* status\nGET /v1/ach *\n");
  const { code, out } = await runHere(["drift", har, "--ignore", ignore, "--json"]);
  expect([code, JSON.parse(out)]).toMatchObject([0, { differences: [], unusedRules: ["GET /v1/ach *"] }]);
});

test("drift ends with 2 for what it cannot read, in one line (X170)", async () => {
  const har = file("page.har", "<html>");
  expect(await runHere(["drift", har])).toEqual({
    code: 2,
    out: "",
    err: `sandbank: ${har}: Not a HAR file: expected JSON, got "<html>".\n`,
  });
  const { code, err } = await runHere(["drift", "nothing.har"]);
  expect([code, err]).toEqual([2, expect.stringMatching(/^sandbank: nothing\.har: ENOENT[^\n]*\n$/)]);
});

test("drift with options that check signatures makes its requests all the same, and prints no secret (X155, X170)", async () => {
  const har = file("recording.har", await recording());
  const signatures = { check: true, secret: "a secret of ours" };
  const options = file(
    "bank.json",
    JSON.stringify({ signatures, assumptions: { statusCodes: "documented" } }),
  );
  expect(await runHere(["drift", har, "--options", options])).toEqual({
    code: 0,
    out: "3 requests to https://api.bank.example compared, no differences.\n",
    err: "",
  });
});

test("drift ends with 2 where no request could be compared (X170)", async () => {
  const busy = { at: 0, request: { method: "GET", path: "/v1/ach" }, answer: { status: 503, body: {} } };
  expect(await runHere(["drift", file("busy.har", harOf([busy]))])).toEqual({
    code: 2,
    out: "no requests to https://api.bank.example compared, no differences.\nNot compared:\n  1 the service failed with 503\n",
    err: "",
  });
});
