// Walks the built playground in the browsers of this machine that the tests do not run in: Firefox (ESR) and WebKitGTK, from
// Debian's packages firefox-esr, webkit2gtk-driver and xvfb. One that is missing is skipped with a line, and so is what needs an
// address of this machine that is not its loopback. `npm run long browsers`.

import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type {} from "../../src/panel/index.ts";
import { bundlePlayground } from "../build/playground.ts";
import { root } from "../build/sources.ts";
import type { Driven, Profile } from "./driven.ts";
import { missingFirefox, openFirefox } from "./firefox.ts";
import { hostGzipped } from "./gzip-host.ts";
import { walkFetch, walkFirstPage, walkNote, walkTreasury } from "./walk.ts";
import { missingWebKit, openWebKit } from "./webkit.ts";

/** One walk: the state of the browser, and what to expect. */
interface Walk {
  readonly how: string;
  readonly profile: Profile;
  /** What the page has to say of it; undefined for nothing. */
  readonly note?: string;
  /** Whether the bank answers the platform's `fetch`, which the page uses. */
  readonly answersFetch: boolean;
  /** Whether the page comes from an address that browsers take for insecure. */
  readonly isInsecure?: true;
}

const NO_WORKERS = "Service workers aren't available here";
const IN_THE_PAGE = "the bank answers only requests from this page";

const walks: readonly Walk[] = [
  { how: "as it is", profile: {}, answersFetch: true },
  { how: "in a private window", profile: { isPrivate: true }, answersFetch: true },
  {
    how: "without service workers",
    profile: { serviceWorkers: false },
    note: NO_WORKERS,
    answersFetch: true,
  },
  { how: "without storage", profile: { storage: false }, note: IN_THE_PAGE, answersFetch: false },
  { how: "at an insecure origin", profile: {}, note: NO_WORKERS, answersFetch: true, isInsecure: true },
];

/** WebDriver gives WebKit private windows alone, and there a service worker needs none of the storage that is turned off. */
const inWebKit = walks
  .filter(({ profile }) => !profile.isPrivate)
  .map((walk): Walk => {
    const { how, profile } = walk;
    return profile.storage === false ? { how, profile, answersFetch: true } : walk;
  });

const outDir = join(root, ".cache/browsers");
await bundlePlayground(outDir);
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const host = await hostGzipped(outDir);
const insecureHost = outside === undefined ? undefined : await hostGzipped(outDir, outside);
try {
  await walkAll("Firefox", missingFirefox(), openFirefox, walks);
  await walkAll("WebKitGTK", missingWebKit(), openWebKit, inWebKit);
} finally {
  host.close();
  insecureHost?.close();
}

async function walkAll(
  name: string,
  missing: string | undefined,
  open: (profile: Profile) => Promise<Driven>,
  all: readonly Walk[],
): Promise<void> {
  if (missing !== undefined) {
    skip(name, `it is not here: ${missing}`);
    return;
  }
  for (const walk of all) {
    const at = walk.isInsecure ? insecureHost : host;
    if (at) await walkOne(walk, at.url, open);
    else skip(`${name}, ${walk.how}`, "this machine has no address but its loopback");
  }
}

async function walkOne(
  { how, profile, note, answersFetch }: Walk,
  url: string,
  open: (profile: Profile) => Promise<Driven>,
): Promise<void> {
  const start = performance.now();
  const page = await open(profile);
  try {
    await walkFirstPage(page, url);
    await walkTreasury(page);
    await walkNote(page, note);
    if (answersFetch) await walkFetch(page);
    console.log(`${page.name}, ${how}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } finally {
    await page.close();
  }
}

function skip(what: string, why: string): void {
  console.log(`${what}: skipped, because ${why}`);
}
