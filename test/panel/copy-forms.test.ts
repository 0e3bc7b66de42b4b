import { expect, test } from "vitest";
import { asFetch } from "../../src/code/as-fetch.ts";
import type { Bank } from "../../src/index.ts";
import { type CopyForm, copiedAs } from "../../src/recorded/test/index.ts";
import { mondayBank } from "../support/bank.ts";
import { call, send, sendText } from "../support/call.ts";
import { copied } from "./support/replay.ts";

/** The last request of a bank as each form has it. */
const inEachForm = async (bank: Bank) => {
  const text = async (form: CopyForm) => (await copiedAs(form, copied(bank))).split("\n");
  return [
    (await text("fetch")).slice(0, -1),
    (await text("openapiFetch")).slice(8, -1),
    (await text("curl")).slice(1),
  ];
};

test("an upload, a deletion and a body that is no JSON are copied in each form with what the log has of them", async () => {
  const bank = mondayBank();
  const body = new FormData();
  body.append("file", new File(["ab"], "a.png", { type: "image/png" }));
  body.append("metadata", '{"page":1}');
  await send(bank, "/v1/files", { method: "POST", headers: { Authorization: "Bearer test_key" }, body });
  const formLines = [
    "const form = new FormData();",
    'form.append("file", new File([new Uint8Array(2)], "file", { type: "image/png" }));',
    'form.append("metadata", "{\\"page\\":1}");',
  ];
  const headers = ["  headers: {", '    Authorization: "Bearer test_key",', "  },"];
  const key = "  -H 'Authorization: Bearer test_key'";
  expect(await inEachForm(bank)).toEqual([
    [
      ...[...formLines, 'const response = await fetch("/v1/files", {', '  method: "POST",'],
      ...[...headers, "  body: form,", "});"],
    ],
    [
      ...[...formLines, 'const { data, error } = await client.POST("/v1/files", {'],
      ...['  body: { file: form.get("file") as File },', "  bodySerializer: () => form,", "});"],
    ],
    [
      ...["curl --globoff -X POST 'http://localhost:4010/v1/files' \\", `${key} \\`],
      ...["  -F 'file=@file;type=image/png' \\", `  --form-string 'metadata={"page":1}'`],
    ],
  ]);
  expect(await copiedAs("vitest", copied(bank))).toContain("  const form = new FormData();\n");
  await call(bank, "DELETE", "/v1/files/1001");
  expect(await inEachForm(bank)).toEqual([
    ['const response = await fetch("/v1/files/1001", {', '  method: "DELETE",', ...headers, "});"],
    [
      ...['const { data, error } = await client.DELETE("/v1/files/{id}", {', "  params: {", "    path: {"],
      ...['      id: "1001",', "    },", "  },", "});"],
    ],
    ["curl --globoff -X DELETE 'http://localhost:4010/v1/files/1001' \\", key],
  ]);
  await sendText(bank, "POST", "/v1/logins", "{");
  const type = '"Content-Type": "application/json"';
  expect(await inEachForm(bank)).toEqual([
    [
      ...['const response = await fetch("/v1/logins", {', '  method: "POST",'],
      ...[...headers.slice(0, 2), `    ${type},`, "  },", "});"],
    ],
    ['const { data, error } = await client.POST("/v1/logins");'],
    [
      ...["curl --globoff -X POST 'http://localhost:4010/v1/logins' \\", `${key} \\`],
      "  -H 'Content-Type: application/json'",
    ],
  ]);
});

test("a value in place of a masked one is of the same kind, and one that is refused in place of a refused one", async () => {
  const bank = mondayBank();
  const number = "4111111111111111";
  const others = { ssn: "123-45-6789", cvc: "999", card_number: number, note: "a 123-45-6789 b" };
  await call(bank, "POST", "/v1/persons", { ...others, "no name!": number, list: [], none: {}, not: null });
  const end = "masked in the log; any such value works";
  const bodyOf = () => asFetch(copied(bank)).split("\n").slice(8, -4);
  expect(bodyOf()).toEqual([
    `      ssn: "000-00-0000", // ${end}`,
    `      cvc: "123", // ${end}`,
    `      card_number: "5555555555554444", // ${end}`,
    `      note: "a 000123456 b", // ${end}`,
    `      "no name!": "000000001111", // ${end}`,
    "      list: [],",
    "      none: {},",
    "      not: null,",
  ]);
  expect((await copiedAs("curl", copied(bank))).split("\n").slice(1, 6)).toEqual(
    ["ssn", "cvc", "card_number", "note", "A field"].map((name) => `# ${name}: ${end.replace(";", ",")}.`),
  );
  const refused = "masked in the log; refused, so this is one that is refused";
  for (const [account_number, value] of [
    ["!!", "true"],
    [12_345_678, '"not a number of an account"'],
  ]) {
    await call(bank, "POST", "/v1/counterparties", { account_number });
    expect(bodyOf()).toEqual([`      account_number: ${value}, // ${refused}`]);
  }
});

test("a typed client gets flags and the limit of a page as such, and other values of a query as texts", async () => {
  const bank = mondayBank();
  for (const [query, line] of [
    ["show_card_number=true", "show_card_number: true,"],
    ["show_card_number=false", "show_card_number: false,"],
    ["page[limit]=50", '"page[limit]": 50,'],
    ["page[limit]=5x", '"page[limit]": "5x",'],
    ["page[limit]=x5", '"page[limit]": "x5",'],
    ["after=50", 'after: "50",'],
  ]) {
    await call(bank, "GET", `/v1/virtualcards?${query}`);
    const code = await copiedAs("openapiFetch", copied(bank));
    expect(code.split("\n").slice(10, 13)).toEqual(["    query: {", `      ${line}`, "    },"]);
  }
});
