import * as z from "zod";
import { EFFECTS } from "../../../engine/http/log/outcomes.ts";
import type { LogEntry } from "../../../index.ts";

const text = z.string();
const instant = z.iso.datetime();

const Issue = z.strictObject({ field: text.nullable(), code: text, message: text, rule: text });

const Change = z.strictObject({
  collection: text,
  id: z.union([text, z.int()]),
  kind: z.enum(["insert", "update", "delete"]),
  at: instant,
  cause: z.enum(["request", "action", "clock", "immediate", "read"]),
  from: text.nullable(),
  to: text.nullable(),
});

const Fault = z.strictObject({
  rule: text,
  then: z.enum(EFFECTS),
  latency: z.number().min(0),
  also: z.array(text),
});

/** An entry of the log after its way through JSON. */
export const LoggedRequest: z.ZodType<LogEntry> = z.strictObject({
  number: z.int().min(1),
  time: instant,
  method: text,
  path: text,
  operation: text.nullable(),
  status: z.int().min(0).max(599),
  duration: z.number().min(0),
  requestBody: z.unknown(),
  responseBody: z.unknown(),
  issues: z.array(Issue),
  warnings: z.array(text),
  changes: z.array(Change),
  fault: Fault.nullable(),
});
