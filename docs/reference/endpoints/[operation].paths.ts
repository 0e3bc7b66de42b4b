import { contentOf, endpointPages } from "../../.vitepress/endpoint-page.ts";
import { readCode } from "../../.vitepress/read-code.ts";
import { readDocument } from "../../.vitepress/read-document.ts";

export default {
  paths() {
    const document = readDocument();
    const codeOf = readCode();
    return endpointPages(document).map((page) => ({
      params: { operation: page.operation },
      content: contentOf(document, page, codeOf(page.operation)),
    }));
  },
};
