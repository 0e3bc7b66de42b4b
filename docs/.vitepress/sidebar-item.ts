import type { Plugin } from "vite";

const CARET =
  /\n\s+role="button"\n\s+aria-label="toggle section"\n\s+@click="onCaretClick"\n\s+@keydown.enter="onCaretClick"\n\s+tabindex="0"/;
const ITEM = ':tabindex="item.items && 0"';

/**
 * A group of the theme's sidebar is a button with a second button for its caret within, which no assistive technology can tell
 * apart. No group here is a link too, so that the caret is a picture alone, and the button says whether its group is open.
 */
export const sidebarItem: Plugin = {
  name: "sandbank:sidebar-item",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/VPSidebarItem.vue")) return undefined;
    if (!CARET.test(code) || !code.includes(ITEM))
      throw new Error("VPSidebarItem.vue has changed: see sidebar-item.ts.");
    return code
      .replace(CARET, "")
      .replace(ITEM, `${ITEM}\n      :aria-expanded="item.items && collapsible ? !collapsed : undefined"`);
  },
};
