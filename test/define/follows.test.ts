import { expect, test } from "vitest";
import { defineResource, referenceTo, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { STILL, send } from "./support.ts";

const jobs = defineResource({
  noun: "job",
  path: "/api/jobs",
  row: z.object({ id: z.string(), status: z.enum(["open", "done", "lost"]) }),
  operations: ["create", "get", "delete"],
  states: {
    open: { actions: { finish: { to: "done" }, lose: { to: "lost" } } },
    done: { actions: { lose: { to: "lost" } } },
    lost: {},
  },
});

const bills = defineResource({
  noun: "bill",
  path: "/api/bills",
  row: z.object({
    id: z.string(),
    job: z.string().nullable(),
    status: z.enum(["waiting", "due", "void"]),
    voided_at: z.string().nullable(),
  }),
  create: { optional: ["job"] },
  states: {
    waiting: { follows: { field: "job", collection: "jobs", to: { done: "due", lost: "void" } } },
    due: {},
    void: { tone: "off" },
  },
  onEnter: { void: (_, { now }) => ({ voided_at: now }) },
});

async function bankWithBills() {
  const bank = createBank({ ...STILL, resources: { jobs, bills } });
  for (const id of ["1001", "1002"]) {
    await send(bank, "POST", "/api/jobs", { data: {} });
    await send(bank, "POST", "/api/bills", { data: { job: id } });
  }
  await send(bank, "POST", "/api/bills", { data: {} });
  return bank;
}

test("a row follows the row that its field names, from its state alone (DEF-22, DEF-45)", async () => {
  const bank = await bankWithBills();
  await bank.simulate.jobs.finish("1001");
  await bank.simulate.jobs.lose("1001");
  await bank.simulate.jobs.lose("1002");
  expect(bank.db.bills.all()).toEqual([
    { id: "1001", job: "1001", status: "due", voided_at: null },
    { id: "1002", job: "1002", status: "void", voided_at: "2026-03-02T15:00:00.000Z" },
    { id: "1003", job: null, status: "waiting", voided_at: null },
  ]);
});

test("a row whose other row is deleted stays as it is (DEF-22)", async () => {
  const bank = await bankWithBills();
  expect((await send(bank, "DELETE", "/api/jobs/1001")).status).toBe(204);
  expect(bank.db.bills.get("1001")?.status).toBe("waiting");
});

test("a state that follows another row waits for it (DEF-18, DEF-22)", async () => {
  const { statuses, lifecycle } = (await bankWithBills()).resources.bills;
  expect(statuses).toEqual([
    { name: "waiting", tone: "wait" },
    { name: "due", tone: "good" },
    { name: "void", tone: "off" },
  ]);
  const step = { from: "waiting", by: "step", operation: null };
  expect(lifecycle?.edges).toEqual([
    { ...step, to: "due", name: "jobs done", when: "when its job is done" },
    { ...step, to: "void", name: "jobs lost", when: "when its job is lost" },
  ]);
});

test("a collection that is not there can't be followed (DEF-2, DEF-22)", () => {
  expect(() => createBank({ ...STILL, resources: { bills } })).toThrow(
    /^Option 'resources\.bills\.states\.waiting\.follows\.collection' must be a collection of the bank, one of "counterparties", .*, got "jobs"\.$/,
  );
});

test("a state with a step of time waits for it, and says how long (DEF-18)", () => {
  const timed = (after: object) => {
    const trips = defineResource({
      noun: "trip",
      path: "/api/trips",
      row: z.object({ id: z.string(), status: z.enum(["booked", "done"]) }),
      states: { booked: { after: { to: "done", ...after } }, done: {} },
    });
    const { statuses, lifecycle } = createBank({ ...STILL, resources: { trips } }).resources.trips;
    expect(statuses[0]).toEqual({ name: "booked", tone: "wait" });
    return lifecycle?.edges.map(({ name, when }) => `${name} ${when}`);
  };
  expect(timed({ days: 1 })).toEqual(["done after 1 day"]);
  expect(timed({ days: 2, hours: 1, event: "arrive" })).toEqual(["arrive after 2 days and 1 hour"]);
  expect(timed({ bankingDays: 1 })).toEqual(["done after 1 banking day"]);
  expect(timed({ bankingDays: 2, hours: 3, minutes: undefined })).toEqual([
    "done after 2 banking days and 3 hours",
  ]);
});

test("a reference gets an index for those that follow it, and its rows too (DEF-15, DEF-22)", async () => {
  const linked = defineResource({
    noun: "link",
    path: "/api/links",
    row: z.object({
      id: z.string(),
      job_id: referenceTo("jobs", z.string()),
      status: z.enum(["waiting", "ended"]),
    }),
    create: { required: ["job_id"] },
    states: {
      waiting: { follows: { field: "job_id", collection: "jobs", to: { lost: "ended" } } },
      ended: {},
    },
  });
  const bank = createBank({ ...STILL, resources: { jobs, linked } });
  await send(bank, "POST", "/api/jobs", { data: {} });
  await send(bank, "POST", "/api/links", { data: { job_id: "1001" } });
  await bank.simulate.jobs.lose("1001");
  expect(bank.db.linked.all()).toEqual([{ id: "1001", job_id: "1001", status: "ended" }]);
});
