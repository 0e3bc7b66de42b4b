import { defineConfig } from "vite";

/** One file that the edge runs as it is. */
export default defineConfig({
  build: {
    ssr: "src/worker.ts",
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { target: "webworker", noExternal: true },
});
