import type { SandbankPanel } from "sandbank/panel";
import { addressOf, type Place, placeOf } from "./address.ts";

/** The state of an entry of the browser's history that this page has seen before. */
const SEEN = "sandbank-seen";

/** Has the panel show a place, and gives it the focus: who has asked for it by keyboard is to be there. */
export function goToPanel(place: string): void {
  location.hash = addressOf({ ...placeOf(location.hash), panel: place });
  // At once, as the browser says so later, and not at all where the address is the same.
  dispatchEvent(new HashChangeEvent("hashchange"));
  document.querySelector("sandbank-panel")?.focus();
}

/**
 * Keeps the place of the panel in the address, beside that of the page, while it is open. A link to a page says nothing of the
 * panel, which then stays as it is; going back and forward takes it to where it was.
 */
export function followPanel(panel: SandbankPanel): void {
  const shown = () => (panel.open ? panel.place : undefined);
  const write = (how: "pushState" | "replaceState") => {
    const { panel: written, ...page } = placeOf(location.hash);
    const place = shown();
    if (written === place) return;
    const next: Place = place === undefined ? page : { ...page, panel: place };
    history[how](SEEN, "", addressOf(next));
  };
  const take = () => {
    // The page takes a link to a bank out of the address by itself.
    if (/^#(?:bank|state)=/.test(location.hash)) return;
    const wanted = placeOf(location.hash).panel;
    if (wanted === undefined && history.state !== SEEN) write("replaceState");
    else if (wanted !== shown()) {
      panel.open = wanted !== undefined;
      if (wanted !== undefined) panel.place = wanted;
      // A place that it has not is another one to it.
      write("replaceState");
    }
    history.replaceState(SEEN, "");
  };
  panel.addEventListener("sandbank-place", () => write("pushState"));
  new MutationObserver(() => write("pushState")).observe(panel, { attributeFilter: ["open"] });
  addEventListener("hashchange", take);
  take();
}
