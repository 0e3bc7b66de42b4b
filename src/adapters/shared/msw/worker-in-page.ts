// What replaces msw's worker in a page, by `imports` of package.json.

import "./storage-for-msw.ts";

export * from "msw/browser";
