// Statements: X260.

import { ownHandlersConformance } from "./conformance.ts";

ownHandlersConformance();
