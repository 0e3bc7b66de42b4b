import { solidStart } from "@solidjs/start/config";
import { nitro } from "nitro/vite";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [solidStart(), nitro(), sandbank({ options: "./src/bank.ts", panel: true })],
});
