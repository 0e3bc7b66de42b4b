import react from "@vitejs/plugin-react";
import { sandbank } from "sandbank/vite";
import vike from "vike/plugin";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vike(), react(), sandbank({ options: "./bank.ts", panel: true })],
});
