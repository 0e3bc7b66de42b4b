import react from "@vitejs/plugin-react";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// The production build has no bank in it, and no panel; `--mode demo` asks for both.
export default defineConfig(({ mode }) => ({
  base: "/sub/",
  build: { outDir: mode === "demo" ? "dist-demo" : "dist" },
  plugins: [react(), sandbank({ options: "./src/bank.ts", panel: true, build: mode === "demo" })],
}));
