import { setupBank } from "sandbank/jest";

/** This project's own banks: each starts at the same time, and its clock moves only when a test moves it. */
export const setupProjectBank = () =>
  setupBank({ bankOptions: { clock: { start: "2026-03-02T15:00:00Z", paused: true } } });
