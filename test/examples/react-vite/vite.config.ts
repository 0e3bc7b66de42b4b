import react from "@vitejs/plugin-react";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// A production build has no bank in it; `--mode demo` includes one, for a preview without a service.
export default defineConfig(({ mode }) => ({
  plugins: [react(), sandbank({ options: "./src/bank.ts", panel: true, build: mode === "demo" })],
}));
