// @vitest-environment jsdom
// Statements: O15, X50.

import { expect, test } from "vitest";
import { losesFiles } from "../../support/jsdom-files.ts";
import { formWith, onboardingBank, upload } from "../../support/onboarding.ts";

test.runIf(losesFiles)(
  "a File made by jsdom loses its bytes when it is sent, and is refused with a message that says so",
  async () => {
    expect(formWith()).toBeInstanceOf(window.FormData);
    expect(await upload(onboardingBank(), formWith())).toEqual({
      status: 400,
      body: {
        error:
          "'file' must not be empty, got 0 bytes; a File made by jsdom loses its bytes when it is sent: run such a test in Node or in a browser.",
      },
    });
  },
);

test("bytes written by hand are accepted in jsdom too", async () => {
  const part = 'Content-Disposition: form-data; name="file"\r\nContent-Type: application/pdf';
  const body = `--edge\r\n${part}\r\n\r\n%PDF\r\n--edge--`;
  const bank = onboardingBank();
  const answer = await upload(bank, body, { "Content-Type": "multipart/form-data; boundary=edge" });
  expect(answer.status).toBe(200);
  expect(bank.db.files.get(1001)?.media_size).toBe(4);
});
