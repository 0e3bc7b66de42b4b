import { expect, test } from "vitest";
import { create } from "../../support/call.ts";
import { onboardingBank } from "../../support/onboarding.ts";
import {
  type Resource,
  refused,
  type SentField,
  type ShownField,
  showSentField,
  showShownField,
} from "./field.ts";

const logins: Resource = {
  bank: onboardingBank,
  path: "/v1/logins",
  minimal: { login_name: "ada" },
  second: { login_name: "bob" },
};

test.each<SentField>([
  {
    id: "ONB-83",
    field: "login_name",
    type: "text",
    notGiven: refused,
    takes: ["ada", "Ada K."],
    refuses: ["", " "],
  },
])("$id: $field of a login ($type)", (row) => showSentField(logins, row));

test.each<ShownField>([
  { id: "ONB-82", field: "id", shows: 1001, unique: true },
  { id: "ONB-84", field: "reservation_expires", shows: "2026-04-01" },
])("$id: the service sets $field of a login", (row) => showShownField(logins, row));

test("ONB-81: a login reserves its name, and has nothing but its own fields", async () => {
  const bank = onboardingBank();
  expect(await create(bank, "/v1/logins", { login_name: "ada" })).toEqual({
    id: 1001,
    login_name: "ada",
    reservation_expires: "2026-04-01",
  });
  await expect(create(bank, "/v1/logins", { login_name: "ada" })).rejects.toThrow("409");
});
