import { expect, onTestFinished, test, vi } from "vitest";
import { defineResource, z } from "../../src/define/index.ts";
import { createBank } from "../../src/index.ts";
import { START, STILL, send } from "./support.ts";

test("a timer whose time is past runs now, so that a snapshot after it is restored (DEF-23, DEF-28)", async () => {
  const alarms = defineResource({
    noun: "alarm",
    path: "/api/alarms",
    row: z.object({ id: z.string(), at: z.string(), status: z.enum(["set", "rung"]) }),
    create: { required: ["at"] },
    states: { set: { actions: { ring: { to: "rung" } } }, rung: {} },
    timers: {
      ring: {
        event: "ring",
        at: ({ at, status }) => (status === "set" ? at : null),
        run: ({ id }, { rows }) => void rows.perform(id, "ring"),
      },
    },
  });
  const bank = createBank({ ...STILL, resources: { alarms } });
  await send(bank, "POST", "/api/alarms", { data: { at: "2026-03-02" } });
  await bank.clock.advance({ minutes: 1 });
  expect(bank.timeline("alarms", "1001")).toEqual([
    { at: START, status: "set", cause: "request" },
    { at: START, status: "rung", cause: "clock" },
  ]);
  await bank.restore(bank.snapshot());
});

test("a row that a handler deletes has no step ahead of it any more (DEF-27)", async () => {
  const holds = defineResource({
    noun: "hold",
    path: "/api/holds",
    row: z.object({ id: z.string(), status: z.enum(["placed", "expired"]) }),
    create: { required: [] },
    states: { placed: { after: { days: 1, to: "expired" } }, expired: {} },
    routes: (route) => ({
      releaseHolds: route({
        method: "POST",
        path: "/api/holds/release",
        answer: z.object({}),
        handle({ rows }) {
          for (const { id } of rows.all()) rows.delete(id);
          return {};
        },
      }),
    }),
  });
  const bank = createBank({ ...STILL, resources: { holds } });
  await send(bank, "POST", "/api/holds", { data: {} });
  expect(bank.snapshot().timers).toHaveLength(1);
  await send(bank, "POST", "/api/holds/release");
  expect(bank.snapshot().timers).toEqual([]);
});

test("an argument is described by what is inside its schema, and by the nearest text about it (DEF-19)", () => {
  const when = z.pipe(z.string(), z.transform(Number)).register(z.globalRegistry, { description: "A year." });
  const size = z.enum(["small", "large"]);
  const notes = defineResource({
    noun: "note",
    path: "/api/notes",
    row: z.object({ id: z.string(), status: z.enum(["open", "closed"]) }),
    create: { required: [] },
    states: { open: { actions: { close: { to: "closed" } } }, closed: {} },
    actions: {
      close: {
        arguments: z.object({
          when,
          size: z.prefault(z.nullable(size), "small"),
          tone: z.pipe(z.string(), size),
          count: z.nullable(z.int()),
          isLast: z._default(z.boolean(), true),
        }),
      },
    },
  });
  const [close] = createBank({ ...STILL, resources: { notes } }).resources.notes.actions;
  const choices = ["small", "large"].map((value) => ({ value, title: value }));
  expect(close).toStrictEqual({
    ...{ name: "close", title: "Close", positional: [], target: null, byState: true, request: null },
    arguments: [
      { name: "when", title: "When", hint: "A year.", type: "text", required: true },
      { name: "size", title: "Size", type: "choice", required: false, choices },
      { name: "tone", title: "Tone", type: "choice", required: true, choices },
      { name: "count", title: "Count", type: "number", required: true },
      { name: "isLast", title: "Is last", type: "boolean", required: false, default: true },
    ],
  });
});

test("a timer after the end of bank time never runs, and one at no time is an error (DEF-23)", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const alarms = defineResource({
    noun: "alarm",
    path: "/api/alarms",
    row: z.object({ id: z.string(), at: z.string() }),
    create: { required: ["at"] },
    timers: { ring: { event: "ring", at: ({ at }) => at, run: () => undefined } },
  });
  const bank = createBank({ ...STILL, resources: { alarms } });
  const create = (at: string) => send(bank, "POST", "/api/alarms", { data: { at } });
  expect((await create("9990-01-02")).status).toBe(200);
  expect(bank.clock.nextEvent()).toMatchObject({ at: "9990-01-02T00:00:00.000Z", event: "ring" });
  await bank.clock.advance({ days: 365_000 });
  expect(bank.db.alarms.count()).toBe(1);
  expect(await create("soon")).toEqual({
    status: 500,
    body: {
      error:
        'create.handle of alarms threw Error: The timer ring of alarms must be at an ISO 8601 instant or day, got "soon". See the console.',
    },
  });
});
