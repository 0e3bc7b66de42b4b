// Lets msw load in a page that may store nothing: it looks at `localStorage` as it loads, for the cookies of mocked answers.

import { withStorage } from "../../../engine/page-storage.ts";
import { isPage } from "../platform.ts";

if (isPage && !withStorage("localStorage", Boolean)) lendStorage();

/** Puts an empty storage in the place of the one that is denied, until the modules that are loading have loaded. */
function lendStorage(): void {
  const denied = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  const empty = { getItem: () => null };
  if (!Reflect.defineProperty(globalThis, "localStorage", { value: empty, configurable: true })) return;
  queueMicrotask(() => {
    Reflect.deleteProperty(globalThis, "localStorage");
    if (denied) Object.defineProperty(globalThis, "localStorage", denied);
  });
}
