// The types of actions and routes of own resources beside others that have none. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { createBank } from "sandbank";
import { defineResource, z } from "sandbank/define";
import { expectTypeOf } from "vitest";

const base = {
  noun: "parcel",
  path: "/parcels",
  row: z.object({ id: z.string(), to: z.string(), status: z.enum(["packed", "shipped", "lost"]) }),
} as const;
const states = {
  packed: { actions: { ship: { to: "shipped" }, lose: { to: "lost" } } },
  shipped: {},
  lost: {},
} as const;

const parcels = defineResource({
  ...base,
  states,
  actions: {
    // One without arguments takes nothing from the types of the others.
    lose: { request: "POST /parcels/:id/lose" },
    ship: { arguments: z.object({ to: z.string() }), change: (_parcel, { to }) => ({ to }) },
  },
  routes: (route) => ({
    note: route({
      method: "POST",
      path: "/parcels/:id/note",
      body: z.object({ text: z.string() }),
      handle: ({ body }) => void body.text.length,
    }),
    search: route({
      method: "GET",
      path: "/parcels/search",
      query: z.object({ to: z.string() }),
      answer: z.array(z.string()),
      handle({ rows, body, query }) {
        // @ts-expect-error a route without a body has no fields of one
        body.text;
        expectTypeOf(query.to).toEqualTypeOf<string | undefined>();
        return rows.find(query).map(({ id }) => id);
      },
    }),
  }),
});

const bank = createBank({ resources: { parcels } });
void bank.simulate.parcels.lose("1001");
void bank.simulate.parcels.ship("1001", { to: "Reno" });
// @ts-expect-error its arguments are required
void bank.simulate.parcels.ship("1001");
// @ts-expect-error no state has this action
void bank.simulate.parcels.deliver("1001");

// @ts-expect-error arguments are described by a schema
defineResource({ ...base, states, actions: { ship: { arguments: { to: "text" } } } });
defineResource({
  ...base,
  routes: (route) => ({
    // @ts-expect-error a body is described by a schema
    note: route({ method: "GET", path: "/note", body: 5, handle }),
    // @ts-expect-error a route has a method
    other: route({ path: "/other", handle }),
  }),
});

function handle() {
  return undefined;
}
