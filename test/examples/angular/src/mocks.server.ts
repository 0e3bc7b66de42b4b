import type { Express } from "express";

/** Does nothing: in development mocks.server.development.ts takes the place of this file. */
export function mountMocks(_app: Express): void {}
