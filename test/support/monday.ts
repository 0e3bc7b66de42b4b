/** Monday 2 March 2026, 15:00 GMT; the banking days around it are ordinary ones. */
export const MONDAY = "2026-03-02T15:00:00.000Z";
