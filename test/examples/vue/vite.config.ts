import vue from "@vitejs/plugin-vue";
import { sandbank } from "sandbank/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vue(), sandbank({ options: "./src/bank.ts", panel: true, persist: true })],
});
