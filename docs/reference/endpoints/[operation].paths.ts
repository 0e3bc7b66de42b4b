import { endpointPages } from "../../.vitepress/endpoint-page.ts";
import { readDocument } from "../../.vitepress/read-document.ts";

export default {
  paths: () =>
    endpointPages(readDocument()).map(({ operation, content }) => ({ params: { operation }, content })),
};
