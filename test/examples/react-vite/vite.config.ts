import react from "@vitejs/plugin-react";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// A production build has no bank in it; `--mode demo` includes one, for a preview without a service.
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // A reload and an edit of src/bank.ts keep the rows; `await sandbank.reset()` in the console begins again.
    sandbank({ options: "./src/bank.ts", panel: true, persist: true, build: mode === "demo" }),
  ],
}));
