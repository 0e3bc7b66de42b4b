const CLIENT = "sandbank/vite/client";

/** What the module that starts the bank does besides, before the app's first script: it opens links. */
export const LINKS_SOURCE = `
import { openLinks } from ${JSON.stringify(CLIENT)};
afterStart(() => openLinks(globalThis.sandbank));`;
