/** Where the server listens. */
export const port = Number(process.env.PORT ?? 3000);

/** The folder with the page's script, which `build.ts` has made. */
export const scripts = `dist/${process.env.NODE_ENV === "development" ? "development" : "production"}`;
