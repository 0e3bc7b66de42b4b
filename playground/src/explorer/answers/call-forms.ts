import type { CopyForm } from "sandbank/internal";

/** What a call can be written down as, and what that is called: here, and on the pages of endpoints in the docs. */
export const CALL_FORMS: readonly (readonly [form: CopyForm, label: string])[] = [
  ["curl", "curl"],
  ["fetch", "fetch"],
  ["openapiFetch", "openapi-fetch"],
  ["vitest", "Vitest"],
];
