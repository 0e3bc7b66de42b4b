import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import PlaygroundFrame from "./playground-frame.vue";
import { withSearchOrder } from "./search-order.ts";
import TryBank from "./try-bank.vue";
import "./tokens.css";
import "./page.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app, siteData }) {
    siteData.value = withSearchOrder(siteData.value);
    app.component("TryBank", TryBank);
    app.component("PlaygroundFrame", PlaygroundFrame);
  },
} satisfies Theme;
