import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { withSearchOrder } from "./search-order.ts";
import TryBank from "./try-bank.vue";
import "./page.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    siteData.value = withSearchOrder(siteData.value);
    app.component("TryBank", TryBank);
  },
} satisfies Theme;
