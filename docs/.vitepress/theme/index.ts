import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import PlaygroundFrame from "./playground-frame.vue";
import { withSearchOrder } from "./search-order.ts";
import TryBank from "./try-bank.vue";
import "../../../playground/src/styles/font.css";
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
