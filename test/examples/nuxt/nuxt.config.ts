export default defineNuxtConfig({
  compatibilityDate: "2026-11-01",
  modules: ["sandbank/nuxt"],
  sandbank: { options: "./app/bank.ts", panel: true },
});
