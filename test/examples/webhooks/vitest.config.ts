import { defineConfig } from "vitest/config";

export default defineConfig({ test: { env: { WEBHOOK_SECRET: "whsec_test" } } });
