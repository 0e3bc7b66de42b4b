/** What answers the pages for the bank. Undefined in production, which loads nothing of it. */
export const sandbank = process.env.NODE_ENV === "development" ? await import("./bank.ts") : undefined;
