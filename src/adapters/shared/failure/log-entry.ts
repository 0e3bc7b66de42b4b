import * as z from "zod/mini";
import { EFFECTS } from "../../../engine/http/log/outcomes.ts";
import type { LogEntry } from "../../../index.ts";

const text = z.string();
const instant = z.iso.datetime();

const Issue = z.strictObject({ field: z.nullable(text), code: text, message: text, rule: text });

const Change = z.strictObject({
  collection: text,
  id: z.union([text, z.int()]),
  kind: z.enum(["insert", "update", "delete"]),
  at: instant,
  cause: z.enum(["request", "action", "clock", "immediate", "read"]),
  from: z.nullable(text),
  to: z.nullable(text),
});

const Fault = z.strictObject({
  rule: text,
  then: z.enum(EFFECTS),
  latency: z.number().check(z.minimum(0)),
  also: z.array(text),
});

/** An entry of the log after its way through JSON. */
export const LoggedRequest: z.ZodMiniType<LogEntry> = z.strictObject({
  number: z.int().check(z.minimum(1)),
  time: instant,
  method: text,
  path: text,
  operation: z.nullable(text),
  status: z.int().check(z.minimum(0), z.maximum(599)),
  duration: z.number().check(z.minimum(0)),
  requestBody: z.unknown(),
  responseBody: z.unknown(),
  issues: z.array(Issue),
  warnings: z.array(text),
  changes: z.array(Change),
  fault: z.nullable(Fault),
});
