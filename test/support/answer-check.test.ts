import { expect, test } from "vitest";
import type { SeenAnswer } from "../../src/engine/http/routes/answer-watch.ts";
import { type StatusCodes, sentStatus } from "../../src/engine/http/routes/status-codes.ts";
import { deletePerson } from "../../src/onboarding/persons/routes.ts";
import { cancelAchTransfer } from "../../src/payments/ach-transfers/routes.ts";
import { getCounterparty, listCounterparties } from "../../src/payments/counterparties/routes.ts";
import { wrongAnswer } from "./answer-check.ts";

const links = { first: "/v1/counterparties", next: null };
const answered = (
  route: SeenAnswer["route"],
  status: number,
  body?: unknown,
  codes: StatusCodes = "by-cause",
) => wrongAnswer({ route, answer: { status, body, headers: {} }, sentStatus: sentStatus(codes) });

test("an answer as it is declared is not reported", () => {
  expect(answered(listCounterparties, 200, { data: [], links })).toBeUndefined();
  expect(answered(getCounterparty, 404, { error: "There is none." })).toBeUndefined();
  expect(answered(deletePerson, 204)).toBeUndefined();
});

test("an answer that is not declared is reported", () => {
  expect(answered(getCounterparty, 409, {})).toBe("getCounterparty answered 409, which it does not declare.");
  expect(answered(deletePerson, 204, {})).toBe("deletePerson answered a body, but declares none.");
  expect(answered(listCounterparties, 200, { data: [{ id: 1001 }], links })).toContain(
    "listCounterparties answered something else than it declares",
  );
  expect(answered(listCounterparties, 200, { data: [], links, total: 0 })).toBe(
    'listCounterparties answered more than it declares: {"data":[],"links":{"first":"/v1/counterparties","next":null},"total":0}, not {"data":[],"links":{"first":"/v1/counterparties","next":null}}',
  );
  expect(answered(undefined, 200, {})).toBe("A path without a route answered 200.");
  expect(answered(undefined, 405, {}, "documented")).toBe("A path without a route answered 405.");
  expect(answered(cancelAchTransfer, 409, {}, "documented")).toBe(
    "cancelAchTransfer answered 409, which it does not declare.",
  );
  expect(answered(cancelAchTransfer, 409, {})).toBeUndefined();
});
