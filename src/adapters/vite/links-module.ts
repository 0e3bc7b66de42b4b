/** What the module that starts the bank does besides, before the app's first script: it opens links. */
export const LINKS_SOURCE = `
import { openLinks } from "sandbank/vite/client";
afterStart(() => openLinks(globalThis.sandbank));`;
