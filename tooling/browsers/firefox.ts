import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { launch } from "puppeteer-core";
import type { Driven, Profile } from "./driven.ts";

const browser = [process.env.FIREFOX_PATH, "/usr/bin/firefox", "/usr/bin/firefox-esr"].find(
  (path) => path !== undefined && existsSync(path),
);

/** What this machine lacks to drive Firefox; undefined for nothing. */
export function missingFirefox(): string | undefined {
  return browser === undefined ? "install firefox-esr, or set FIREFOX_PATH" : undefined;
}

/** Opens a stock Firefox with a fresh profile, through WebDriver BiDi. */
export async function openFirefox({ serviceWorkers, storage, isPrivate }: Profile = {}): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), "sandbank-firefox-"));
  const running = await launch({
    browser: "firefox",
    executablePath: browser ?? "",
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: {
      ...(serviceWorkers === false ? { "dom.serviceWorkers.enabled": false } : {}),
      // 2 refuses all cookies and with them everything that a site may keep.
      ...(storage === false ? { "network.cookie.cookieBehavior": 2 } : {}),
      ...(isPrivate ? { "browser.privatebrowsing.autostart": true } : {}),
    },
  });
  const page = await running.newPage();
  return {
    name: await running.version(),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (work, ...given) => page.evaluate(work as never, ...(given as never)) as never,
    async close() {
      await running.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
