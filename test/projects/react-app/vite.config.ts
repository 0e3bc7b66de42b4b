import react from "@vitejs/plugin-react";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

// The production build has no bank in it; `--mode demo` asks for one.
export default defineConfig(({ mode }) => ({
  base: "/sub/",
  build: { outDir: mode === "demo" ? "dist-demo" : "dist" },
  plugins: [react(), sandbank({ options: "./src/bank.ts", build: mode === "demo" })],
}));
