import { defineConfig } from "vitest/config";

/** What happy-dom asks of handlers, whoever gives them to msw. */
export default defineConfig({ test: { include: ["test/happy-dom/*.ts"], environment: "happy-dom" } });
