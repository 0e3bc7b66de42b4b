import { createBank } from "./engine.ts";

/** When the story begins: a Thursday, so that a weekend lies before the payment arrives. */
export const BEGINS = "2026-03-05T15:00:00Z";

/** The bank of the first page alone. That of the other pages has the visitor's own rows, and is not loaded yet. */
export const bank = createBank({ clock: { start: BEGINS, paused: true }, console: false });
