// Statements: X129.

import { expect, test } from "vitest";
import { multipartBody } from "../../../src/bank/recipe/multipart-body.ts";

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test("a form of a recipe is a multipart body whose files are zeros (X129)", () => {
  const { contentType, bytes } = multipartBody([
    { name: "file", type: "application/pdf", fileName: 'a "b".pdf', size: 2 },
    { name: "metadata", type: "text/plain", size: 2, text: "{}" },
  ]);
  expect(contentType).toBe("multipart/form-data; boundary=sandbank-recipe-0-");
  expect(textOf(bytes).split("\r\n")).toEqual([
    "--sandbank-recipe-0-",
    'Content-Disposition: form-data; name="file"; filename="a %22b%22.pdf"',
    "Content-Type: application/pdf",
    "",
    "\0\0",
    "--sandbank-recipe-0-",
    'Content-Disposition: form-data; name="metadata"',
    "Content-Type: text/plain",
    "",
    "{}",
    "--sandbank-recipe-0---",
    "",
  ]);
});

test("the boundary stands in no part (X129)", () => {
  const texts = ["--sandbank-recipe-0-", "sandbank-recipe-1-"];
  const parts = texts.map((text) => ({ name: "text", type: "text/plain", size: text.length, text }));
  expect(multipartBody(parts).contentType).toBe("multipart/form-data; boundary=sandbank-recipe-2-");
});
