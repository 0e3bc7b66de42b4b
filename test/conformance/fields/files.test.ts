import { expect, test } from "vitest";
import { call, retrieve } from "../../support/call.ts";
import { formWith, onboardingBank, upload } from "../../support/onboarding.ts";

/** A bank with one file of so many bytes. */
async function bankWithFile(type: string, bytes: number, parts: Readonly<Record<string, string>> = {}) {
  const bank = onboardingBank();
  const form = formWith(type, bytes);
  for (const [name, text] of Object.entries(parts)) form.append(name, text);
  expect((await upload(bank, form)).status).toBe(200);
  return bank;
}

test.each([
  { id: "ONB-108", field: "id", pdf: 1001, png: 1001 },
  { id: "ONB-109", field: "media_type", pdf: "application/pdf", png: "image/png" },
  { id: "ONB-110", field: "media_size", pdf: 1, png: 300_001 },
  { id: "ONB-111", field: "metadata", pdf: null, png: { page: [1, null] } },
  { id: "ONB-112", field: "type", pdf: "file", png: "file" },
  {
    id: "ONB-113",
    field: "url",
    pdf: "https://bank.test/v1/files/1001",
    png: "https://bank.test/v1/files/1001",
  },
])("$id: $field of a file", async ({ field, pdf, png }) => {
  const plain = await bankWithFile("application/pdf", 1);
  expect((await retrieve(plain, "/v1/files/1001"))[field]).toEqual(pdf);
  const full = await bankWithFile("image/png", 300_001, { metadata: JSON.stringify({ page: [1, null] }) });
  expect((await retrieve(full, "/v1/files/1001"))[field]).toEqual(png);
});

test("ONB-108 to ONB-113: the parts of an upload set no other field than metadata", async () => {
  const bank = onboardingBank();
  const form = formWith("image/jpeg", 7);
  for (const field of ["id", "media_type", "media_size", "type", "url"]) form.append(field, "by the client");
  await upload(bank, form);
  expect(await retrieve(bank, "/v1/files/1001")).toEqual({
    id: 1001,
    media_type: "image/jpeg",
    media_size: 7,
    metadata: null,
    type: "file",
    url: "https://bank.test/v1/files/1001",
  });
  expect(await upload(bank, formWith("image/jpeg", 7))).toMatchObject({
    body: { data: { id: 1002, url: "https://bank.test/v1/files/1002" } },
  });
});

test("ONB-107: a file is a pdf, a jpg or a png", async () => {
  const bank = onboardingBank();
  const statuses: [string, number][] = [];
  for (const type of ["application/pdf", "image/jpeg", "image/png", "image/gif", "text/plain"]) {
    statuses.push([type, (await upload(bank, formWith(type))).status]);
  }
  expect(statuses).toEqual([
    ["application/pdf", 200],
    ["image/jpeg", 200],
    ["image/png", 200],
    ["image/gif", 415],
    ["text/plain", 415],
  ]);
});

test("ONB-114: the bytes of a file are in no answer, neither as JSON nor at the file's url", async () => {
  const bank = onboardingBank();
  const form = new FormData();
  form.append("file", new File(["SECRETBYTES"], "scan.pdf", { type: "application/pdf" }));
  const answers = [JSON.stringify((await upload(bank, form)).body)];
  for (const path of ["/v1/files/1001", "/v1/files", "/v1/files/1001/content"]) {
    answers.push((await call(bank, "GET", path)).text);
  }
  expect(answers.join()).not.toContain("SECRETBYTES");
  expect(bank.db.files.get(1001)?.media_size).toBe(11);
});
