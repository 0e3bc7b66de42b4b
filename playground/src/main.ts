import { askOnce } from "./front/ask.ts";
import { isFrontPage } from "./front/place.ts";

// The first page is in index.html. It needs neither the app nor the visitor's bank, which are loaded where another page is asked for.
if (isFrontPage(location)) {
  askOnce();
  void import("./front/front-page.ts");
  window.addEventListener("pointerover", prepareApp);
  window.addEventListener("focusin", prepareApp);
  window.addEventListener("hashchange", leave);
} else {
  openApp({ followed: false });
}

function leave(): void {
  if (isFrontPage(location)) return;
  window.removeEventListener("hashchange", leave);
  openApp({ followed: true });
}

function openApp(how: { readonly followed: boolean }): void {
  document.documentElement.dataset.page = "app";
  void import("./start/open-app.ts").then(({ openApp }) => openApp(how));
}

/** Loads the app before a link to it is followed. */
function prepareApp({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest("a[href^='#/']")) return;
  window.removeEventListener("pointerover", prepareApp);
  window.removeEventListener("focusin", prepareApp);
  void import("./start/open-app.ts");
}

// On a narrow page the navigation is a menu, which has done its work once a link of it is followed.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("a")) return;
  target.closest<HTMLElement>(":popover-open")?.hidePopover();
});
