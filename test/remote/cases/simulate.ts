// Statements: X45.

import { expect } from "vitest";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { post, read, statusAndBody } from "../../support/control.ts";
import type { ControlCase } from "./case.ts";

/** Actions in the order in which they are asked for, and the status that they lead to. */
const WAYS = [
  [["settle"], "succeeded"],
  [["hold"], "hold"],
  [["hold", "release"], "processing"],
  [["hold", "reject"], "failed"],
] as const;

/** Arguments of a return that are refused, and why. */
const REFUSED = [
  [
    { code: "R99" },
    'return: \'code\' must be a NACHA return code such as "R01" (Insufficient Funds), got "R99".',
  ],
  [{}, "return: 'code' is required."],
  [{ code: "R03", codes: "R04" }, "return: unknown argument 'codes': it takes code."],
  [{ code: "R03", a: 1, b: 2 }, "return: unknown arguments 'a', 'b': it takes code."],
] as const;

/** Actions on rows over HTTP. */
export const simulateCases: readonly ControlCase[] = [
  {
    name: "an action returns the changed row (X45)",
    async run(bank) {
      const pending = await create(bank, "/v1/ach", minimalTransfer);
      expect(await statusAndBody(post(bank, "simulate/achTransfers/1001/process"))).toEqual([
        200,
        { ...pending, status: "processing", batch_id: expect.any(String) },
      ]);
    },
  },
  {
    name: "a processing transfer goes on to the status that its actions lead to",
    async run(bank) {
      for (const [actions, status] of WAYS) {
        const { id } = await create(bank, "/v1/ach", minimalTransfer);
        await post(bank, `simulate/achTransfers/${id}/process`, {});
        for (const action of actions)
          expect((await post(bank, `simulate/achTransfers/${id}/${action}`)).status).toBe(200);
        expect([actions, (await bank.db.achTransfers.get(id))?.status]).toEqual([actions, status]);
      }
    },
  },
  {
    name: "a transfer is returned with a code",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      await post(bank, "simulate/achTransfers/1001/process");
      const { status, body } = await post(bank, "simulate/achTransfers/1001/return", { code: "R03" });
      expect([status, body]).toMatchObject([
        200,
        { status: "failed", return: { code: "R03", description: "No Account/Unable to Locate Account" } },
      ]);
    },
  },
  {
    name: "an action that the state forbids is a 409 that says in which states it is possible (X45)",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      const before = await bank.snapshot();
      const answer = post(bank, "simulate/achTransfers/1001/return", { code: "R03" });
      const error =
        "ACH transfer 1001 has status pending; return is possible only in status processing, succeeded.";
      expect(await statusAndBody(answer)).toEqual([409, { error }]);
      await expect(bank.simulate.achTransfers.return(1001, "R03")).rejects.toThrow(error);
      expect(await bank.snapshot()).toEqual(before);
    },
  },
  {
    name: "an action on an unknown id is a 404 (X45)",
    async run(bank) {
      for (const id of ["1001", "abc", "1001%20", "%"]) {
        const { status, body } = await post(bank, `simulate/achTransfers/${id}/process`);
        expect([id, status, body]).toEqual([
          id,
          404,
          { error: expect.stringMatching(/^There is no ACH transfer with id "/) },
        ]);
      }
    },
  },
  {
    name: "wrong arguments of an action are refused and change nothing (X45)",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      await post(bank, "simulate/achTransfers/1001/process");
      const before = await bank.snapshot();
      for (const [fields, error] of REFUSED) {
        const answer = post(bank, "simulate/achTransfers/1001/return", fields);
        expect(await statusAndBody(answer)).toEqual([400, { error }]);
        expect(await bank.snapshot()).toEqual(before);
      }
    },
  },
  {
    name: "the effect of an action is in the timeline, with its cause",
    async run(bank) {
      await create(bank, "/v1/ach", minimalTransfer);
      await post(bank, "simulate/achTransfers/1001/process");
      const { status, body } = await read(bank, "timeline/achTransfers/1001");
      expect([status, body]).toMatchObject([
        200,
        [
          { status: "pending", cause: "request" },
          { status: "processing", cause: "action" },
        ],
      ]);
    },
  },
  {
    name: "a company is moved to another status, with a reason",
    async run(bank) {
      await create(bank, "/v1/addresses", { street_line1: "1 Main St", city: "Austin", country: "US" });
      await create(bank, "/v1/companies", {
        email_address: "books@acme.example",
        name: "Acme Paper",
        phone_number: "+1 512 555 0100",
        physical_address_id: 1001,
        website_url: "https://acme.example",
      });
      const fields = { status: "blocked", reason: "The EIN letter is missing", category: "documents" };
      const { status, body } = await post(bank, "simulate/companies/1001/transition", fields);
      expect([status, body]).toMatchObject([200, { id: 1001, status: "blocked" }]);
      const company = await bank.db.companies.get(1001);
      expect(company?.events.at(-1)?.data).toEqual({
        status: "blocked",
        status_reason: "The EIN letter is missing",
        status_reason_category: "documents",
      });
    },
  },
];
