import { endpointsPage } from "../.vitepress/endpoint-page.ts";
import { optionsPage } from "../.vitepress/options-page.ts";
import { readDocument } from "../.vitepress/read-document.ts";

export default {
  paths: () => [
    { params: { page: "options" }, content: optionsPage() },
    { params: { page: "endpoints" }, content: endpointsPage(readDocument()) },
  ],
};
