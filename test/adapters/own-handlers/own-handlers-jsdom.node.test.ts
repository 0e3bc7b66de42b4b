// @vitest-environment jsdom
// Statements: X224.

import { ownHandlersConformance } from "./conformance.ts";

ownHandlersConformance();
