export async function register() {
  // Next leaves out of a build what such a condition excludes.
  if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {
    const { start } = await import("sandbank/next");
    const { bank } = await import("./bank");
    start(bank);
  }
}
