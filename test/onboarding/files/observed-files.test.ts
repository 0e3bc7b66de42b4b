import { expect, test } from "vitest";
import { openRecipe } from "../../../src/bank/recipe/open.ts";
import type { BankOptions } from "../../../src/index.ts";
import { onboardingBank, upload } from "../../support/onboarding.ts";

const byName = { assumptions: { files: { octetStream: "by-name" } } } as const;
const error = "'file' must be one of application/pdf, image/jpeg, image/png, got application/octet-stream.";
const refused = { status: 415, body: { error } };

/** Sends a file of four bytes with this name and type. */
function send(name: string, type = "application/octet-stream", options: BankOptions = byName) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(4)], name, { type }));
  return upload(onboardingBank(options), form);
}

test("a file of type application/octet-stream is refused by default, whatever its name (OPT-17)", async () => {
  expect(await send("scan.pdf", undefined, {})).toEqual(refused);
});

test.each([
  ["scan.pdf", "application/pdf"],
  ["SCAN.PDF", "application/pdf"],
  ["a photo.jpg", "image/jpeg"],
  ["photo.Jpeg", "image/jpeg"],
  ["photo.png", "image/png"],
  ["photo.jpg.PNG", "image/png"],
  ["C:\\scans\\scan.pdf", "application/pdf"],
  ["旅券.pdf", "application/pdf"],
  [".pdf", "application/pdf"],
])("with the option the file %j has the type %s, and keeps it (OPT-17)", async (name, media_type) => {
  expect(await send(name)).toEqual({
    status: 200,
    body: {
      data: {
        id: 1001,
        media_type,
        media_size: 4,
        metadata: null,
        type: "file",
        url: "https://bank.test/v1/files/1001",
      },
    },
  });
});

test.each(["scan", "scan.gif", "scan.pdf.exe", "pdf", "scan.pdf ", "scan.tiff"])(
  "with the option the file %j is refused as ever (OPT-17)",
  async (name) => {
    expect(await send(name)).toEqual(refused);
  },
);

test("with the option a part without a name is refused as ever (OPT-17)", async () => {
  const body =
    '--edge\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n%PDF\r\n--edge--\r\n';
  const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
  expect(await upload(onboardingBank(byName), body, headers)).toEqual(refused);
});

test("with the option a file with a type of its own has this type, whatever its name (OPT-17)", async () => {
  expect((await send("scan.png", "application/pdf")).body).toMatchObject({
    data: { media_type: "application/pdf" },
  });
  expect(await send("scan.png", "image/gif")).toEqual({
    status: 415,
    body: { error: "'file' must be one of application/pdf, image/jpeg, image/png, got image/gif." },
  });
});

test("with the option an empty file and one that is too large are refused as ever (OPT-17)", async () => {
  const assumptions = { files: { octetStream: "by-name", maxBytes: 3 } } as const;
  expect(await send("scan.pdf", undefined, { assumptions })).toEqual({
    status: 413,
    body: { error: "'file' must be at most 3 bytes, got 4." },
  });
});

test("an upload that was judged by its name is made again from a recipe (OPT-17)", async () => {
  const bank = onboardingBank({ ...byName, record: true });
  const form = new FormData();
  form.append("file", new File([new Uint8Array(4)], "scan.JPG", { type: "application/octet-stream" }));
  await upload(bank, form);
  const other = onboardingBank(byName);
  expect(await openRecipe(other, await bank.recipe())).toEqual({ isSame: true, refused: [] });
  expect(other.db.files.get(1001)?.media_type).toBe("image/jpeg");
});
