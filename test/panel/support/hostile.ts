import fc from "fast-check";
import { expect } from "vitest";
import type { LogEntry } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";

/** Texts that run something wherever a snippet does not quote them. */
const attack = fc.constantFrom(
  "\n>canary #",
  "\r\n>canary\r\n",
  "'; >canary; '",
  "\\'; >canary; #",
  "$(>canary)",
  "`>canary`",
  "; >canary",
  "& >canary &",
  "| tee canary",
  "\\\n>canary\n",
  "!!",
  '"); run(); ("',
  "`); run(); (`",
  `\${run()}`,
  `\\\${run()}`,
  "\nrun(); //",
  "\u2028run();//",
  "\u2029run();//",
  "*/ run(); /*",
  "</script><script>run()</script>",
  "<!--<script>",
  "\u001b[201~\u0003\u0015\t\u009b",
  "\u202e\u2066\u061c",
  "@/etc/passwd",
  "=@/etc/passwd;type=a",
  "-o canary",
  "__proto__",
  "constructor",
  "\0",
  "//evil.example/",
  "#",
  "'\u00e9\u{1f600}",
);
/** Texts with such pieces in them. */
export const hostile = fc
  .array(fc.oneof(attack, fc.string({ unit: "binary", maxLength: 8 })), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(""))
  // Nothing here is masked: what stands in for that is another subject.
  .filter((text) => !text.includes("•"));
/** Objects of JSON with hostile keys and values. */
export const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(hostile, fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 3 }),
    tie("object"),
  ),
  object: fc
    .array(fc.tuple(fc.oneof(hostile, attack), tie("value")), { maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs)),
})).object as fc.Arbitrary<Record<string, unknown>>;
const part = fc.oneof(
  fc.record({ name: hostile, text: hostile }),
  fc.record({ name: hostile, type: hostile, size: fc.nat(64) }),
);
const method = fc.oneof(fc.constantFrom("POST", "PATCH", "PUT", "GET"), hostile);
const blank: LogEntry = {
  number: 1,
  time: MONDAY,
  method: "GET",
  path: "/v1/ach",
  operation: null,
  status: 400,
  duration: 1,
  requestBody: null,
  responseBody: null,
  warnings: [],
  fault: null,
  issues: [],
  changes: [],
};
/** Entries of any content, which a log need not be able to hold. */
export const entry = fc
  .record({
    method,
    path: hostile.map((text) => `/v1/ach${text}`),
    requestBody: fc.oneof(json, fc.array(part, { maxLength: 3 }), fc.constant(null)),
    responseBody: fc.oneof(
      fc.record({ error: hostile }),
      fc.record({ data: fc.record({ id: hostile, status: hostile }) }),
    ),
    status: fc.constantFrom(200, 400, 409),
    fault: fc.constantFrom(
      null,
      ...(["refuse", "hang", "truncate", "duplicate", "status", "latency"] as const).map((then) => ({
        rule: "1",
        then,
        latency: 0,
        also: [],
      })),
    ),
  })
  .map((some): LogEntry => ({ ...blank, ...some }));

/** Expects no raw character that an editor or a page takes for more than text. */
export function expectPlainCode(code: string): void {
  expect(code).not.toMatch(/[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]|<(\/|!|script)/iu);
}
