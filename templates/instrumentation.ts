export async function register() {
  // Next leaves out of a build what such a condition excludes.
  if (process.env.NODE_ENV === "development" && process.env.NEXT_RUNTIME === "nodejs") {
    const { createBank } = await import("sandbank");
    const { start } = await import("sandbank/next");
    const { default: options } = await import("./bank.ts");
    start(createBank(options));
  }
}
