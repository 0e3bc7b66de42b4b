import { build } from "esbuild";

const mode = process.env.NODE_ENV === "development" ? "development" : "production";

await build({
  entryPoints: ["client.ts"],
  outdir: `dist/${mode}`,
  bundle: true,
  splitting: true,
  format: "esm",
  minify: mode === "production",
  define: { "process.env.NODE_ENV": JSON.stringify(mode) },
});
