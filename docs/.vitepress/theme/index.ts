import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import TryBank from "./try-bank.vue";
import "./page.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("TryBank", TryBank);
  },
} satisfies Theme;
