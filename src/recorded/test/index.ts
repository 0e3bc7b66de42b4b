import { findInternals } from "../../bank/internals.ts";
import { recordedOf } from "../../bank/recipe/record.ts";
import { asCurl } from "../../code/as-curl.ts";
import { asFetch } from "../../code/as-fetch.ts";
import { asOpenapiFetch } from "../../code/as-openapi-fetch.ts";
import type { Copied } from "../../code/copied.ts";
import { breakOf } from "../../code/faulted.ts";
import { masksOf, unmask } from "../../code/unmask.ts";
import type { LogEntry } from "../../core.ts";
import type { Form } from "./form.ts";
import { itemsOfLog } from "./items.ts";
import { markBefore, recordedTest } from "./recording.ts";
import { sourceOf } from "./source.ts";
import { testText } from "./text.ts";

/** Writes a request down in a form to copy. */
export async function copiedAs(form: CopyForm, copied: Copied): Promise<string> {
  if (form === "fetch") return asFetch(copied);
  if (form === "openapiFetch") return asOpenapiFetch(copied);
  if (form === "curl") return asCurl(copied, findInternals(copied.bank) === undefined);
  if (form !== "since") return copiedTest(copied, form);
  const { bank, entry, keys } = copied;
  const mark = await markBefore(bank, entry.number);
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  const isBefore = entry.number <= ((await recordedOf(bank))?.since ?? 0);
  return isBefore
    ? `// The bank was set to another state after this request, so the test begins there.\n${text}`
    : text;
}

/** What a request can be copied as; "since" is a test of all that was done from it on. */
export type CopyForm = "fetch" | "curl" | "openapiFetch" | "since" | Form;

/**
 * A request as a test: a bank with the same options, what led to the request, then this one and what it answered. Ids
 * come from the answers, for the test's bank counts its own. A fault that hit the request hits that of the test too.
 */
export async function copiedTest({ bank, entry, keys, log }: Copied, form: Form = "vitest"): Promise<string> {
  const { items, ...source } = await sourceOf(bank, log, false);
  const [step] = itemsOfLog([entry]);
  const found = items.findLast(({ key, at }) => key === step?.key && at === step.at) ?? step;
  return testText({
    ...{ bank, keys, form, ...source },
    items: found === step && step ? [...items, step] : items,
    steps: new Set(found ? [found] : []),
    title: titleOf(bank, entry),
  });
}

function titleOf(bank: Copied["bank"], entry: LogEntry): string {
  const path = unmask("path", entry.path, masksOf(bank, entry)).value;
  const broken = breakOf(entry);
  return `${entry.method} ${path} ${broken ? `breaks (${broken})` : `is answered ${entry.status}`}`;
}
