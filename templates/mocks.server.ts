import type { Express } from "express";

/** In development mocks.server.development.ts takes the place of this file. */
export const mountMocks: (app: Express) => void = () => {
  // There are no mocks in production.
};
