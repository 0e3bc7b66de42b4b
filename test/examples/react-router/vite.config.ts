import { reactRouter } from "@react-router/dev/vite";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter(), sandbank({ options: "./app/bank.ts", panel: true })],
});
