import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.ts";

// A bundler leaves out of a build what such a condition excludes.
if (process.env.NODE_ENV === "development") {
  const { startPage } = await import("sandbank/ssr/client");
  startPage({ panel: () => import("sandbank/panel") });
}

const count = Number(document.body.dataset.count);
hydrateRoot(document, createElement(App, { count }));
