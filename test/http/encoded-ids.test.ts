import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";

test("an id in a path may be percent-encoded, and an encoded slash is a part of it (X334)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await retrieve(bank, "/v1/ach/%31001")).toMatchObject({ id: "1001", url: "/v1/ach/1001" });
  for (const id of ["1001%2Femail", "%2531001", "%", "%3"]) {
    const { status, body } = await call(bank, "GET", `/v1/ach/${id}`);
    const error = "There is no ACH transfer with this id: take one from the list at /v1/ach.";
    expect([id, status, body]).toEqual([id, 404, { error }]);
  }
});
