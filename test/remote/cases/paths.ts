// Statements: X45, X46, X198, X199.

import { expect } from "vitest";
import { send } from "../../support/call.ts";
import { post, statusAndBody } from "../../support/control.ts";
import type { ControlCase } from "./case.ts";

/** Bodies that are no object, and why they are refused. */
const BODIES = [
  ["{", "The body is not JSON: send an object with the arguments."],
  ["[1]", "The body must be a JSON object with the arguments."],
  ['"days"', "The body must be a JSON object with the arguments."],
  ["null", "The body must be a JSON object with the arguments."],
] as const;

const NOWHERE = [
  "/",
  "/nothing",
  "/clock/",
  "/clock/advance/now",
  "/simulate/achTransfers/1001",
  "/constructor",
  "/db",
];

/** Methods that a path does not take, and the one that it takes. */
const METHODS = [
  ["GET", "clock/advance", "POST"],
  ["POST", "clock", "GET"],
  ["DELETE", "reset", "POST"],
  ["POST", "db/achTransfers", "GET"],
  ["PUT", "simulate/achTransfers/1001/return", "POST"],
] as const;

const NEAREST = [
  ["clok", "/_sandbank/clock"],
  ["faults/adds", "/_sandbank/faults/add"],
  ["simulate/achTransfers/1001/retrun", "/_sandbank/simulate/achTransfers/:id/return"],
] as const;

/** How the control is addressed. */
export const pathCases: readonly ControlCase[] = [
  {
    name: "the body may have any media type, because curl sends that of a form (X46)",
    async run(bank) {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const init = { method: "POST", headers, body: '{"days":1}' };
      expect(await statusAndBody(send(bank, "/_sandbank/clock/advance", init))).toEqual([200, {}]);
    },
  },
  {
    name: "a body that is no object is a 400 (X45, X46)",
    async run(bank) {
      for (const [body, error] of BODIES) {
        const answer = send(bank, "/_sandbank/clock/advance", { method: "POST", body });
        expect([body, ...(await statusAndBody(answer))]).toEqual([body, 400, { error }]);
      }
    },
  },
  {
    name: "an unknown path of the control is a 404 by any method (X45)",
    async run(bank) {
      for (const path of NOWHERE) {
        for (const method of ["GET", "POST"]) {
          const answer = send(bank, `/_sandbank${path}`, { method });
          expect([path, ...(await statusAndBody(answer))]).toEqual([
            path,
            404,
            {
              error: expect.stringMatching(/^There is nothing at this path\..* GET \/_sandbank lists all\.$/),
            },
          ]);
        }
      }
    },
  },
  {
    name: "a method that a path of the control does not take is a 405 that names the right one (X45)",
    async run(bank) {
      for (const [method, path, allow] of METHODS) {
        const { status, body, headers } = await send(bank, `/_sandbank/${path}`, { method });
        const error = `${method} is not a method of this path: it takes ${allow}.`;
        expect([path, status, body, headers.get("allow")]).toEqual([path, 405, { error }, allow]);
      }
    },
  },
  {
    name: "the 404 of a path that is nearly right names the nearest (X198)",
    async run(bank) {
      for (const [path, nearest] of NEAREST) {
        const answer = send(bank, `/_sandbank/${path}`, { method: "POST" });
        const error = `There is nothing at this path. The nearest is ${nearest}. GET /_sandbank lists all.`;
        expect(await statusAndBody(answer)).toEqual([404, { error }]);
      }
    },
  },
  {
    name: "query parameters are not arguments of an action",
    async run(bank) {
      expect(await statusAndBody(post(bank, "clock/advance?days=1"))).toEqual([
        400,
        { error: "'days' is not taken by this call: it takes nothing." },
      ]);
    },
  },
  {
    name: "each path of the control that GET /_sandbank lists exists, with its method (X199)",
    async run(bank) {
      const { status, body } = await send(bank, "/_sandbank");
      expect(status).toBe(200);
      const { control } = body as { control: { method: string; path: string }[] };
      expect(control.length).toBeGreaterThan(30);
      for (const { method, path } of control) {
        const filled = path.replace(":collection", "achTransfers").replace(":id", "1");
        const answer = await send(bank, filled, { method });
        const isThere =
          answer.status !== 405 && !JSON.stringify(answer.body).includes("nothing at this path");
        expect([method, path, isThere]).toEqual([method, path, true]);
      }
    },
  },
];
